/// A view without a body as it is on paper. The view says it in its own file: what it is to a screen reader, what a
/// finger or a key does with it, its lines in text and its picture. Most views have little of this; what one does not
/// say is as below.
///
/// It is the value of one evaluation, with what the view has read then. What only one view has (whether a toggle is on), its
/// file says in an extension of ``Node``.
@MainActor
protocol PaperElement {
    // MARK: To a screen reader, a driver and a reader of the tree

    /// True where a screen reader has the view as an element, and not only what is inside.
    var isElement: Bool { get }
    /// True where an identifier stays on the view, and is not given to what is inside.
    var keepsIdentifiers: Bool { get }
    /// True where the view itself says or does something. What lies upon another is a part of it.
    var saysOrDoesSomething: Bool { get }
    /// True where the view goes by its label.
    var isNamed: Bool { get }
    /// True where the label is all that names the view, whatever else is inside.
    var isNamedByLabelAlone: Bool { get }
    /// Its type to XCUITest, in the words of PaperUITesting's `ElementType`; nil where it has none of its own.
    var elementType: String? { get }
    /// The name that the author of the view wrote, where that is not the name of its type.
    var name: String? { get }
    /// The text that the view shows itself.
    var text: String? { get }
    /// The text that a field shows while it is empty.
    var prompt: String? { get }
    /// The words that tell the view from others of its name in a tree.
    func title(of node: Node) -> String?
    /// The value that the view holds, to a screen reader.
    func value(of node: Node) -> String?
    /// The same in a tree.
    func mark(of node: Node) -> String?

    // MARK: To a finger and to the keys

    /// True where there is something to tap, in use or not.
    var isTappable: Bool { get }
    /// The action of a tap; nil where there is none.
    func tapAction(in environment: EnvironmentValues) -> (@MainActor () -> Void)?
    /// The action of a text that replaces the one in the view.
    var editAction: (@MainActor (String) -> Void)? { get }
    /// The action of a move to a share of the view's range.
    var slideAction: (@MainActor (Double) -> Void)? { get }
    /// The reason why the view is out of use, whatever is said around it; nil where it is not.
    func whyOutOfUse(in environment: EnvironmentValues) -> String?

    // MARK: Its faults

    /// Lets the view look for what an app would do otherwise, where it stands; asked after each evaluation.
    func speakUp(at node: Node)

    // MARK: Its room

    /// True where what is inside becomes rows of a list, each for itself.
    ///
    /// - Parameter isInRows: whether the view itself would be one.
    func makesRows(_ isInRows: Bool) -> Bool
    /// True where what is inside, of any role, stands among the view's neighbours, each for itself.
    func dissolves(at node: Node) -> Bool
    /// True where the view is as large as its room.
    var fillsItsRoom: Bool { get }
    /// True where the view takes more height where there is more.
    func growsDown(_ part: Part) -> Bool
    /// True where the view fills all the room that it is given, and a finger ends on it.
    func covers(_ part: Part) -> Bool

    // MARK: Its looks

    /// The same with numbers that can be drawn; nil where it has none.
    func drawable(_ odd: inout OddNumbers) -> (any PaperElement)?
    /// Its lines in text. By default what is inside, one below another.
    func lines(of part: Part, by drawing: TextDrawing) -> [String]
    /// Its picture in a width, in points. By default what is inside, one below another.
    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture
}

extension PaperElement {
    var isElement: Bool { false }
    var keepsIdentifiers: Bool { isElement }
    var saysOrDoesSomething: Bool { isElement }
    var isNamed: Bool { isElement }
    var isNamedByLabelAlone: Bool { false }
    var elementType: String? { nil }
    var name: String? { nil }
    var text: String? { nil }
    var prompt: String? { nil }

    func title(of node: Node) -> String? {
        guard isNamed else { return nil }
        let label = node.label
        return label.isEmpty ? nil : label
    }

    func value(of node: Node) -> String? { node.givenValue }
    func mark(of node: Node) -> String? { nil }

    var isTappable: Bool { false }
    func tapAction(in environment: EnvironmentValues) -> (@MainActor () -> Void)? { nil }
    var editAction: (@MainActor (String) -> Void)? { nil }
    var slideAction: (@MainActor (Double) -> Void)? { nil }
    func whyOutOfUse(in environment: EnvironmentValues) -> String? { nil }

    func speakUp(at node: Node) {}

    func makesRows(_ isInRows: Bool) -> Bool { false }
    func dissolves(at node: Node) -> Bool { false }
    var fillsItsRoom: Bool { false }
    func growsDown(_ part: Part) -> Bool { fillsItsRoom }
    func covers(_ part: Part) -> Bool { false }

    func drawable(_ odd: inout OddNumbers) -> (any PaperElement)? { nil }

    func lines(of part: Part, by drawing: TextDrawing) -> [String] { drawing.lines(of: part.parts()) }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        drawing.column(part.parts(), .leading, spacing: 8, width: width)
    }
}
