import PaperUI
import Testing

/// A run of an app, as its elements see it.
@MainActor
final class AppSession {
    var screen: Screen?
    /// The node that the keyboard writes to, as long as it is on the screen.
    var focus: Node?
    /// Where the driver was made.
    let place: SourceLocation

    init(place: SourceLocation) {
        self.place = place
    }

    /// Everything on the screen, in reading order.
    var nodes: [Node] { screen?.root?.subtree ?? [] }

    var tree: String { screen?.root?.tree ?? "" }
}
