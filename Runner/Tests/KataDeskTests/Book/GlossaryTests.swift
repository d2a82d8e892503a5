import Testing

@testable import KataText

struct GlossaryTests {
    private let glossary = Glossary(
        parsing: """
            # How to play

            - **Not this one**: it stands before.

            ## Glossary

            - **Derived value**: worked out from others
              whenever it is asked for.
            - **System under test** (`sut`): what a test is about.
            - **PaperUI**: SwiftUI's spelling, drawn on paper.
            - **`waitUntil`**: waits.

            ## Afterwards

            - **Nor this**: it stands behind.
            """)

    @Test func `a term has a name, what else it is called, and a definition`() {
        #expect(glossary.terms.map(\.name) == ["Derived value", "System under test", "PaperUI", "waitUntil"])
        #expect(glossary.terms.map(\.more) == ["", "sut", "", ""])
        #expect(glossary.terms[0].markdown == "worked out from others\nwhenever it is asked for.")
        #expect(
            glossary.terms.map(\.anchor) == ["derived-value", "system-under-test", "paperui", "waituntil"])
    }

    @Test(
        arguments: [
            ("derived", "Derived value"), ("Derived values", "Derived value"), ("sut", "System under test"),
            ("`waitUntil`", "waitUntil"), ("SwiftUI's spelling drawn on paper", "PaperUI"),
        ])
    func `a link's words find their term`(_ label: String, _ term: String) {
        #expect(glossary.term(for: label)?.name == term)
    }

    @Test(arguments: ["gate", "", "not this one"])
    func `words of no term find none`(_ label: String) {
        #expect(glossary.term(for: label) == nil)
    }
}
