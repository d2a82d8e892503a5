/// A view for each element of a collection.
///
/// A row's state belongs to the element's id: it follows the id through a reordering and ends when the id is
/// gone, as in SwiftUI. Of elements with the same id each still gets a row, but the state of the later ones
/// goes by their order.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, PrimitiveView {
    private let data: Data
    private let id: (Data.Element) -> ID
    private let content: (Data.Element) -> Content

    /// A view for each element, told apart by the value at a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.id, self.content) = (data, { $0[keyPath: id] }, content)
    }

    /// A view for each element, told apart by its id.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data, id: \.id, content: content)
    }

    /// A view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data, id: \.self, content: content)
    }

    /// A view for each element of a bound collection, with a binding to the element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C> {
        (self.data, self.id, self.content) = (data, { $0.wrappedValue[keyPath: id] }, content)
    }

    var resolution: Resolution {
        var seen: [ID: Int] = [:]
        let children = data.map { element in
            let id = id(element)
            let occurrence = seen[id, default: 0]
            seen[id] = occurrence + 1
            return ChildView(Row(element: element, content: content), key: .id(id, occurrence))
        }
        return Resolution(kind: .group, children: children)
    }

    /// A view of its own, so that what one row's closure reads concerns that row alone.
    private struct Row: View, PrimitiveView {
        let element: Data.Element
        let content: (Data.Element) -> Content

        var resolution: Resolution { Resolution(kind: .group, children: [ChildView(content(element))]) }
    }
}
