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
        self.init(data, identify: { $0[keyPath: id] }, content)
    }

    private init(
        _ data: Data, identify: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = identify
        self.content = content
    }

    func resolve(in environment: EnvironmentValues) -> Resolution {
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

        func resolve(in environment: EnvironmentValues) -> Resolution {
            Resolution(kind: .group, children: [ChildView(content(element))])
        }
    }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
    /// A view for each element, told apart by its id.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, identify: { $0.id }, content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    /// A view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, identify: { $0 }, content)
    }
}

extension ForEach {
    /// A view for each element of a bound collection, with a binding to the element.
    public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == Binding<C>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
        ID == C.Element.ID
    {
        self.init(data, identify: { $0.wrappedValue.id }, content)
    }

    /// A view for each element of a bound collection, told apart by the value at a key path.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
        self.init(data, identify: { $0.wrappedValue[keyPath: id] }, content)
    }
}
