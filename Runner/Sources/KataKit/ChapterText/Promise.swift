/// Something that a step's code owes: a bold name, and what can be kept or broken.
///
///     - **Sent once.** `canSend` is false while the invoice is being sent.
struct Promise: Sendable, Equatable {
    /// Unique in its chapter: "Sent once".
    let name: String
    /// The Markdown behind the name.
    let markdown: String
    /// Its line in the file, counted from 1.
    let line: Int
}
