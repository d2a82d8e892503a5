import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataText

/// `./kata new` in the tiny workspace, whose next chapter is the third.
struct NewTests {
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try FixtureWorkspace()
    }

    @Test(arguments: [1, 2, 4])
    func `a new chapter verifies as it stands`(_ steps: Int) async throws {
        let run = try await fixture.kata("new", "Parking", "--steps", "\(steps)")
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output.hasPrefix(
                "Chapter 3, Parking, is there with \(count(steps, "step")), and it verifies as it stands.\n"))

        let proof = try await fixture.kata("verify", "3", "--json")

        #expect(proof.provesAll, "\(proof.output)")
        for step in 1...steps {
            #expect(proof.proves("step \(step) is red before it is solved"))
            #expect(proof.proves("Step\(step) is green"))
        }
        let notes = proof.output.matches(of: /"message":"([^"]*)/).map(\.1)
        #expect(notes.count == 1, "\(notes)")
        #expect(notes.first?.hasPrefix("Chapters/3-Parking.md: left to be written: lines 3, 10, ") == true)
        let pages = try await fixture.kata("verify", "--json")
        #expect(pages.status == 0, "\(pages.output)")
    }

    @Test func `it is one more line in the manifest and in the syllabus`() async throws {
        let (manifest, syllabus) = (try fixture.read("Package.swift"), try fixture.read(Syllabus.path))

        _ = try await fixture.kata("new", "ParkingLot")

        #expect(
            try fixture.read("Package.swift")
                == manifest.replacing(
                    "of: 1),\n", with: "of: 1),\n    Chapter(\"ParkingLot\", step: 0, of: 3),\n"))
        #expect(
            try fixture.read(Syllabus.path)
                == syllabus.replacing(
                    "(2-Goodbye.md) |\n", with: "(2-Goodbye.md) |\n| 3 | [Parking lot](3-ParkingLot.md) |\n"
                ))
    }

    @Test func `the line ends of Windows stay in the manifest and in the syllabus`() async throws {
        let windows = try FixtureWorkspace()
        try windows.endLinesAsOnWindows()
        _ = try await fixture.kata("new", "ParkingLot", "--steps", "1")

        let run = try await windows.kata("new", "ParkingLot", "--steps", "1")

        #expect(run.status == 0, "\(run.errors)")
        for path in ["Package.swift", Syllabus.path] {
            #expect(try windows.read(path) == fixture.read(path).replacing("\n", with: "\r\n"))
        }
    }

    @Test func `a learner walks it, and their tests are judged`() async throws {
        _ = try await fixture.kata("new", "Parking", "--steps", "2")
        #expect(try await fixture.kata("start", "3").status == 0)
        try fixture.solve("Parking", step: 1)
        #expect(try await fixture.kata("next").status == 0)
        try fixture.solve("Parking", step: 2)
        try fixture.write(
            try fixture.read("Solutions/Parking/Tests/MyStep2.swift")
                .replacing("\"two\")", with: "\"two\" as String)"),
            to: "Tests/ParkingTests/MyStep2.swift")

        let check = try await fixture.kata("check")

        #expect(check.status == 0, "\(check.output)")
        #expect(check.output.hasPrefix("GREEN  Step 2 of 2 · Two has a word\n"))
    }

    @Test(arguments: [
        (
            "parking lot",
            "'parking lot' cannot name a module. Begin with a capital letter, and use letters and digits of ASCII only, as in 'ParkingLot'."
        ),
        (
            "Pärking",
            "'Pärking' cannot name a module. Begin with a capital letter, and use letters and digits of ASCII only, as in 'Parking'."
        ),
        (
            "Übung",
            "'Übung' cannot name a module. Begin with a capital letter, and use letters and digits of ASCII only, as in 'Ubung'."
        ),
        (
            "große Straße",
            "'große Straße' cannot name a module. Begin with a capital letter, and use letters and digits of ASCII only, as in 'GrosseStrasse'."
        ),
        (
            "9Lives",
            "'9Lives' cannot name a module. Begin with a capital letter, and use letters and digits of ASCII only, as in 'Lives'."
        ),
        (
            "any",
            "'any' cannot name a module. Begin with a capital letter, and use letters and digits of ASCII only, as in 'Parking'."
        ),
        ("Self", "'Self' is a keyword of Swift's. Choose another name."),
        ("GREETING", "'GREETING' is taken by the chapter Greeting. Choose another name."),
        ("GoodbyeTests", "'GoodbyeTests' is taken by the chapter Goodbye. Choose another name."),
        ("PaperUI", "'PaperUI' is taken by the module PaperUI. Choose another name."),
        ("Testing", "'Testing' is taken by the module Testing. Choose another name."),
    ])
    func `a name that cannot be had`(_ name: String, _ message: String) async throws {
        let before = try state()

        let run = try await fixture.kata("new", name)

        #expect(run.status == 2)
        #expect(run.errors == message + "\n")
        #expect(try state() == before)
    }

    @Test(arguments: ["0", "21"])
    func `a number of steps that is not to be had`(_ steps: String) async throws {
        let run = try await fixture.kata("new", "Parking", "--steps", steps)

        #expect(run.status == 2)
        #expect(
            run.errors
                == "A new chapter has 1 to 20 steps, and not \(steps). More can be added by hand. See: ./kata new --help\n"
        )
    }

    @Test func `what is there already stays, and is named`() async throws {
        try fixture.write("", to: "Solutions/parking/notes.md")
        let before = try state()

        let run = try await fixture.kata("new", "Parking")

        #expect(run.status == 2)
        #expect(
            run.errors
                == "'Solutions/parking' is there, and Package.swift has no line for 'Parking'. Move it away or delete it, or choose another name.\n"
        )
        #expect(try state() == before)
    }

    @Test func `without a table of chapters nothing is written`() async throws {
        try fixture.write("# How to play\n", to: Syllabus.path)
        let before = try state()

        let run = try await fixture.kata("new", "Parking")

        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("No table in 'Chapters/README.md' links to a chapter's text"))
        #expect(try state() == before)
    }

    @Test func `where the last line cannot be written, nothing is left of the chapter`() throws {
        let draft = ChapterDraft(name: "Parking", number: 3, steps: 2)
        try fixture.write("let chapters = []\n", to: "Package.swift")
        let before = try state()

        let error = #expect(throws: KataError.self) {
            try ChapterPlace(draft: draft, workspace: fixture.workspace)
                .put(draft.files.mapValues { Data($0.utf8) })
        }

        #expect(error?.what == "Package.swift holds no chapter line.")

        #expect(try state() == before)
    }

    @Test func `whichever of its files is broken or gone, the proof names it`() async throws {
        let before = try state()
        _ = try await fixture.kata("new", "Parking", "--steps", "2")
        let files = try state().filter { before[$0.key] == nil }.keys.sorted()
        #expect(files.count == 13)
        // A variant that is gone is one too few of them; a starter test has any name behind its step's.
        let others = ["Tests/ParkingTests/Step1-One.swift": "'Tests/ParkingTests/Step1-….swift'"]

        for path in files {
            let text = try fixture.read(path)
            for broken in [nil, "broken {\n"] {
                if let broken {
                    try fixture.write(broken, to: path)
                } else {
                    try FileManager.default.removeItem(at: fixture.root.appending(path: path))
                }
                let run = try await fixture.kata("verify", "3")
                try fixture.write(text, to: path)

                let output = run.output + run.errors
                let folder = path.split(separator: "/").dropLast().joined(separator: "/")
                let names = [path, others[path] ?? path] + (folder == "Chapters" ? [] : [folder])
                #expect(names.contains { output.contains($0) }, "\(path): \(output)")
                #expect(run.status != 0 || output.contains("left alone"), "\(path): \(output)")
            }
        }
    }

    /// Every file of the workspace, the runner's own aside.
    private func state() throws -> [String: Data] {
        var state: [String: Data] = [:]
        for path in try Files.list(fixture.root) {
            state[path] = try Files.data(fixture.root.appending(path: path))
        }
        return state
    }
}
