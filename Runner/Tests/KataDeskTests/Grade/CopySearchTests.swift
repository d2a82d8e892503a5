#if os(Linux)
import Foundation
import Testing

@testable import KataBase
@testable import KataDesk

/// Where a copy is found: in folders and archives, which learners and platforms put around it.
@Suite(
    .enabled(
        if: Executable.find("unzip", environment: RunnerEnvironment.forChildren) != nil,
        "unzip is not installed"),
    .enabled(
        if: Executable.find("python3", environment: RunnerEnvironment.forChildren) != nil,
        "Python is not installed"))
final class CopySearchTests {
    private let folder: URL
    private var search: CopySearch

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "kata-tests-\(UUID().uuidString)")
        search = CopySearch(
            unzip: Unzip(
                chapter: "Greeting", sandbox: GradeRoom.sandbox, environment: RunnerEnvironment.forChildren,
                scratch: folder.appending(path: "scratch")))
        for name in ["ada", "bob"] {
            try Files.write(
                Data("let name = \"\(name)\"".utf8),
                to: folder.appending(path: "\(name)/stringline/Sources/Greeting/Greeting.swift"))
        }
        try shell(
            "cd ada && python3 -m zipfile -c ../ada.zip stringline; cd ../bob && python3 -m zipfile -c ../bob.zip stringline"
        )
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func shell(_ line: String) throws {
        let run = try ChildProcess.run(
            URL(filePath: "/bin/sh"), ["-c", "set -e; \(line)"], directory: folder)
        try #require(run.succeeded, "\(String(decoding: run.standardError, as: UTF8.self))")
    }

    /// What is found in something that was handed in, a line a row: its name, whose it is, the archive; or the sentence.
    private func rows(of name: String) -> [String] {
        search.parts(of: NamedCopy(place: folder.appending(path: name), name: name)).map { part in
            do throws(UnreadableSubmission) {
                let copy = try Submission(part, by: search, shipped: [:])
                let text = copy.files["Sources/Greeting/Greeting.swift"].map {
                    String(decoding: $0, as: UTF8.self)
                }
                return "\(part.name): \(text ?? "nothing")" + (copy.archive.map { " in \($0)" } ?? "")
            } catch { return "\(part.name): \(error.sentence)" }
        }
    }

    @Test(arguments: [
        ("mkdir x; cp -R ada/stringline x; echo well done >x/comment.txt", nil),
        ("mkdir x; cp -R ada/stringline x; mkdir x/__MACOSX x/docs; touch x/.DS_Store", nil),
        ("mkdir x; cp ada.zip x; echo well done >x/comment.txt", "ada.zip"),
        ("mkdir x; cp ada.zip x/ADA.ZIP", "ADA.ZIP"),
        (
            "mkdir -p x/work; cp ada.zip x/work; python3 -m zipfile -c y.zip x; mv y.zip x/all.zip; rm -r x/work",
            "all.zip/x/work/ada.zip"
        ),
        (
            "mkdir y; mv ada/stringline ada.zip y; rm y/ada.zip; touch y/.DS_Store y/comment.txt; python3 -m zipfile -c x y",
            nil
        ),
        ("python3 -m zipfile -c x ada.zip", "ada.zip"),
        ("mkdir -p x/Sources/notes; cp -R ada/stringline x/Sources", nil),
    ])
    func `one copy is found, whatever is around it`(_ line: String, _ archive: String?) throws {
        try shell(line)

        #expect(rows(of: "x") == ["x: let name = \"ada\"" + (archive.map { " in \($0)" } ?? "")])
    }

    @Test(arguments: [
        "mv download x", "python3 -m zipfile -c x download",
        "mkdir x; python3 -m zipfile -c x/all.zip download",
    ])
    func `a download of everybody is a row a person`(_ line: String) throws {
        try shell(
            """
            mkdir -p download download/cem_3 'download/Dörte 4' download/fay_6
            mv ada download/ada_1; echo well done >download/ada_1/comment.txt; touch download/grades.csv
            mv bob.zip download/bob_2.zip; echo later >download/cem_3/onlinetext.html
            mv ada.zip 'download/Dörte 4/work.zip'; echo none >download/eve_5.rar; echo none >download/fay_6/fay.zip
            \(line)
            """)

        #expect(
            rows(of: "x") == [
                "x/Dörte 4: let name = \"ada\" in work.zip",
                "x/ada_1: let name = \"ada\"",
                "x/bob_2.zip: let name = \"bob\"",
                "x/cem_3: It holds no Swift file in 'Sources/Greeting'.",
                "x/eve_5.rar: It is by its name a rar archive, and only zip archives are unpacked. Unpack it, and name the folder.",
                "x/fay_6: 'fay.zip': It is neither a folder nor a zip archive.",
            ])
    }

    @Test func `a copy of another chapter is told to be one`() throws {
        search.others = ["Goodbye", "Thanks"]
        try shell("mkdir -p x/hers/Sources/Thanks")

        #expect(rows(of: "x") == ["x: It holds no Swift file in 'Sources/Greeting'. It is a copy of Thanks."])
    }

    @Test func `two copies of one person are not guessed between`() throws {
        try shell("mkdir -p all/ada; mv ada/stringline ada.zip all/ada; mv bob all")

        #expect(
            rows(of: "all") == [
                "all/ada: It holds more than one copy or archive: 'ada.zip' and 'stringline'. Name the one that counts.",
                "all/bob: let name = \"bob\"",
            ])
    }

    @Test func `archives in one another without end are left`() throws {
        try shell("mv ada.zip x; for i in 1 2 3 4; do mv x $i.zip; python3 -m zipfile -c x $i.zip; done")

        #expect(
            rows(of: "x") == [
                "x: '4.zip': '3.zip': '2.zip': Its archives are in one another more than 3 deep. Unpack them."
            ])
    }

    @Test func `archives that hold ever more of them are opened once`() throws {
        try shell(
            "mv ada.zip 0.zip; for i in 1 2 3; do for j in a b c d; do cp 0.zip $j.zip; done; rm 0.zip; python3 -m zipfile -c 0.zip ?.zip; done"
        )

        #expect(
            rows(of: "0.zip")
                == ["a", "b", "c", "d"].map {
                    "0.zip/\($0).zip: It holds more than one copy or archive: 'a.zip' and 'b.zip'. Name the one that counts."
                })
    }

    @Test func `links lead nowhere`() throws {
        try shell(
            "mkdir all; mv ada.zip all; ln -s ../bob all/bob; ln -s ../bob.zip all/carl.zip; mv ada all/dan; ln -s all x"
        )

        #expect(
            rows(of: "all") == [
                "all/ada.zip: let name = \"ada\"",
                "all/bob: It is a link; name the folder or the archive itself.",
                "all/carl.zip: It is a link; name the folder or the archive itself.",
                "all/dan: let name = \"ada\"",
            ])
        #expect(rows(of: "x") == ["x: It is a link; name the folder or the archive itself."])
    }

    @Test func `names that are no text are names`() throws {
        try shell(
            "mkdir all; mv ada \"$(printf 'all/J\\366rg')\"; mv bob \"$(printf 'all/J\\374rg')\""
        )

        #expect(rows(of: "all") == ["all/J�rg: let name = \"ada\"", "all/J�rg: let name = \"bob\""])
    }
}
#endif
