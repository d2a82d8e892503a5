import PaperUI

struct MovieListWithModel: View {
    let model: MovieListViewModel

    var body: some View {
        List(model.movies, rowContent: MovieRow.init)
            .task { await model.load() }
    }
}
