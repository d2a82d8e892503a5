import Foundation
import RunnerTesting
import Testing

@testable import KataDesk
@testable import KataEngine

/// The page that says what tests can lean on, held against the doc comments by `./kata verify pages`.
struct HelpersPageTests {
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try FixtureWorkspace()
        try fixture.write(
            """
            import Testing

            /// A box for one value.
            ///
            /// It is never empty:
            ///
            /// ```swift
            /// let box = Box(of: 3)
            /// ```
            public struct Box<Value: Sendable> {
                public enum Mark {}

                /// How it stands.
                public enum Kind {
                    case open, shut
                    /// Neither of the two.
                    case ajar
                }

                let value: Value

                /// Makes a box of ``Kind/open``.
                ///
                /// There is more to say, and it is said here.
                public init(of value: Value) { self.value = value }

                /// Looks into it | twice.
                public func look(
                    times: Int = 2, isolation: isolated (any Actor)? = #isolation,
                    sourceLocation: SourceLocation = #_sourceLocation
                ) async -> Value? { value }

                func hidden() {}
            }

            extension Trait {
                /// Is boxed.
                public static var boxed: Int { 1 }
            }

            """, to: "Sources/TestSupport/Box.swift")
        try fixture.write(
            """
            /// Opens a box.
            ///
            /// - Parameters:
            ///   - name: of the box, in
            ///     small letters.
            ///   - sourceLocation: where; leave it out.
            /// - Returns: whether it was shut.
            public func open(_ name: String, sourceLocation: Int = 0) -> Bool { name.isEmpty }

            """, to: "Sources/TestSupport/Open.swift")
        try fixture.write(
            "# Helpers\n\nWhat tests lean on.\n\n## TestSupport\n", to: "Chapters/TestHelpers.md")
    }

    @Test func `the page is written from the doc comments, and then holds`() async throws {
        let written = try await fixture.kata("verify", "pages", "--record")

        #expect(written.status == 0, "\(written.output)")
        expectRecorded(try fixture.read("Chapters/TestHelpers.md"), as: "helpers-page")
        let proven = try await fixture.kata("verify", "pages")
        #expect(proven.status == 0, "\(proven.output)")
        let again = try await fixture.kata("verify", "pages", "--record")
        #expect(again.status == 0)
        expectRecorded(try fixture.read("Chapters/TestHelpers.md"), as: "helpers-page")
    }

    @Test func `what is written by hand stays, before the modules and after them`() async throws {
        try fixture.write(
            "# Helpers\n\nBefore.\n\n## TestSupport\n\nOld.\n\n## More\n\nAfter.\n",
            to: "Chapters/TestHelpers.md")

        _ = try await fixture.kata("verify", "pages", "--record")

        let page = try fixture.read("Chapters/TestHelpers.md")
        #expect(page.hasPrefix("# Helpers\n\nBefore.\n\n## TestSupport\n\n### Box\n"))
        #expect(page.hasSuffix("\n\n## More\n\nAfter.\n"))
        #expect(!page.contains("Old."))
    }

    @Test func `a doc comment that has changed`() async throws {
        _ = try await fixture.kata("verify", "pages", "--record")
        try fixture.edit("Sources/TestSupport/Box.swift", "A box for one value.", "A box for a value.")

        try await expectFailure(
            """
            ✗ Pages: Chapters/TestHelpers.md says of TestSupport what its doc comments say
              Chapters/TestHelpers.md:9: the doc comments say 'A box for a value.' here, and the page says 'A box for one value.'. Write it with: ./kata verify pages --record
            """)
    }

    @Test func `a declaration that the page lacks, at its end`() async throws {
        _ = try await fixture.kata("verify", "pages", "--record")
        try fixture.write(
            "/// Shuts a box.\npublic func shut() {}\n", to: "Sources/TestSupport/Shut.swift")

        try await expectFailure("the doc comments say '### shut' here, and the page ends.")
    }

    @Test func `a public declaration without a doc comment`() async throws {
        try fixture.edit("Sources/TestSupport/Box.swift", "/// Looks into it | twice.", "")

        try await expectFailure(
            """
            ✗ Pages: Chapters/TestHelpers.md says of TestSupport what its doc comments say
              Sources/TestSupport/Box.swift:28: 'Box.look(times:isolation:sourceLocation:)' is public and has no doc comment. Say what it does.
            """)
    }

    @Test func `a heading that is no module's is the author's`() async throws {
        try fixture.write("# Helpers\n\n## Waiting\n\nBy hand.\n", to: "Chapters/TestHelpers.md")

        let run = try await fixture.kata("verify", "pages")

        #expect(run.status == 1)
        #expect(
            run.output.contains(
                "'Chapters/TestHelpers.md' has no heading '## TestSupport'. Write it where its declarations are to stand."
            ), "\(run.output)")
    }

    private func expectFailure(
        _ message: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let run = try await fixture.kata("verify", "pages")

        #expect(run.status == 1, sourceLocation: sourceLocation)
        #expect(run.output.contains(message), "\(run.output)", sourceLocation: sourceLocation)
    }
}
