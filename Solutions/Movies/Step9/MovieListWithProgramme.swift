import SwiftUI

struct MovieListWithProgramme: View {
    @Binding var programme: Programme
    let loader: any MovieLoader

    var body: some View {
        VStack {
            if let errorText = programme.errorText {
                Text(errorText)
            }
            List(programme.movies) { MovieRow(movie: $0) }
        }
        .task { await load() }
    }

    func load() async {
        let answer = await loader.answer()
        programme.take(answer)
    }
}
