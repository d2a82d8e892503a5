import Foundation
import RunnerTesting
import Testing

@testable import KataEngine

/// `./kata preview` over the tiny workspace, with a tiny PaperUI.
struct PreviewTests {
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try FixtureWorkspace()
        try fixture.putPaper()
    }

    @Test(arguments: FixtureWorkspace.engines)
    func `every named state is drawn in text, by both engines`(_ engine: String) async throws {
        try fixture.write(Self.previews, to: "Sources/Greeting/GreetingPreviews.swift")

        let run = try await fixture.kata("preview", "1", "--engine", engine)

        #expect(run.errors == "")
        expectRecorded(run.output, as: "states")
        #expect(run.status == 0)
    }

    @Test func `pictures go into a folder, with a page that shows them side by side`() async throws {
        try fixture.write(Self.previews, to: "Sources/Greeting/GreetingPreviews.swift")

        try fixture.write("mine", to: "mine/index.html")
        let refused = try await fixture.kata("preview", "greeting", "--svg", "mine")
        #expect(
            refused.errors
                == "'\(fixture.root.path)/mine' holds files that this command did not write, so nothing was written. Name a new folder or an empty one, such as '\(fixture.root.path)/mine/previews'.\n"
        )
        #expect(refused.status == 2)
        #expect(try fixture.read("mine/index.html") == "mine")

        let run = try await fixture.kata("preview", "greeting", "--svg", "previews")

        #expect(run.output == "2 states in light and dark: open previews/index.html in a browser.\n")
        #expect(try fixture.read("previews/shy.svg") == "<svg>844 light hello\n\n…</svg>")
        #expect(try fixture.read("previews/shy-dark.svg") == "<svg>844 dark hello\n\n…</svg>")
        #expect(try fixture.read("previews/loud-clear-dark.svg") == "<svg>844 dark HELLO</svg>")
        #expect(
            try fixture.read("previews/index.html").contains(
                """
                <h2>Loud &amp; clear</h2>
                <div class="looks"><img src="loud-clear.svg" alt="Loud &amp; clear, light"><img src="loud-clear-dark.svg" alt="Loud &amp; clear, dark"></div>
                """))
    }

    struct Trouble: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let source: String
        let message: String
    }

    static let troubles = [
        Trouble(
            testDescription: "no previews", source: "",
            message:
                "Greeting has no screen yet, and no type in Sources/Greeting has a name that ends in 'Previews'.\n\nNext: no later step has one. Go on with: ./kata start 1"
        ),
        Trouble(
            testDescription: "code that does not compile", source: previews + "\nlet broken: Int = \"\"\n",
            message:
                "Greeting does not compile: Sources/Greeting/GreetingPreviews.swift:12: cannot convert value of type 'String' to specified type 'Int'. Mend that first: ./kata check"
        ),
        Trouble(
            testDescription: "a list of something else",
            source: "enum OddPreviews { static let all = [1] }\n",
            message:
                "The previews cannot be drawn: value of type 'Int' has no member 'name'. 'all' in OddPreviews has to be a list of values with a 'name' and a 'view'."
        ),
        Trouble(
            testDescription: "a state that crashes",
            source: previews.replacing("\"HELLO\"", with: "{ fatalError(\"no voice\") }()"),
            message:
                "The previews crashed: Greeting/GreetingPreviews.swift:8: Fatal error: no voice. Mend that first: ./kata check"
        ),
    ]

    @Test(arguments: troubles, FixtureWorkspace.engines)
    func `what cannot be drawn says why`(_ trouble: Trouble, _ engine: String) async throws {
        try fixture.write(trouble.source, to: "Sources/Greeting/GreetingPreviews.swift")

        let run = try await fixture.kata("preview", "1", "--engine", engine)

        #expect(run.errors == trouble.message + "\n")
        #expect(run.output == "")
        #expect(run.status == 2)
    }

    @Test func `what is not drawn yet names the step whose code has the first`() async throws {
        try fixture.write(Self.previews, to: "Solutions/Greeting/Step2/GreetingPreviews.swift")

        for step in 0...1 {
            if step == 1 { try fixture.switchOn(1, of: "Greeting") }
            #expect(
                try await fixture.kata("preview", "1").errors.contains(
                    "\n\nNext: step 2 has the first. Go on with: "))
        }
        try fixture.switchOn(2, of: "Greeting")
        #expect(
            try await fixture.kata("preview", "1").errors.contains("\n\nNext: no later step has one. "))
    }

    /// States of which the second takes what step 2 promises.
    private static let screens = """
        import PaperUI
        @testable import Greeting

        @MainActor func screens(_ draw: Drawing) async throws {
            #if STEP_1
            await draw("Shy", greeting())
            #endif
            #if STEP_2
            await draw("To Ada", height: 300, greeting(for: "Ada"))
            await draw("Loud", isWhole: true, "HELLO", after: { $0.call() }, { $0.call() })
            #endif
        }

        """

    @Test(arguments: FixtureWorkspace.engines)
    func `the chapter's states are drawn as far as the learner has come`(_ engine: String) async throws {
        try fixture.write(Self.screens, to: "Solutions/Greeting/Screens.swift")
        func states() async throws -> [String] {
            let run = try await fixture.kata("preview", "1", "--engine", engine)
            #expect(run.errors == "")
            return run.output.matches(of: /── (.+) ──/).map { String($0.1) }
        }

        #expect(
            try await fixture.kata("preview", "1").errors.hasSuffix(
                "\n\nNext: step 1 has the first. Go on with: ./kata start 1\n"))
        try fixture.solve("Greeting", step: 1)
        try fixture.switchOn(1, of: "Greeting")
        #expect(try await states() == ["Shy"])
        // Step 2 is on, and not solved.
        try fixture.switchOn(2, of: "Greeting")
        #expect(try await states() == ["Shy"])
        try fixture.solve("Greeting", step: 2)
        #expect(try await states() == ["Shy", "To Ada", "Loud"])
        // What the learner lists is drawn, too, where it has another name.
        try fixture.write(Self.previews, to: "Sources/Greeting/GreetingPreviews.swift")
        #expect(try await states() == ["Shy", "To Ada", "Loud", "Loud & clear"])
    }

    @Test func `code that has no name of the promises is told`() async throws {
        try fixture.write(Self.screens, to: "Solutions/Greeting/Screens.swift")
        try fixture.switchOn(1, of: "Greeting")

        let run = try await fixture.kata("preview", "1")

        #expect(
            run.errors
                == "The states of Greeting take the names that its promises give, and your code has them otherwise: Solutions/Greeting/Screens.swift:6: cannot find 'greeting' in scope. See what is missing with: ./kata check\n"
        )
        #expect(run.status == 2)
    }

    @Test func `types are found by their names`() {
        let source = """
            @MainActor enum FilmListPreviews {
            public final class CatPreviews: PreviewProvider {
            // struct OldPreviews
            struct PreviewsOfNothing {}
                struct NestedPreviews {}
            struct TightPreviews:PreviewProvider{
            """

        #expect(PreviewTypes.names(in: source) == ["FilmListPreviews", "CatPreviews", "TightPreviews"])
    }

    @Test func `states of one name have files of their own`() {
        let state = DrawnState(name: "Empty", text: "", light: "light", dark: "dark", picture: "")
        let dark = DrawnState(name: "Empty dark", text: "", light: "light", dark: "dark", picture: "")

        let files = PreviewGallery(title: "T", states: [state, state, dark]).files

        #expect(
            files.keys.sorted() == [
                "empty-2-dark.svg", "empty-2.svg", "empty-dark-2-dark.svg", "empty-dark-2.svg",
                "empty-dark.svg", "empty.svg", "index.html",
            ])
    }

    private static let previews = """
        import PaperUI

        struct GreetingPreviews {
            let name: String
            let view: GreetingView

            static let all = [
                GreetingPreviews(name: "Shy", view: "hello\\n\\n…"), GreetingPreviews(name: "Loud & clear", view: "HELLO"),
            ]
        }

        """

    /// As much of PaperUI as the program that draws asks for.
}
