import PaperUI
import Testing

/// A run of an app, as its elements see it.
@MainActor
final class AppSession {
    var screen: Screen?
    /// Where the driver was made.
    let place: SourceLocation

    init(place: SourceLocation) {
        self.place = place
    }

    /// Everything that can be reached on the screen, in reading order: with a sheet or an alert upon it, what is in that.
    var nodes: [Node] { screen?.front?.heardSubtree ?? [] }

    var tree: String { screen?.front?.tree ?? "" }
}
