/// Something that a step's code owes: a bold name, and what can be kept or broken.
///
///     - **Sent once.** `canSend` is false while the invoice is being sent.
package struct Promise: Sendable, Equatable {
    /// Unique in its chapter: "Sent once".
    package let name: String
    /// The Markdown behind the name.
    package let markdown: String
    /// Its line in the file, counted from 1.
    package let line: Int
}
