import SwiftUI

struct MovieListWithProgramme: View {
    @Binding var programme: Programme
    let loader: any MovieLoader

    var body: some View {
        List(programme.movies) { MovieRow(movie: $0) }
            .task { await load() }
    }

    func load() async {
        do {
            programme.take(.success(try await loader.load()))
        } catch {
            programme.take(.failure(error))
        }
    }
}
