import KataBase
import Testing

@testable import KataEngine
@testable import KataKit
@testable import KataText
@testable import KataWork

/// Which name our test misses, by what the compiler says.
struct NeededNameTests {
    private static let names = """
        extension Model.Dependencies {
            init(fetch: Fetch, remember: Remember)
        }

        extension Model {
            enum Fault { case full, past(Int) }
            var state: State<Fact>
            func load() async
            func problem(for id: Int) -> String?
        }

        extension Screen {
            func load() async
        }

        func greeting(for name: String) -> String
        struct Card: View { let film: Film }
        """

    /// - Parameter excerpt: the line, with a mark before the place that the compiler shows.
    private func needed(_ message: String, excerpt: String? = nil) throws -> NeededName? {
        let markdown = """
            # 1 · A chapter

            Words.

            ## Step 1 · A step
            *5 minutes, and the test is yours*

            Words.

            ### Promises

            - **One.** It is one.

            ```swift names
            \(Self.names)
            ```

            ### Red

            Words.

            ### Hints

            1. A word.

            ### Green

            Words.

            """
        let text = try ChapterText(parsing: markdown, file: "Chapters/1-Chapter.md")
        var error = Diagnostic(
            file: "/w/Solutions/Chapter/Tests/MyStep1.swift", line: 3,
            column: (excerpt?.prefix { $0 != "›" }.count ?? 4) + 1, message: message)
        error.excerpt = excerpt?.replacing("›", with: "")
        return NeededName.first(in: [error], of: text)
    }

    @Test(
        arguments: [
            ("value of type 'Screen' has no member 'load'", nil, "load()", "Screen"),
            ("value of type 'Model' has no member 'load'", nil, "load()", "Model"),
            ("type 'Model.Fault' has no member 'full'", nil, "full", "Model.Fault"),
            ("type 'Model' has no member 'Fault'", nil, "Fault", "Model"),
            ("'Fault' is not a member type of class 'Chapter.Model'", nil, "Fault", "Model"),
            ("cannot find 'greeting' in scope", nil, "greeting(for:)", ""),
            ("cannot find type 'Card' in scope", nil, "Card", ""),
            ("extra argument 'remember' in call", nil, "init(fetch:remember:)", "Model.Dependencies"),
            (
                "incorrect argument label in call (have 'for:', expected 'of:')", nil, "problem(for:)",
                "Model"
            ),
            (
                "missing argument for parameter 'title' in call", "    let card = Card(film: .one›)", "Card",
                ""
            ),
            (
                "cannot convert value of type 'Int' to expected argument type 'String'",
                "    #expect(sut.problem(for: ›1) == nil)", "problem(for:)", "Model"
            ),
            (
                "argument passed to call that takes no arguments",
                "    #expect(greeting(for: Model.Dependencies(fetch: ›fetch).name).isEmpty)",
                "init(fetch:remember:)",
                "Model.Dependencies"
            ),
            ("'state' is inaccessible due to 'private' protection level", nil, "state", "Model"),
        ] as [(String, String?, String, String)])
    func `the error tells which of the names`(
        _ message: String, _ excerpt: String?, _ title: String, _ owner: String
    ) throws {
        #expect(
            try needed(message, excerpt: excerpt) == NeededName(title: title, owner: owner, step: 1))
    }

    @Test func `a name that no step lists is still told`() throws {
        #expect(
            try needed("value of type 'Money' has no member 'isRound'")
                == NeededName(title: "isRound", owner: "Money", step: nil))
        #expect(try needed("expected expression in list of expressions") == nil)
    }
}
