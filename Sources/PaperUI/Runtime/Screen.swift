import Foundation

/// A screen on paper, with a view mounted on it.
///
/// ```swift
/// let screen = Screen(CounterView())
/// await screen.settle()
/// print(screen.text)
/// ```
///
/// The screen gives the view what it has in an app: an identity for each view inside, state, an environment,
/// tasks, and an evaluation of what has changed and of nothing else. It evaluates when it is asked for a
/// drawing, after each tap, and by itself within a few milliseconds of a change.
///
/// Mounting works on a copy: the view value that you pass stays unmounted. A screen that is let go cancels
/// the tasks of its views.
@MainActor
public final class Screen {
    /// The number of times in a row that views are evaluated before a screen concludes that it would go on for ever.
    package static let roundLimit = 100

    /// The action of a modifier once the views are evaluated.
    struct Effect {
        let node: Node
        let name: String
        let action: @MainActor () -> Void
    }

    let agenda = Agenda()
    let properties = StoredProperties()
    var effects: [Effect] = []
    private(set) var mounted: Node?
    /// The field that has the keyboard, or had it before it left the screen.
    weak var focus: Node? {
        didSet {
            if oldValue !== focus { oldValue?.endTyping() }
            if (oldValue == nil) != (focus == nil) { keyboardHasMoved() }
            if let focus, focus.role == .search { focus.parent?.beginSearch() }
        }
    }
    /// The focus states of the views, by their places.
    var focusStates: [ObjectIdentifier: WrittenFocus] = [:]
    var swipe: Swipe?
    /// Buttons that came into rows of lists, and the rows, in their order.
    var buttonsInRows: [(button: Node, row: Node)] = []
    /// Nodes to look at once all is there, and what for.
    var looks: [(node: Node, look: @MainActor (Node) -> Void)] = []
    /// True where a whole app is on the screen, and not a view of one.
    private(set) var isOfApp = false
    /// True once the view is mounted and was evaluated.
    private(set) var isThere = false
    private let editing = Editing()
    /// The environment around the view that is mounted.
    var surroundings = EnvironmentValues() {
        didSet { mounted?.inherit(surroundings) }
    }

    private var isUpdating = false

    private var given: [(warning: Warning, identity: String)] = []

    /// The faults that this screen has seen: writes during a body, views that never come to rest, tasks that never end,
    /// and what an app does otherwise than paper. Each text once. SwiftUI prints such things to the console; the screen
    /// does, too.
    public var warnings: [String] { given.map(\.warning.text) }

    /// The ``warnings`` about one kind of fault.
    public func warnings(of fault: Fault) -> [String] {
        given.map(\.warning).filter { $0.fault == fault }.map(\.text)
    }

    /// Mounts a view.
    public init<Content: View>(_ view: Content) {
        mount(view)
    }

    /// Mounts what the first window of an app shows.
    public init<A: App>(_ app: A) {
        isOfApp = true
        mount(AppRoot(app: app))
    }

    deinit {
        agenda.close()
    }

    private func mount<Content: View>(_ view: Content) {
        surroundings.editing = editing
        surroundings.appStores = AppStores()
        surroundings.sceneStores = AppStores()
        agenda.onFrame { [weak self] in self?.update(patiently: true) }
        let child = ChildView(view)
        let root = Node(child, in: nil, of: self)
        mounted = root
        root.update(to: child, inheriting: surroundings)
        update()
        isThere = true
    }

    /// The tree of what is on the screen, up to date; nil once it is unmounted.
    package var root: Node? {
        update()
        agenda.observe()
        return mounted
    }

    /// Takes the view off the screen: its tasks are cancelled, its state is gone.
    public func unmount() {
        mounted?.unmount()
        mounted = nil
        update()
        agenda.announce()
    }

    /// Runs an action as if a person had caused it, and brings the screen up to date.
    package func perform(_ name: String, _ action: () -> Void) {
        agenda.run(name, action)
        update()
    }

    /// Evaluates the views that have changed, and then what their modifiers do about it, until all is quiet.
    ///
    /// - Parameter patiently: whether a change that another thread may not have made yet can wait for a frame.
    package func update(patiently: Bool = false) {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        var rounds = 0
        while true {
            let stale = takeStaleNodes(patiently)
            guard let first = stale.first ?? effects.first?.node else {
                if takeBackFocus() { continue }
                return lookAround()
            }
            rounds += 1
            guard rounds <= Self.roundLimit else {
                effects = []
                return warn(.endlessEvaluation(view: first.viewName, rounds: Self.roundLimit))
            }
            for node in stale where node.isMounted && node.isStale {
                node.evaluate()
                node.updateTabsAround()
            }
            let effects = effects
            self.effects = []
            for effect in effects {
                agenda.run("what \(effect.name) of \(effect.node.viewName) started", effect.action)
            }
        }
    }

    /// The nodes that have changed since they were evaluated; those further out first, as they may bring the
    /// others up to date or remove them.
    private func takeStaleNodes(_ patiently: Bool) -> [Node] {
        let marks = agenda.takeMarks(patiently: patiently).filter {
            $0.node.isMounted && ($0.node.evaluations == $0.evaluation || $0.isSecondLook)
        }
        marks.forEach { $0.node.isStale = true }
        return marks.map(\.node).sorted { $0.depth < $1.depth }
    }

    func warn(_ warning: Warning) {
        let identity = warning.identity
        guard !given.contains(where: { $0.identity == identity }) else { return }
        given.append((warning, identity))
        warning.tell()
    }
}
