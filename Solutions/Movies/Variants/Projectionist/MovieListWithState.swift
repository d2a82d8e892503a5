import SwiftUI

struct MovieListWithState: View {
    @State var movies: [Movie] = []
    let loader: any MovieLoader

    var body: some View {
        MovieRows(movies: movies) { await load() }
    }

    func load() async {
        guard let loaded = await Projectionist(loader).fetchOrNone() else { return }
        movies = loaded
    }
}
