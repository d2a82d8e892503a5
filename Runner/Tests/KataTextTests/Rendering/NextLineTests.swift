import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataText

struct NextLineTests {
    private func text(_ sentence: String, width: Int) -> String {
        NextLine(style: .plain, width: width).text(sentence)
    }

    @Test func `a sentence that fits is one line`() {
        #expect(
            text("Make it pass, then: ./kata check (stuck? ./kata hint)", width: 80)
                == "Next: Make it pass, then: ./kata check (stuck? ./kata hint)")
    }

    @Test func `neither a command nor what stands in brackets is broken`() {
        #expect(
            text(
                "take from it what helps, then: ./kata check (all of it: ./kata solution --apply)", width: 50)
                    == """
                    Next: take from it what helps, then: ./kata check
                    (all of it: ./kata solution --apply)
                    """)
        #expect(
            text(
                "take from it what helps, then: ./kata check (all of it: ./kata solution --apply)", width: 30)
                    == """
                    Next: take from it what helps,
                    then: ./kata check (all of it:
                    ./kata solution --apply)
                    """)
    }

    @Test func `what no line can hold is broken at its blanks`() {
        #expect(
            text("./kata preview 1 --svg previews", width: 20) == "Next: ./kata preview\n1 --svg previews")
    }

    @Test func `nothing else makes such a line`() throws {
        let sources = Repository.runner.appending(path: "Sources")

        let makers = try Files.list(sources).filter { path in
            try Files.text(sources.appending(path: path)).contains("\"Next:")
        }

        #expect(makers == ["KataText/Rendering/NextLine.swift"])
    }
}
