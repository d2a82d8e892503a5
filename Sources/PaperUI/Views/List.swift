/// Rows, one below another, in sections if there are any.
public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView, LazyContainer {
    @Environment(\.editMode) private var editMode
    nonisolated(unsafe) private var choice: Choice?
    nonisolated(unsafe) private let content: Content

    /// A list of which a tap chooses a row, by its tag or its id.
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        choice = selection.map { Choice($0) }
    }

    /// A list of which a tap chooses rows, and lets them go again.
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        choice = selection.map { Choice($0) }
    }

    var resolution: Resolution {
        let isEdited = editMode?.wrappedValue.isEditing ?? false
        return Resolution(
            ListElement(isForm: false),
            children: [ChildView(content.environment(\.isListEdited, isEdited).environment(\.choice, choice))]
        )
    }
}

extension List where SelectionValue == Never {
    /// A list of the given views: each is a row.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A list with a row for each element, told apart by its id.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    /// A list with a row for each element, told apart by the value at a key path.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        content = ForEach(data, id: id, content: rowContent)
    }

    /// A list with a row for each number of a range, which is read once.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        content = ForEach(data, content: rowContent)
    }

    /// A list with a row for each element of a bound collection, with a binding to the element.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    /// A list with a row for each element of a bound collection, told apart by the value at a key path.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<Binding<Data>, ID, RowContent> {
        content = ForEach(data, id: id, content: rowContent)
    }
}

extension List {
    /// A list with a row for each element, of which a tap chooses one.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// A list with a row for each element, of which a tap chooses several.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// A list with a row for each element, told apart by the value at a key path, of which a tap chooses one.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// A list with a row for each element, told apart by the value at a key path, of which a tap chooses several.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}

/// Rows in sections. In text they have a line at their left.
struct ListElement: PaperElement {
    /// True for a ``Form``, which is never plain.
    let isForm: Bool

    var isElement: Bool { true }
    var isNamed: Bool { false }
    var saysOrDoesSomething: Bool { false }

    func speakUp(at node: Node) { node.lookAtScrolling() }
    func makesRows(_ isInRows: Bool) -> Bool { true }
    func growsDown(_ part: Part) -> Bool { true }
    func covers(_ part: Part) -> Bool { true }

    func lines(of part: Part, by drawing: TextDrawing) -> [String] {
        let inside = drawing.narrower(2)
        let blocks = ListSection.sections(of: part).map { section in
            let rows = section.rows.map { inside.lines(of: $0) }
            let areTall = rows.contains { $0.count > 1 }
            let ruled = rows.joined(separator: areTall ? [""] : []).map { $0.isEmpty ? "│" : "│ \($0)" }
            return drawing.lines(of: section.header) + ruled + drawing.lines(of: section.footer)
        }
        return Array(blocks.joined(separator: [""]))
    }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        drawing.filling(
            drawing.tall.list(ListSection.sections(of: part), in: part.environment, width: width))
    }
}

extension Node {
    var isList: Bool { isElement(ListElement.self) }

    /// True for a list whose rows lie on cards.
    var isGroupedList: Bool {
        guard let list = element as? ListElement else { return false }
        return list.isForm || !environment.looks.isListPlain
    }
}
