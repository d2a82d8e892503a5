import Foundation

/// Rows that are swiped, deleted and moved.
extension Node {
    /// Swipes over the node: shows what its row offers at an edge, or turns the page. What another row shows is hidden.
    ///
    /// - Returns: whether there is such a row, or a page.
    @discardableResult
    package func swipe(_ edge: HorizontalEdge) -> Bool {
        screen?.update()
        guard let screen, isMounted, obstacle == nil else { return false }
        let row = moved.first { $0.offersSwipe(edge) } ?? parts { $0.offersSwipe(edge) }.first
        screen.showSwipe(row.map { Screen.Swipe(row: $0, edge: edge) })
        row?.tellOutsideOfList("swiped")
        if row != nil { return true }
        let pages = moved.first(where: \.isPaged) ?? parts(where: \.isPaged).first
        pages?.turnPage(by: edge == .trailing ? 1 : -1)
        return pages != nil
    }

    /// Deletes elements of a `ForEach`, as a person would.
    ///
    /// - Returns: whether they can be deleted.
    package func delete(_ offsets: IndexSet) -> Bool {
        guard let screen, isMounted, let action = deleteAction else { return false }
        tellOutsideOfList("deleted")
        screen.perform("what deleting in \(viewName) started") { action(offsets) }
        return true
    }

    /// Moves elements of a `ForEach` to before the one at an offset.
    ///
    /// - Returns: whether they can be moved.
    package func move(_ source: IndexSet, to destination: Int) -> Bool {
        guard let screen, isMounted, let action = moveAction else { return false }
        tellOutsideOfList("moved")
        screen.perform("what moving in \(viewName) started") { action(source, destination) }
        return true
    }

    /// Drags the row that the node is in to where another row is.
    ///
    /// - Returns: whether both are rows that can be moved, of one `ForEach`.
    package func drag(to other: Node) -> Bool {
        guard let rows = moved.first(where: { $0.moveAction != nil }),
            let source = rows.position(of: self), let target = rows.position(of: other)
        else { return false }
        return rows.move(IndexSet(integer: source), to: target > source ? target + 1 : target)
    }

    /// Runs what pulling down the list starts, around the node or in it. As in SwiftUI, the task belongs to the view: it is
    /// cancelled where the view leaves, as a list does in whose place a spinner comes.
    ///
    /// - Returns: whether there is anything to start.
    package func refresh() -> Bool {
        let list = moved.first { $0.refreshAction != nil } ?? parts { $0.refreshAction != nil }.first
        guard let screen, isMounted, let list, let action = list.refreshAction else { return false }
        list.tellOutsideOfScrolling()
        screen.perform("what pulling down started") { list.refreshing = Task { await action() } }
        return true
    }

    /// The node and those that a finger moves with it: what stands in a bar or over the screen stays where it is.
    private var moved: [Node] {
        Array(sequence(first: self) { $0.isElsewhere && $0.role != .search ? nil : $0.parent })
    }

    private func position(of node: Node) -> Int? {
        content.firstIndex { row in sequence(first: node, next: \.parent).contains { $0 === row } }
    }

    private var refreshAction: (@MainActor () async -> Void)? {
        for case .refreshable(let action) in modifiers { return { await action() } }
        return nil
    }

    private var deleteAction: ((IndexSet) -> Void)? {
        for case .onDelete(let action) in modifiers { return action }
        return nil
    }

    private var moveAction: ((IndexSet, Int) -> Void)? {
        for case .onMove(let action) in modifiers { return action }
        return nil
    }

    /// True where pulling the list down starts anything.
    var isRefreshable: Bool { refreshAction != nil }

    func offersSwipe(_ edge: HorizontalEdge) -> Bool {
        modifiers.contains { modifier in
            switch modifier {
            case .swipeActions(let own, _): own == edge
            case .editableRow(let row):
                row.delete != nil && edge == .trailing && !environment.isDeleteDisabled
            default: false
            }
        }
    }

    // MARK: What the rows get

    /// The rows of a `ForEach`, each with what can be done with it.
    func editableRows(_ children: [ChildView]) -> [ChildView] {
        let isEditable = modifiers.contains { modifier in
            switch modifier {
            case .onDelete, .onMove: true
            default: false
            }
        }
        guard isEditable else { return children }
        return children.enumerated().map { index, child in
            child.adding([.editableRow(EditableRow(index: index, delete: deleteAction, move: moveAction))])
        }
    }

    func isSwiped(to edge: HorizontalEdge?) -> Bool {
        screen?.swipe?.row === self && screen?.swipe?.edge == edge
    }

    /// The button that deletes the row: shown by a swipe where the row has no actions of its own, and while the list
    /// is edited.
    func deleteButton(for row: EditableRow) -> (any View)? {
        guard let delete = row.delete, !environment.isDeleteDisabled else { return nil }
        let hasActions = modifiers.contains { modifier in
            if case .swipeActions(.trailing, _) = modifier { true } else { false }
        }
        guard environment.isListEdited || isSwiped(to: .trailing) && !hasActions else { return nil }
        let index = row.index
        return Button("Delete", role: .destructive) { delete(IndexSet(integer: index)) }
    }
}

extension Screen {
    /// The row that has been swiped.
    struct Swipe {
        weak var row: Node?
        /// nil is what a finger shows that stays.
        let edge: HorizontalEdge?
    }

    /// Shows what a row offers, and hides what another does.
    func showSwipe(_ new: Swipe?) {
        let old = swipe?.row
        swipe = new
        for node in [old, new?.row] { node?.refreshAttachments() }
        update()
    }
}

private struct ListEditedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var isListEdited: Bool {
        get { self[ListEditedKey.self] }
        set { self[ListEditedKey.self] = newValue }
    }
}
