/// The end of a command: a sentence that says why, and a way out. Red tests are not errors; an error ends a command
/// with status 2.
package struct KataError: Error, Equatable, Sendable {
    /// The sentence that says what is wrong.
    package let what: String
    /// The way to go on; empty where `what` says it, or nobody knows.
    package let next: String

    package init(_ what: String, next: String = "") {
        self.what = what
        self.next = next
    }
}

extension KataError: CustomStringConvertible {
    package var description: String { (next.isEmpty ? what : "\(what) \(next)").visible }
}
