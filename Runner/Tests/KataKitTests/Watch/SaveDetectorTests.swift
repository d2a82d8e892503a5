import Foundation
import RunnerTesting
import Testing

@testable import KataKit
@testable import KataText
@testable import KataWork

struct SaveDetectorTests {
    private let source = "Sources/Greeting/Greeting.swift"

    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try FixtureWorkspace()
    }

    private func makeSUT(followsOthers: Bool = false) -> SaveDetector {
        SaveDetector(chapter: "Greeting", followsOthers: followsOthers, workspace: fixture.workspace)
    }

    @Test func `nothing has changed at first`() {
        var sut = makeSUT()

        #expect(sut.changes() == nil)
        #expect(!sut.isUnsettled)
    }

    @Test func `a save is reported once, when it has been the same twice`() throws {
        var sut = makeSUT()
        try fixture.write("// one\n", to: source)

        #expect(sut.changes() == nil)
        #expect(sut.isUnsettled)
        #expect(sut.changes() == .code)
        #expect(sut.changes() == nil)
        #expect(!sut.isUnsettled)
    }

    @Test func `a file that is emptied and then written is one save`() throws {
        var sut = makeSUT()

        try fixture.write("", to: source)
        #expect(sut.changes() == nil)
        try fixture.write("// one\n", to: source)

        #expect(sut.changes() == nil)
        #expect(sut.changes() == .code)
        #expect(sut.changes() == nil)
    }

    @Test func `a file that another takes the place of is saved`() throws {
        var sut = makeSUT()

        try fixture.write("// one\n", to: "Sources/Greeting/Greeting.swift~")
        #expect(rename(path("Sources/Greeting/Greeting.swift~"), path(source)) == 0)

        #expect(settled(&sut) == [.code])
    }

    @Test func `two saves of the same size at the same time are two`() throws {
        var sut = makeSUT()
        var found: [SaveDetector.Change] = []

        for number in 0..<20 {
            try fixture.write("// \(10 + number)\n", to: source)
            found += settled(&sut)
        }

        #expect(found.count == 20)
    }

    @Test func `what changes no byte is no save`() throws {
        var sut = makeSUT()
        let text = try fixture.read(source)

        try fixture.write(text, to: source)
        #expect(utimes(path(source), nil) == 0)

        #expect(settled(&sut) == [])
    }

    @Test(arguments: [
        "Sources/Greeting/New.swift", "Sources/Greeting/Folder/New.swift",
        "Sources/Greeting/Model.v2/New.swift", "Sources/Greeting/Old.swift/New.swift",
        "Tests/GreetingTests/MyTests.swift",
    ])
    func `any Swift file of the chapter counts`(_ path: String) throws {
        var sut = makeSUT()

        try fixture.write("// new\n", to: path)

        #expect(settled(&sut) == [.code])
    }

    @Test(arguments: [
        "Sources/Greeting/.Greeting.swift.swp", "Sources/Greeting/Greeting.swift~",
        "Sources/Greeting/notes.txt",
        "Sources/Goodbye/Goodbye.swift", "Tests/GreetingTests/__Snapshots__/picture.svg",
    ])
    func `no other file does`(_ path: String) throws {
        var sut = makeSUT()

        try fixture.write("// new\n", to: path)

        #expect(settled(&sut) == [])
    }

    @Test func `work that a job brings back is no save, and what is saved meanwhile is one`() throws {
        let own = "Tests/GreetingTests/MyTests.swift"
        let restored = RestoredWork(
            work: Work(files: [source: Data("// mine\n".utf8), own: Data("// a test\n".utf8)]),
            step: SwitchedStep(chapter: "Greeting", place: StepPlace(step: 0)))
        for saved in [nil, source, own, "Sources/Greeting/New.swift"] {
            var sut = makeSUT()
            try fixture.write("// mine\n", to: source)
            try fixture.write("// a test\n", to: own)
            if let saved { try fixture.write("// saved\n", to: saved) }

            sut.accept(restored)

            #expect(settled(&sut) == (saved == nil ? [] : [.code]), "\(saved ?? "nothing")")
            try fixture.shell("rm -f Sources/Greeting/New.swift '\(own)'")
        }
    }

    @Test func `a file that is deleted counts`() throws {
        var sut = makeSUT()

        try FileManager.default.removeItem(atPath: path(source))

        #expect(settled(&sut) == [.code])
    }

    @Test func `of Package swift the chapter's number counts`() throws {
        var sut = makeSUT()
        let manifest = try fixture.read("Package.swift")

        try fixture.write(manifest + "// a comment\n", to: "Package.swift")
        #expect(settled(&sut) == [])
        try fixture.write(manifest.replacing("step: 0, of: 1", with: "step: 1, of: 1"), to: "Package.swift")
        #expect(settled(&sut) == [], "that is another chapter")
        try fixture.write(manifest.replacing("step: 0, of: 2", with: "step: 1, of: 2"), to: "Package.swift")
        #expect(settled(&sut) == [.step])
        try fixture.write("nonsense", to: "Package.swift")
        #expect(settled(&sut) == [.step])
    }

    @Test func `where no chapter was named, the others' numbers count, too`() throws {
        var sut = makeSUT(followsOthers: true)
        let manifest = try fixture.read("Package.swift")

        try fixture.write(manifest.replacing("step: 0, of: 1", with: "step: 1, of: 1"), to: "Package.swift")

        #expect(settled(&sut) == [.step])
    }

    @Test func `what an editor keeps beside a file is no save`() throws {
        var sut = makeSUT()

        try fixture.write("// one\n", to: "Sources/Greeting/.#Greeting.swift")
        try fixture.write("// one\n", to: "Sources/Greeting/Greeting.swift~")

        #expect(settled(&sut) == [])
    }

    @Test func `a number that we wrote ourselves is no save, and hides none`() throws {
        var sut = makeSUT()
        let manifest = try fixture.read("Package.swift")

        try fixture.write(manifest.replacing("step: 0, of: 2", with: "step: 1, of: 2"), to: "Package.swift")
        try fixture.write("// one\n", to: source)
        sut.accept(SwitchedStep(chapter: "Greeting", place: StepPlace(step: 1)))

        #expect(settled(&sut) == [.code])
    }

    @Test func `a number that we are writing is none either, before and after`() throws {
        var sut = makeSUT()
        let own = SwitchedStep(chapter: "Greeting", place: StepPlace(step: 1))
        #expect(settled(&sut, besides: own) == [])

        try fixture.edit("Package.swift", "step: 0, of: 2", "step: 1, of: 2")
        #expect(settled(&sut, besides: own) == [])
        #expect(settled(&sut) == [])
    }

    @Test func `another number than ours is a save, however soon it follows`() throws {
        var sut = makeSUT(followsOthers: true)
        let own = SwitchedStep(chapter: "Greeting", place: StepPlace(step: 1))

        try fixture.edit("Package.swift", "step: 0, of: 2", "step: 2, of: 2")
        sut.accept(own)
        #expect(settled(&sut) == [.step])

        try fixture.edit("Package.swift", "step: 2, of: 2", "step: 1, of: 2")
        try fixture.edit("Package.swift", "step: 0, of: 1", "step: 1, of: 1")
        #expect(settled(&sut, besides: own) == [.step])
    }

    /// What four looks find.
    private func settled(
        _ sut: inout SaveDetector, besides own: SwitchedStep? = nil
    ) -> [SaveDetector.Change] {
        (0..<4).compactMap { _ in sut.changes(besides: own) }
    }

    private func path(_ path: String) -> String {
        fixture.root.appending(path: path).path
    }
}
