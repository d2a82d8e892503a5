import Testing

/// An edit of a chapter, and a test that uses what is edited.
package struct ChapterEdit: Sendable, CustomTestStringConvertible {
    package let what: String
    package let before: String
    package let after: String
    /// What the test makes of it: where the verdict counts, "Hello" before, and something else after.
    package let use: String
    /// What else is in the test's file.
    package let beside: String

    package init(what: String, before: String, after: String, use: String, beside: String = "") {
        self.what = what
        self.before = before
        self.after = after
        self.use = use
        self.beside = beside
    }

    package var testDescription: String { what }
}
