import PaperUI

/// A view on a screen, found by `inspect()` and `find`, to be read and acted upon.
///
/// It follows its view: after a tap the same inspected view shows what the screen shows now. The names are
/// those of the package ViewInspector.
@MainActor
public struct InspectedView<Value> {
    let screen: Screen
    let node: Node

    /// The view that was found, connected to its state: what its methods do shows on the screen.
    ///
    /// - Throws: ``InspectionError`` if the view has left the screen.
    public func actualView() throws -> Value {
        try present()
        guard let view = node.view as? Value else {
            throw InspectionError.otherType(view: node.title, expected: "\(Value.self)")
        }
        return view
    }

    /// The views around this one and itself, the outermost first: `FilmList > List > Text "Coco"`.
    public var pathToRoot: String {
        screen.update()
        return node.path
    }

    /// Brings the screen up to date and makes sure that the view is still on it.
    func present() throws {
        screen.update()
        guard node.isMounted else { throw InspectionError.gone(view: node.title) }
    }

    func cast<Other>(_ node: Node, to type: Other.Type = Other.self) -> InspectedView<Other> {
        InspectedView<Other>(screen: screen, node: node)
    }
}

extension InspectedView: @MainActor CustomStringConvertible {
    /// The view with all views in it, a line a view.
    public var description: String {
        screen.update()
        return node.tree
    }
}
