/// A view for each element of a collection.
///
/// A row's state belongs to the element's id: it follows the id through a reordering and ends when the id is
/// gone, as in SwiftUI. Of elements with the same id each still gets a row, but the state of the later ones
/// goes by their order, and the screen warns of it.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    @State private var first: FirstReading?
    /// The elements that the views are made from.
    public let data: Data
    private let id: (Data.Element) -> ID
    private let content: (Data.Element) -> Content

    init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        (self.data, self.id, self.content) = (data, id, content)
    }

    /// The same elements with something else for each.
    func mapped<Other>(_ transform: @escaping (Content) -> Other) -> ForEach<Data, ID, Other> {
        ForEach<Data, ID, Other>(data: data, id: id) { [content] in transform(content($0)) }
    }

    /// The data that a screen has read from a range, kept for as long as the view stays there.
    private final class FirstReading {
        let data: Data

        init(data: Data) {
            self.data = data
        }
    }
}

extension ForEach where Content: View {
    /// A view for each element, told apart by the value at a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    /// A view for each element, told apart by its id.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data, id: \.id, content: content)
    }

    /// A view for each number of a range. As in SwiftUI, the range is read once: one that changes needs an id,
    /// `ForEach(0..<count, id: \.self)`.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data, id: \.self, content: content)
        _first = State(initialValue: FirstReading(data: data))
    }

    /// A view for each element of a bound collection, with a binding to the element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C> {
        self.init(data: data, id: { $0.wrappedValue[keyPath: id] }, content: content)
    }

    /// A view for each element of a bound collection, told apart by its id, with a binding to the element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(data: data, id: { $0.wrappedValue.id }, content: content)
    }

}

extension ForEach: View, PrimitiveView, GroupingView, DynamicViewContent where Content: View {
    public typealias Body = Never

    var resolution: Resolution {
        var seen: [ID: Int] = [:]
        let children = constantData.map { element in
            let id = id(element)
            let occurrence = seen[id, default: 0]
            seen[id] = occurrence + 1
            if occurrence == 1 { Evaluation.current?.note(.sharedID("\(id)")) }
            return ChildView(Row(element: element, content: content), key: .id(id, occurrence))
        }
        return Resolution(kind: .group, children: children)
    }

    /// The data that was read first, where that counts.
    private var constantData: Data {
        guard let first else { return data }
        if !areEqual(first.data, data) {
            Evaluation.current?.note(.changedRange(given: "\(data)", kept: "\(first.data)"))
        }
        return first.data
    }

    /// A view of its own, so that what one row's closure reads concerns that row alone.
    private struct Row: View, GroupingView {
        let element: Data.Element
        let content: (Data.Element) -> Content

        var resolution: Resolution { Resolution(kind: .group, children: [ChildView(content(element))]) }
    }
}
