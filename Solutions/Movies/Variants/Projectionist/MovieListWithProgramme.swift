import SwiftUI

struct MovieListWithProgramme: View {
    @Binding var programme: Programme
    let loader: any MovieLoader

    var body: some View {
        VStack {
            MovieRows(movies: programme.movies) { await load() }
            if let errorText = programme.errorText {
                HStack {
                    Text("Oh dear:")
                    Text(errorText)
                }
            }
        }
    }

    /// Written once, after it has been changed in the hand.
    func load() async {
        guard let result = await Projectionist(loader).fetch() else { return }
        var changed = programme
        changed.take(result)
        programme = changed
    }
}
