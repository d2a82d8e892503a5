import Observation

/// A view where it stands on a screen: what stays while view values come and go.
///
/// The tree of nodes is what everything else works on: the drawings, and the packages that inspect and drive
/// a screen. A node lives as long as its identity: its place among its siblings, the type of its view with
/// its modifiers, and its explicit id. It keeps the state, the tasks and the last evaluation.
///
/// - A view with a `body` is a node of kind `.composite` with the body as its only content.
/// - The builder's `if`, `ForEach`, `Group` and so on are nodes of kind `.group`, which draw nothing.
/// - Modifiers are no nodes of their own: they are in `modifiers` of the node of the view that they follow.
///   The content of a toolbar is a child with the role `.toolbar` of the node that has the modifier.
///
/// Ask ``Screen/root`` for a tree that is up to date. A node that you keep stays up to date as long as it is
/// mounted.
@MainActor
package final class Node {
    /// The key that tells a node from its siblings.
    package enum Key: Hashable {
        case position(Int)
        case branch(Bool)
        case id(AnyHashable, Int)
        case modifier(Int)
        /// The item of a toolbar.
        case slot(Int, Int)
    }

    /// The role of a node in the node that holds it.
    package enum Role: Hashable {
        case content, label, header, footer, back, overlay, backdrop
        /// The label of a control, which can be hidden.
        case controlLabel
        case toolbar, leadingToolbar, principal, bottomBar, keyboard, topInset, bottomInset
        case search, searchEnd, searchToken, searchScope, searchSuggestion
        case swipe, presentation, cancel
    }

    package let key: Key
    package let role: Role
    /// The type of the view with its modifiers, and its explicit id.
    let viewType: any View.Type
    let explicitID: AnyHashable?
    let depth: Int

    package internal(set) weak var screen: Screen?
    /// The node that holds this one; nil for the root.
    package internal(set) weak var parent: Node?
    /// True as long as the node is on its screen.
    package internal(set) var isMounted = true
    /// True for a view of a tab view while another one is shown.
    var isHiddenTab = false
    /// True where no pushed page covers the node.
    var isVisible: Bool
    /// True where what is inside becomes rows of a list, each for itself.
    let isInRows: Bool

    /// The view without its modifiers. Its state is connected: an actual view, whose methods work.
    package internal(set) var view: any View
    /// The modifiers on the view, the outermost first.
    package internal(set) var modifiers: [Modifier] = []
    /// The modifiers that each row inside gets in the place of this node, as in SwiftUI's lists.
    var rowModifiers: [Modifier] = []
    /// The environment inside all modifiers.
    package internal(set) var environment = EnvironmentValues()
    var kind = Kind.group { didSet { frame = kind.frame } }
    /// The kind, as far as it decides what is seen: cheap to look at in every node, which a kind is not.
    private(set) var frame = Kind.Frame.none
    /// The number of times that the view was evaluated.
    package internal(set) var evaluations = 0

    /// The environment outside of all modifiers.
    var surroundings = EnvironmentValues()
    /// All nodes inside, also those that a pushed page covers.
    var content: [Node] = []
    /// Nodes that modifiers hold.
    var attachments: [Node] = []
    var locations: [AnyObject] = []
    private(set) var connectedLocations = 0
    /// The changes of the objects that the view observes, whatever its body reads.
    private(set) var observed: [ObjectChanges] = []
    /// The pages that modifiers keep on a stack.
    var pushedPages: [Int: LinkedPage] = [:]
    var tasks: [Int: Task<Void, Never>] = [:]
    /// The task that pulling down the view has started.
    var refreshing: Task<Void, Never>?
    /// True while a person searches by the view's field: it had the keyboard, and nobody has cancelled the search
    /// since.
    var isSearching = false
    var isStale = false
    var typing: Typing?

    init(_ child: ChildView, in parent: Node?, of screen: Screen) {
        key = child.key
        role = child.role
        viewType = child.type
        explicitID = child.explicitID
        depth = (parent?.depth ?? 0) + 1
        view = child.view
        isVisible = parent.map { $0.isVisible && !$0.holdsTabs } ?? true
        isInRows = child.role == .content && parent?.makesRows == true
        self.parent = parent
        self.screen = screen
    }

    deinit {
        tasks.values.forEach { $0.cancel() }
        refreshing?.cancel()
    }

    /// True where what is inside is seen only once it is chosen.
    private var holdsTabs: Bool { frame == .tabs }

    private var makesRows: Bool {
        switch kind {
        case .element(let element): element.makesRows(isInRows)
        case .group, .composite: isInRows
        default: false
        }
    }

    /// The state that comes next in the order of declaration; made from the initial value the first time.
    func location<Value>(initialValue: @autoclosure () -> Value) -> StateLocation<Value> {
        defer { connectedLocations += 1 }
        if connectedLocations < locations.count,
            let known = locations[connectedLocations] as? StateLocation<Value>
        {
            return known
        }
        let location = StateLocation(initialValue())
        locations.append(location)
        return location
    }

    /// Has the view evaluated after each change of an object, until it is evaluated the next time.
    func observe(_ object: some ObservableObject) {
        observed.append(object.changes)
    }

    /// Begins anew with what is connected to a view.
    func disconnect() {
        connectedLocations = 0
        observed = []
    }
}
