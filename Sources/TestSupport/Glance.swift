/// The sight that a condition has while it is asked whether it holds, in words: whoever is looked at says so.
@MainActor
package final class Glance {
    /// The condition's that is being asked; nil at any other time.
    @TaskLocal package static var current: Glance?

    /// The words for what there is to see by the time they are asked for; nil where nobody has said so.
    package var words: (@MainActor () -> String?)?

    /// Asks a condition, and forgets what was seen before.
    func holds(_ condition: @MainActor () -> Bool) -> Bool {
        words = nil
        return Self.$current.withValue(self) { condition() }
    }

    /// For the end of a message, on a line of its own; empty where there is nothing to say.
    var end: String { words?().map { "\n\($0)" } ?? "" }
}
