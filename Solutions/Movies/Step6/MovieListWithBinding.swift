import PaperUI

struct MovieListWithBinding: View {
    @Binding var movies: [Movie]
    let loader: any MovieLoader

    var body: some View {
        List(movies, rowContent: MovieRow.init)
            .task { await load() }
    }

    func load() async {
        movies = await loader.moviesOrNone()
    }
}
