import PaperUI
import Testing

/// The reason why looking at a screen, or doing something on it, was not possible.
public enum InspectionError: Error, Equatable {
    /// No view matches the query, made at this place; the tree is what was searched.
    case notFound(query: String, tree: String, SourceLocation)
    /// The screen was unmounted.
    case nothingMounted
    /// The view has left the screen since it was found.
    case gone(view: String)
    /// The control is not in use, for the reason given.
    case disabled(view: String, verb: String, reason: String)
    /// There is nothing to tap here.
    case notTappable(view: String)
    /// There is no text to edit here.
    case notEditable(view: String)
    /// The view shows no text, or several.
    case noString(view: String, count: Int)
    /// The view is no toggle.
    case notToggle(view: String)
    /// There is no such modifier on the view.
    case noRows(view: String, modifier: String)
    /// The picker has no such option.
    case noOption(view: String, option: String)
    /// The view has no `.task`.
    case noTask(view: String)
    /// There is no `.refreshable` on the view, around it or in it.
    case noPull(view: String)
    /// The view is of another type than the one asked for.
    case otherType(view: String, expected: String)
}

extension InspectionError: CustomStringConvertible {
    /// The sentence that says what was not possible, and what to do about it.
    public var description: String {
        switch self {
        case .notFound(let query, let tree, let place):
            """
            \(query) at \(place.fileName):\(place.line) found nothing. It searched:
            \(LookAlikes.spellingBlanks(in: tree))
            """
        case .nothingMounted: "There is nothing to inspect: the screen was unmounted."
        case .gone(let view): "\(view) is no longer on the screen."
        case .disabled(let view, let verb, let reason): "\(view) cannot be \(verb): \(reason)."
        case .notTappable(let view): "\(view) cannot be tapped: it is no button, link or toggle."
        case .notEditable(let view): "\(view) takes no input: it is no text field or text editor."
        case .noString(let view, 0): "\(view) has no string: there is no text in it."
        case .noString(let view, let count):
            "\(view) has no string of its own: there are \(count) texts in it. Find the one you mean."
        case .notToggle(let view): "\(view) is neither on nor off: it is no toggle."
        case .noRows(let view, let modifier):
            "\(view) has no rows to change: there is no '.\(modifier)' on it."
        case .noOption(let view, let option): "\(view) has no option \(option.debugDescription)."
        case .noTask(let view): "\(view) has no task: there is no '.task' on it."
        case .noPull(let view):
            "\(view) cannot be pulled: there is no '.refreshable' on it, around it or in it."
        case .otherType(let view, let expected): "\(view) is no \(expected)."
        }
    }
}
