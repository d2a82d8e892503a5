#if os(Linux)
import Foundation
import Testing

@testable import KataKit

/// What comes out of a zip archive, and what does not. Python makes the archives: it can make those, too, that no packer
/// would.
@Suite(
    .enabled(
        if: Executable.find("unzip", environment: RunnerEnvironment.forChildren) != nil,
        "unzip is not installed"),
    .enabled(
        if: Executable.find("python3", environment: RunnerEnvironment.forChildren) != nil,
        "Python is not installed"))
final class CopyArchiveTests {
    private let folder: URL
    private var archive: URL { folder.appending(path: "copy.zip") }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "kata-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// - Parameter lines: add to the archive `z`.
    private func make(_ lines: String) throws {
        let script =
            "import zipfile\nz = zipfile.ZipFile('copy.zip', 'w', zipfile.ZIP_DEFLATED)\n\(lines)\nz.close()\n"
        let python = try #require(Executable.find("python3", environment: RunnerEnvironment.forChildren))
        let run = try ChildProcess.run(python, ["-c", script], directory: folder)
        try #require(run.succeeded, "\(String(decoding: run.standardError, as: UTF8.self))")
    }

    private func copy() throws(OddCopy) -> HandedIn {
        try HandedIn(
            at: archive, chapter: "Greeting", shipped: ["Tests/GreetingTests/Step1-Hello.swift": "0"],
            sandbox: nil, environment: RunnerEnvironment.forChildren)
    }

    private func sentence() -> String? {
        do throws(OddCopy) { _ = try copy() } catch { return error.sentence }
        return nil
    }

    @Test(arguments: ["", "greeting-main/", "a/b/"])
    func `the learner's files are taken, and nothing else`(_ top: String) throws {
        let commit = String(repeating: "0a", count: 20)
        try make(
            """
            for name, text in [
                ('README.md', 'x'), ('Package.swift', '    Chapter("Greeting", step: 2, of: 2),'),
                ('.git/HEAD', 'ref: refs/heads/my-work\\n'), ('.git/packed-refs', '# pack-refs\\n\(commit) refs/heads/my-work\\n'),
                ('Sources/Greeting/Greeting.swift', 'let a = 1'), ('Sources/Greeting/More/Ünder [1].txt', 'x'),
                ('Sources/Greeting/More/Größe.swift', 'let ö = 2'), ('Sources/Goodbye/Goodbye.swift', 'x'),
                ('Tests/GreetingTests/MyTests.swift', '// mine'), ('Tests/GreetingTests/Step1-Hello.swift', 'altered'),
                ('__MACOSX/Sources/Greeting/._Greeting.swift', 'x')]:
                z.writestr(('' if name.startswith('__') else '\(top)') + name, text)
            """)

        let copy = try copy()

        #expect(
            copy.files.mapValues { String(decoding: $0, as: UTF8.self) } == [
                "Sources/Greeting/Greeting.swift": "let a = 1",
                "Sources/Greeting/More/Größe.swift": "let ö = 2",
                "Tests/GreetingTests/MyTests.swift": "// mine",
            ])
        #expect(copy.step == 2)
        #expect(copy.commit == commit)
        #expect(copy.alteredTests == ["Tests/GreetingTests/Step1-Hello.swift"])
    }

    private static let good = "z.writestr('Sources/Greeting/Greeting.swift', 'let a = 1')\n"

    @Test(arguments: [
        (
            "i = zipfile.ZipInfo('Sources/Greeting/A.swift'); i.external_attr = 0o120777 << 16; z.writestr(i, '/etc/passwd')",
            "'Sources/Greeting/A.swift' is a link, and only plain files are taken."
        ),
        (
            "z.writestr('Sources/Greeting/A.swift', ' ' * (3 << 20))",
            "Its Swift files of this chapter are larger than 2 MB together."
        ),
        (
            "z.writestr('Sources/Greeting/A.swift', b'\\0' * (1 << 30))",
            "Its Swift files of this chapter are larger than 2 MB together."
        ),
        (
            "for i in range(201): z.writestr(f'Sources/Greeting/A{i}.swift', '')",
            "It holds more than 200 Swift files of this chapter."
        ),
        (
            "for i in range(21000): z.writestr(f'Notes/{i}', '')",
            "The archive holds too many files to look at."
        ),
        (
            "for i in range(70000): z.writestr(f'Notes/{i}', '')",
            "The archive holds too many files to look at."
        ),
        (
            "z.writestr('Sources/Greeting/A.swift', ''); z.writestr('Sources/Greeting/A.swift', '1')",
            "The archive holds 'Sources/Greeting/A.swift' twice."
        ),
        (
            "z.writestr('Sources/Greeting/A\\nB.swift', '')",
            "The name of its file 'Sources/Greeting/A␊B.swift' has characters that no name should have."
        ),
        (
            "z.writestr('Sources/Greeting/A*.swift', '')",
            "unzip takes the name 'Sources/Greeting/A*.swift' for a pattern. Unpack the archive."
        ),
    ])
    func `what an archive should not hold is told of it`(_ line: String, _ expected: String) throws {
        try make(Self.good + line)

        #expect(sentence() == expected)
    }

    @Test(arguments: [
        ("z.writestr('../Sources/Greeting/A.swift', '')", "The archive's names lead out of it."),
        ("z.writestr('/x/Sources/Greeting/A.swift', '')", "The archive's names lead out of it."),
        (
            "z.writestr('a/Sources/Greeting/A.swift', ''); z.writestr('b/Sources/Greeting/A.swift', '')",
            "The archive holds more than one copy. Unpack it, and name the folders in it."
        ),
        ("z.writestr('README.md', '')", "It holds no Swift file in 'Sources/Greeting'."),
        ("", "It holds no Swift file in 'Sources/Greeting'."),
    ])
    func `where there is no copy in it, too`(_ line: String, _ expected: String) throws {
        try make(line)

        #expect(sentence() == expected)
    }

    @Test func `names that lead out are not taken`() throws {
        try make(
            Self.good
                + "z.writestr('Sources/Greeting/../../../out.swift', 'x')\nz.writestr('/tmp/out.swift', 'x')")

        #expect(try copy().files.keys.sorted() == ["Sources/Greeting/Greeting.swift"])
    }

    @Test func `a size that is false is damage`() throws {
        try make(Self.good + "z.writestr('Sources/Greeting/Long.swift', ' ' * (1 << 24))")
        var bytes = try Data(contentsOf: archive)
        let size = Data([0, 0, 0, 1])
        while let place = bytes.range(of: size) { bytes.replaceSubrange(place, with: [9, 0, 0, 0]) }
        try bytes.write(to: archive)

        #expect(sentence() == "The archive is damaged.")
    }

    @Test(arguments: [1, 30, 60, 100])
    func `an archive that is cut short is none`(_ count: Int) throws {
        try make(Self.good)
        try (try Data(contentsOf: archive)).prefix(count).write(to: archive)

        #expect(sentence() == "It is neither a folder nor a zip archive.")
    }

    @Test func `a wrong byte in a file is damage`() throws {
        try make("z = zipfile.ZipFile('copy.zip', 'w')\n" + Self.good)
        var bytes = try Data(contentsOf: archive)
        let place = try #require(bytes.range(of: Data("let a".utf8)))
        bytes[place.lowerBound] = UInt8(ascii: "L")
        try bytes.write(to: archive)

        #expect(sentence() == "The archive is damaged.")
    }
}
#endif
