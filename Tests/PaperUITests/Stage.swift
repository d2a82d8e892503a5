import PaperUI

/// Shows what a scene says, and a button that goes on to the next.
struct Stage<Content: View>: View {
    @State private var scene = 0
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
        content(scene)
        Button("next") { scene += 1 }
    }
}
