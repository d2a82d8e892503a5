import PaperUI
import Testing

/// A run of an app, as its elements see it.
@MainActor
final class AppSession {
    var screen: Screen?
    /// The line where the driver was made.
    let place: SourceLocation

    init(place: SourceLocation) {
        self.place = place
    }

    /// Everything on the screen, in reading order.
    func nodes(_ sight: Sight) -> [Node] {
        screen?.showToCondition()
        return (sight == .ofPerson ? screen?.front : screen?.root)?.nodes(sight) ?? []
    }

    var tree: String { screen?.front?.driverTree ?? "" }
}

/// The nodes that count.
enum Sight {
    /// Those that a person sees or hears: with a sheet or an alert upon the screen, what is in that.
    case ofPerson
    /// The hidden and the covered ones, too, to say why nobody reaches them.
    case ofAll
}

extension Node {
    /// The node and those in it.
    func nodes(_ sight: Sight) -> [Node] { sight == .ofPerson ? heardSubtree : subtree }
}
