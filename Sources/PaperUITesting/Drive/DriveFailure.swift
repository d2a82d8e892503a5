import TestSupport
import Testing

/// The reason why an element cannot be used as asked, in the words that its reader gets.
enum DriveFailure: Error {
    case notRunning
    case missing(String, tree: String)
    case ambiguous(String, count: Int)
    case ambiguousByContainer(String, count: Int, String)
    case outOfReach(String, String)
    case nothingToTap(String)
    case severalToTap(String, [String])
    case noFocus(String)
    case nothingToSwipe(String, String)
    case interrupted(String, after: String, String)

    func record(at place: SourceLocation) {
        Report.issue("\(self)", sourceLocation: place)
    }
}

extension DriveFailure: CustomStringConvertible {
    var description: String {
        switch self {
        case .notRunning:
            "The app is not running. Call 'launch()' first."
        case .missing(let words, let tree):
            """
            There is no \(words) on the screen:
            \(LookAlikes.spellingBlanks(in: tree))
            """
        case .ambiguous(let words, let count):
            "There are \(count) elements for \(words). Name each, or take one with 'element(boundBy:)'."
        case .ambiguousByContainer(let words, let count, let container):
            "There are \(count) elements for \(words): the \(container) around them is no element, so its name is theirs. "
                + "Put '.accessibilityElement(children: .contain)' on it, before the name."
        case .outOfReach(let title, let reason):
            "\(title) cannot be tapped: \(reason)."
        case .nothingToTap(let title):
            "\(title) cannot be tapped: there is no control in it or around it."
        case .severalToTap(let title, let controls):
            "\(title) has several controls in it: \(controls.joined(separator: ", ")). Tap the one you mean."
        case .noFocus(let title):
            "\(title) does not have the keyboard. Tap it before typing."
        case .nothingToSwipe(let title, let modifier):
            "\(title) does nothing then: there is no \(modifier) in it or around it."
        case .interrupted(let title, let typed, let reason):
            "\(title) took no more text after \(typed.debugDescription): \(reason)."
        }
    }
}
