import Testing

@testable import KataText

struct SyllabusTests {
    private let syllabus = Syllabus(
        parsing: """
            # How to play

            A step is three moves.

            ## When you need it

            ### A browser

            All texts are pages.

            ## The chapters

            | | chapter |
            | --- | --- |
            | 1 | [A greeting](1-Greeting.md) |

            ## The other pages

            - **While you learn:** helpers are in [TestHelpers.md](TestHelpers.md), and what there is of SwiftUI
              in [PaperUI.md](PaperUI.md).
            - **For teachers:** [a workshop](Facilitating.md).

            ## Glossary

            - **Red**: a test fails.
            """)

    @Test func `how to play is all that stands before the chapters`() {
        #expect(
            syllabus.howToPlay.trimmed
                == """
                A step is three moves.

                ## When you need it

                ### A browser

                All texts are pages.
                """)
    }

    @Test func `the other pages stand in groups, for whom they are`() {
        #expect(
            syllabus.groups == [
                .init(title: "While you learn", pages: ["TestHelpers.md", "PaperUI.md"]),
                .init(title: "For teachers", pages: ["Facilitating.md"]),
            ])
    }

    @Test func `a syllabus without a list has one group, and no page is in it`() {
        let syllabus = Syllabus(parsing: "# How to play\n\n| | chapter |\n| --- | --- |\n| 1 | A |\n")

        #expect(syllabus.groups == [.init(title: "How to play", pages: [])])
        #expect(syllabus.glossary.terms == [])
    }

    @Test func `the glossary is what it was`() {
        #expect(syllabus.glossary.terms.map(\.name) == ["Red"])
    }
}
