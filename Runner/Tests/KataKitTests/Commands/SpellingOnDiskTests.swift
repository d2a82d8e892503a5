import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataKit
@testable import KataText
@testable import KataWork

/// What takes the place of the learner's work, where names that differ for us may be one for the disk.
struct SpellingOnDiskTests {
    @Test func `a link to what has to leave becomes a file`() throws {
        let fixture = try FixtureWorkspace()
        try fixture.write("// both\n", to: "Sources/Greeting/Real.swift")
        try FileManager.default.removeItem(
            at: fixture.root.appending(path: "Sources/Greeting/Greeting.swift"))
        try FileManager.default.createSymbolicLink(
            atPath: fixture.root.appending(path: "Sources/Greeting/Greeting.swift").path,
            withDestinationPath: "Real.swift")
        let present = try Work.read("Greeting", in: fixture.workspace)

        try Work(files: ["Sources/Greeting/Greeting.swift": Data("// both\n".utf8)]).replace(
            present, in: fixture.workspace)

        #expect(try fixture.sources() == ["Greeting.swift": "// both\n"])
    }

    @Test func `a link to what has to leave becomes a file, with other words in it, too`() throws {
        let fixture = try FixtureWorkspace()
        try fixture.write("// both\n", to: "Sources/Greeting/Real.swift")
        try fixture.shell("cd Sources/Greeting && rm Greeting.swift && ln -s Real.swift Greeting.swift")
        let present = try Work.read("Greeting", in: fixture.workspace)

        try Work(files: ["Sources/Greeting/Greeting.swift": Data("// new\n".utf8)]).replace(
            present, in: fixture.workspace)

        #expect(try fixture.sources() == ["Greeting.swift": "// new\n"])
    }

    @Test func `another name of the same file leaves alone`() throws {
        let fixture = try FixtureWorkspace()
        let present = try fixture.linked("Greeting.swift", "Twin.swift")

        try Work(files: present.files.filter { $0.key.hasSuffix("Greeting.swift") }).replace(
            present, in: fixture.workspace)

        #expect(try fixture.sources() == ["Greeting.swift": "// A greeting grows here.\n"])
    }

    @Test func `two forms of one name are said instead of one being lost`() throws {
        let fixture = try FixtureWorkspace()
        for name in ["Caf\u{E9}", "Cafe\u{301}"] {
            try fixture.write("", to: "Sources/Greeting/\(name).swift")
        }
        // A Mac's disk has room for one.
        guard try Files.list(fixture.workspace.sourcesFolder(of: "Greeting")).count == 3 else { return }

        let error = #expect(throws: KataError.self) { try Work.read("Greeting", in: fixture.workspace) }

        #expect(
            error?.description
                == "Two files are called 'Sources/Greeting/Café.swift', each in other characters. Rename or delete one of them, then run the command again."
        )
    }

    @Suite(.enabled(if: BlindDisk.isAvailable, "no disk here takes two spellings for one file"))
    struct OnADiskThatIsBlindToCase {
        @Test func `reset leaves the file that the learner spelled otherwise`() async throws {
            let (run, sources) = try await BlindDisk.trying { fixture in
                try fixture.rename("Greeting.swift", to: "greeting.swift")
                return (try await fixture.kata("reset", "1"), try fixture.sources())
            }

            #expect(run.status == 0, "\(run.errors)")
            #expect(sources == ["Greeting.swift": "// A greeting grows here.\n"])
        }

        @Test func `the solution leaves the file that the learner spelled otherwise`() async throws {
            let (run, sources) = try await BlindDisk.trying { fixture in
                _ = try await fixture.kata("reset", "1", "--to", "1")
                try fixture.rename("Greeting.swift", to: "GREETING.swift")
                try fixture.write("// more\n", to: "Sources/Greeting/More.swift")
                return (
                    try await fixture.kata("solution", "1", "2", "--apply"), try fixture.sources()
                )
            }

            #expect(run.status == 0, "\(run.errors)")
            #expect(sources.keys.sorted() == ["Greeting.swift"])
            #expect(sources["Greeting.swift"]?.hasPrefix("func greeting(for name: ") == true)
        }

        @Test func `restore brings files back, in a folder by whatever name the learner gave it`()
            async throws
        {
            let (run, sources) = try await BlindDisk.trying { fixture in
                try fixture.write("// a\n", to: "Sources/Greeting/Views/A.swift")
                try fixture.write("// b\n", to: "Sources/Greeting/Views/B.swift")
                let id = try fixture.keep()
                try fixture.rename("Views", to: "views")
                try fixture.rename("views/A.swift", to: "views/a.swift")
                try fixture.write("// edited\n", to: "Sources/Greeting/views/a.swift")
                try fixture.write("// c\n", to: "Sources/Greeting/views/c.swift")
                return (try await fixture.kata("restore", id), try fixture.sources())
            }

            #expect(run.status == 0, "\(run.errors)")
            #expect(
                Dictionary(uniqueKeysWithValues: sources.map { ($0.lowercased(), $1) }) == [
                    "greeting.swift": "// A greeting grows here.\n", "views/a.swift": "// a\n",
                    "views/b.swift": "// b\n",
                ])
        }

        @Test func `a state from another disk in which both are there changes nothing`() async throws {
            let (run, sources) = try await BlindDisk.trying { fixture in
                let both = ["Money.swift", "money.swift"].map { "Sources/Greeting/\($0)" }
                let id = try fixture.keep(Dictionary(uniqueKeysWithValues: both.map { ($0, Data($0.utf8)) }))
                return (try await fixture.kata("restore", id), try fixture.sources())
            }

            #expect(
                run.errors
                    == "This disk takes 'Sources/Greeting/Money.swift' and 'Sources/Greeting/money.swift' for one file, and the state holds both. Nothing was changed. Bring it back on a disk that tells them apart, or read one of them with: git --git-dir .kata/history.git show <id>:Sources/Greeting/Money.swift\n"
            )
            #expect(run.status == 2)
            #expect(sources == ["Greeting.swift": "// A greeting grows here.\n"])
        }
    }
}

extension FixtureWorkspace {
    private var folder: URL { workspace.sourcesFolder(of: "Greeting") }

    fileprivate func rename(_ old: String, to new: String) throws {
        try #require(
            Foundation.rename(folder.appending(path: old).path, folder.appending(path: new).path) == 0)
    }

    /// Gives a file of the chapter a second name.
    fileprivate func linked(_ old: String, _ new: String) throws -> Work {
        try FileManager.default.linkItem(at: folder.appending(path: old), to: folder.appending(path: new))
        return try Work.read("Greeting", in: workspace)
    }

    /// The chapter's files by the names that the disk tells.
    fileprivate func sources() throws -> [String: String] {
        var sources: [String: String] = [:]
        for path in try Files.list(folder) {
            sources[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        }
        return sources
    }

    /// Keeps a state, the present one unless given.
    ///
    /// - Returns: its id in the history.
    fileprivate func keep(_ files: [String: Data]? = nil) throws -> String {
        let history = History(
            directory: workspace.stateFolder.appending(path: "history.git"), git: try HistoryFolder.git())
        let state = try files ?? Work.read("Greeting", in: workspace).files
        return try history.record(
            chapter: "Greeting", step: 0, files: state, kind: .check(.green)
        ).entry.id
    }
}
