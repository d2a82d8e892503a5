import SwiftUI

struct MovieListWithState: View {
    @State var movies: [Movie] = []
    let loader: any MovieLoader

    var body: some View {
        ScrollView {
            Text("This week")
            LazyVStack {
                ForEach(movies, content: MovieRow.init)
            }
        }
        .task(load)
    }

    func load() async {
        let outcome = await loader.outcome()
        outcome.replace(&movies)
    }
}
