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

    /// The sentences that say what is open; nil where there is none.
    package var openPart: String? {
        let text = markdown.linesBetweenFeeds.map(\.trimmed).joined(separator: " ")
        let sentences = text.replacing(#/([.?!]) +(?=[A-Z`])/#) { "\($0.1)\n" }.linesBetweenFeeds
        let open = sentences.filter { $0.contains(/\bis open\b/) }
        return open.isEmpty ? nil : open.joined(separator: " ")
    }
}
