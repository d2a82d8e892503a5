import Foundation

/// A side of a row.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    case leading, trailing

    /// Several sides.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The one side.
        public init(_ edge: HorizontalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}

/// Views made from data, whose rows a person can delete and move.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection

    /// The elements that the views are made from.
    var data: Data { get }
}

/// Views made from data, with a modifier.
struct ModifiedRows<Content: DynamicViewContent> {
    let content: Content
    let modifier: Modifier
}

extension ModifiedRows: DynamicViewContent, ModifiedView {
    typealias Body = Never

    var data: Content.Data { content.data }
    var inner: any View { content }
}

extension DynamicViewContent {
    /// Lets a person delete rows: by a swipe and a tap on "Delete", or while the list is edited. nil forbids it.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        ModifiedRows(content: self, modifier: .onDelete(action))
    }

    /// Lets a person move rows. nil forbids it.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        ModifiedRows(content: self, modifier: .onMove(action))
    }
}

extension View {
    /// Controls that a swipe over the row shows.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modified(by: .swipeActions(edge, content()))
    }

    /// Controls that a finger shows which stays on the view.
    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
        modified(by: .contextMenu(menuItems()))
    }

    /// Does something when a person pulls the list down.
    nonisolated public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        modified(by: .refreshable { await action() })
    }

    /// The room on the sides of the row, in points; nil is the usual. It shows in pictures.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modified(by: .rowInsets(insets))
    }

    /// Keeps a person from deleting the row, or not.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        environment(\.isDeleteDisabled, isDisabled)
    }
}

/// The ways to edit a row of a `ForEach`.
package struct EditableRow {
    let index: Int
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?
}

private struct DeleteDisabledKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var isDeleteDisabled: Bool {
        get { self[DeleteDisabledKey.self] }
        set { self[DeleteDisabledKey.self] = newValue }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at these offsets, as SwiftUI's own extension does.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
    }
}

extension MutableCollection where Self: RangeReplaceableCollection {
    /// Moves the elements at these offsets to before the one at the destination, as SwiftUI's own extension does.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.map { self[index(startIndex, offsetBy: $0)] }
        let place = destination - source.count { $0 < destination }
        remove(atOffsets: source)
        insert(contentsOf: moved, at: index(startIndex, offsetBy: place))
    }
}
