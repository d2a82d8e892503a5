/// MyTests.swift, the one test file of a chapter that is the learner's.
enum OwnTests {
    /// What a fresh clone holds.
    static func template(for chapter: String) -> String {
        """
        // Your own tests live here. No command ever overwrites this file without keeping it in the history.

        import Testing

        @testable import \(chapter)

        """
    }
}
