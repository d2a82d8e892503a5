import SwiftUI

struct MovieListWithProgramme: View {
    @Binding var programme: Programme
    let loader: any MovieLoader

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(programme.movies, content: MovieRow.init)
            }
            Text(programme.errorText ?? "That was all.")
        }
        .task(load)
    }

    func load() async {
        switch await loader.outcome() {
        case .came(let movies): programme.take(.success(movies))
        case .failed: programme.take(.failure(NothingCame()))
        case .calledOff: break
        }
    }
}

private struct NothingCame: Error {}
