import PaperUI

struct MovieListWithModel: View {
    let model: MovieListViewModel

    var body: some View {
        MovieRows(movies: model.movies, appeared: model.load)
    }
}
