#if os(Linux)
import Foundation
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataText

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
            "import zipfile\nz = zipfile.ZipFile('copy.zip', 'w', zipfile.ZIP_DEFLATED, compresslevel=1)\n\(lines)\nz.close()\n"
        let python = try #require(Executable.find("python3", environment: RunnerEnvironment.forChildren))
        let run = try ChildProcess.run(python, ["-c", script], directory: folder)
        try #require(run.succeeded, "\(String(decoding: run.standardError, as: UTF8.self))")
    }

    private func copy(
        in sandbox: Sandbox? = GradeRoom.sandbox, of file: URL? = nil
    ) throws(UnreadableSubmission) -> Submission {
        let unzip = Unzip(
            chapter: "Greeting", sandbox: sandbox, environment: RunnerEnvironment.forChildren,
            scratch: folder.appending(path: "scratch"))
        return try Submission(
            NamedCopy(place: file ?? archive, name: "copy.zip"), by: CopySearch(unzip: unzip),
            shipped: ["Tests/GreetingTests/Step1-Hello.swift": "0"])
    }

    private func sentence(in sandbox: Sandbox? = GradeRoom.sandbox, of file: URL? = nil) -> String? {
        do throws(UnreadableSubmission) { _ = try copy(in: sandbox, of: file) } catch {
            return error.sentence
        }
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
            link = zipfile.ZipInfo('\(top)Solutions/Greeting/Tests/Helpers')
            link.external_attr = 0o120777 << 16
            z.writestr(link, '../../../Tests/GreetingTests/Helpers')
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

    @Test func `what is left out among the tests is told, and a link that is no Swift file is nothing`()
        throws
    {
        try make(
            """
            for name in ['Sources/Greeting/A.swift', 'Tests/GreetingTests/MyStep2.swift',
                'Tests/GreetingTests/Step1-Hello.swift', 'Tests/GreetingTests/Mine/MyStep2.swift',
                'Tests/GreetingTests/Step2Tests.swift', 'Tests/GreetingTests/Support.swift',
                'Tests/GreetingTests/notes.txt', 'Tests/GoodbyeTests/Other.swift']:
                z.writestr(name, 'let a = 1')
            link = zipfile.ZipInfo('Sources/Greeting/notes.txt')
            link.external_attr = 0o120777 << 16
            z.writestr(link, '/etc/hosts')
            """)

        let copy = try copy()

        #expect(
            copy.files.keys.sorted() == ["Sources/Greeting/A.swift", "Tests/GreetingTests/MyStep2.swift"])
        #expect(
            copy.leftOut
                == ["Mine/MyStep2", "Step2Tests", "Support"].map { "Tests/GreetingTests/\($0).swift" })
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
            "z.writestr('Sources/Greeting/A.swift', b'\\0' * (300 << 20))",
            "Unpacked, it is larger than 256 MB, which is too much to look at."
        ),
        (
            "for i in range(30): z.writestr(f'Sources/Greeting/{i}.png', b'\\0' * (10 << 20))",
            "Unpacked, it is larger than 256 MB, which is too much to look at."
        ),
        (
            "for i in range(201): z.writestr(f'Sources/Greeting/A{i}.swift', '')",
            "It holds more than 200 Swift files of this chapter."
        ),
        (
            "for i in range(21000): z.writestr(f'Notes/{i}', '')",
            "The archive holds too many files to look at. Unpack it, and name what is in it."
        ),
        (
            "for i in range(70000): z.writestr(f'Notes/{i}', '')",
            "The archive holds too many files to look at. Unpack it, and name what is in it."
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
            "i = zipfile.ZipInfo('Sources/Greeting/More'); i.external_attr = 0o120777 << 16; z.writestr(i, '/etc')",
            "'Sources/Greeting/More' is a link, and only plain files are taken."
        ),
        (
            "i = zipfile.ZipInfo('Sources/Greeting/A.swift'); i.external_attr = 0o020666 << 16; z.writestr(i, '')",
            "'Sources/Greeting/A.swift' is no plain file."
        ),
        (
            "z.writestr('Sources/Greeting/A.swift', 'let a = 1', compress_type=zipfile.ZIP_LZMA)",
            "It is packed by a method that unzip does not know (lzma). Unpack it, or have it packed by the usual one, Deflate."
        ),
        (
            "i = zipfile.ZipInfo('x'); i.filename = 'Sources\\\\Greeting\\\\A.swift'; z.writestr(i, '')",
            "The archive's names have backslashes where a zip archive has slashes. Have it packed by another program, or unpack it."
        ),
        (
            "z.writestr('Sources/Greeting/../../../out.swift', '')", "The archive's names lead out of it."
        ),
    ])
    func `what an archive should not hold is told of it`(_ line: String, _ expected: String) throws {
        try make(Self.good + line)

        #expect(sentence() == expected)
    }

    @Test(arguments: [
        ("z.writestr('../Sources/Greeting/A.swift', '')", "The archive's names lead out of it."),
        ("z.writestr('/x/Sources/Greeting/A.swift', '')", "The archive's names lead out of it."),
        ("z.writestr('README.md', '')", "It holds no Swift file in 'Sources/Greeting'."),
        ("", "It holds no Swift file in 'Sources/Greeting'."),
    ])
    func `where there is no copy in it, too`(_ line: String, _ expected: String) throws {
        try make(line)

        #expect(sentence() == expected)
    }

    @Test func `names that lead out are not taken`() throws {
        try make(Self.good + "z.writestr('/tmp/out.swift', 'x')\nz.writestr('../out.swift', 'x')")

        #expect(try copy().files.keys.sorted() == ["Sources/Greeting/Greeting.swift"])
    }

    @Test(arguments: [true, false])
    func `nothing is written by way of a link`(_ isLocked: Bool) throws {
        let outside = folder.appending(path: "outside")
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        try make(
            Self.good + """
                i = zipfile.ZipInfo('Sources/Greeting/More'); i.external_attr = 0o120777 << 16
                z.writestr(i, '\(outside.path)'); z.writestr('Sources/Greeting/More/A.swift', 'x')
                """)

        #expect(sentence(in: isLocked ? GradeRoom.sandbox : nil) == "The archive is damaged.")
        #expect(try Files.list(outside) == [])
    }

    @Test func `a name's characters are the learner's business`() throws {
        let names = ["A*", "[1]", "-x", "a  b", "Größe", "'", "$(x)"].map { "Sources/Greeting/\($0).swift" }
        try make("for name in \(names.map { $0 as String }): z.writestr(name, name)")

        #expect(try copy().files == Dictionary(uniqueKeysWithValues: names.map { ($0, Data($0.utf8)) }))
    }

    @Test func `a folder's name in another encoding does no harm, and a file's is told`() throws {
        try make(
            "for name in ['_bung/Sources/Greeting/A.swift', '_bung/Package.swift']: z.writestr(name, '')")
        try replace("_bung", "\u{9A}bung")
        #expect(try copy().files.keys.sorted() == ["Sources/Greeting/A.swift"])

        try make("z.writestr('Sources/Greeting/_ber.swift', '')")
        try replace("_ber", "\u{9A}ber")
        #expect(
            sentence()
                == "The name of its file 'Sources/Greeting/�ber.swift' is in another encoding than UTF-8. Give it a name in plain letters."
        )
    }

    /// Another text in the archive, a byte for each character.
    private func replace(_ old: String, _ new: String) throws {
        var bytes = try Data(contentsOf: archive)
        let new = Data(new.unicodeScalars.map { UInt8($0.value) })
        while let place = bytes.range(of: Data(old.utf8)) { bytes.replaceSubrange(place, with: new) }
        try bytes.write(to: archive)
    }

    @Test(.enabled(if: Executable.find("zip", environment: RunnerEnvironment.forChildren) != nil))
    func `a password is told`() throws {
        try Files.write(Data("let a = 1".utf8), to: folder.appending(path: "Sources/Greeting/A.swift"))
        let zip = try #require(Executable.find("zip", environment: RunnerEnvironment.forChildren))
        try #require(
            try ChildProcess.run(zip, ["-qr", "-P", "x", "copy.zip", "Sources"], directory: folder).succeeded)

        #expect(sentence() == "The archive has a password. Unpack it, or have it packed without one.")
    }

    @Test func `files without rights are read, and leave nothing that cannot be removed`() throws {
        try make(
            """
            for name, mode in [('Sources/Greeting/', 0o040000), ('Sources/Greeting/A.swift', 0o100000)]:
                i = zipfile.ZipInfo(name); i.external_attr = mode << 16; z.writestr(i, '')
            """)

        #expect(try copy().files.keys.sorted() == ["Sources/Greeting/A.swift"])
        let scratch = folder.appending(path: "scratch")
        for path in try Files.list(scratch) {
            let rights = try FileManager.default.attributesOfItem(atPath: scratch.appending(path: path).path)
            #expect((rights[.posixPermissions] as? Int ?? 0) & 0o600 == 0o600, "\(path)")
        }
    }

    @Test func `files that share their bytes are those of a bomb`() throws {
        try make(
            """
            z.writestr('Sources/Greeting/A.swift', 'x' * 999)
            i = z.infolist()[0]; import copy; j = copy.copy(i); j.filename = 'Sources/Greeting/B.swift'
            z.filelist.append(j)
            """)

        #expect(sentence() == "Files in the archive share their bytes, as those of a zip bomb do.")
    }

    @Test(arguments: [true, false])
    func `an archive that lies about its size is stopped`(_ isLocked: Bool) throws {
        try make("for i in range(6): z.writestr(f'Sources/Greeting/{i}.png', b'\\0' * (100 << 20))")
        var bytes = try Data(contentsOf: archive)
        let long = Data([0, 0, 0x40, 6])
        while let place = bytes.range(of: long) { bytes.replaceSubrange(place, with: [9, 0, 0, 0]) }
        try bytes.write(to: archive)

        #expect(
            sentence(in: isLocked ? GradeRoom.sandbox : nil)
                == "Unpacked, it is larger than 256 MB, which is too much to look at.")
        #expect(try size(of: folder) < 600 << 20)
    }

    private func size(of folder: URL) throws -> Int {
        try Files.list(folder).reduce(0) { size, path in
            let file = try FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path)
            return size + (file[.size] as? Int ?? 0)
        }
    }

    @Test func `a file that is larger than the archive says is too large`() throws {
        try make(Self.good + "z.writestr('Sources/Greeting/Long.swift', ' ' * (1 << 24))")
        var bytes = try Data(contentsOf: archive)
        let size = Data([0, 0, 0, 1])
        while let place = bytes.range(of: size) { bytes.replaceSubrange(place, with: [9, 0, 0, 0]) }
        try bytes.write(to: archive)

        #expect(sentence()?.contains("larger than 2 MB") == true)
    }

    @Test(arguments: [1, 2, 30, 60, 100, -30, -10, -1])
    func `an archive that is cut short says so`(_ count: Int) throws {
        try make(Self.good)
        let bytes = try Data(contentsOf: archive)
        try bytes.prefix(count > 0 ? count : bytes.count + count).write(to: archive)

        #expect(
            sentence()
                == "It is a zip archive that is cut short, as after a broken download. Fetch it once more, or have it handed in again."
        )
    }

    private static let kinds: [(bytes: [UInt8], name: String, kind: String)] = [
        ([0x1F, 0x8B, 8, 0], "copy.tar.gz", "a tar.gz archive"),
        ([0x1F, 0x8B, 8, 0], "copy.TGZ", "a tar.gz archive"),
        ([0x1F, 0x8B, 8, 0], "copy.zip", "a gzip archive"),
        (Array("BZh9".utf8), "copy.tar.bz2", "a tar.bz2 archive"),
        ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], "copy.txz", "a tar.xz archive"),
        ([0x28, 0xB5, 0x2F, 0xFD], "copy.tar.zst", "a tar.zst archive"),
        ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "copy", "a 7z archive"),
        (Array("Rar!\u{1A}\u{7}\u{1}\0".utf8), "copy.zip", "a rar archive"),
        (Array(repeating: 0, count: 257) + Array("ustar\0".utf8), "copy.zip", "a tar archive"),
        (Array("none".utf8), "copy.rar", "by its name a rar archive"),
        (Array("none".utf8), "copy.tar.gz", "by its name a tar.gz archive"),
    ]

    @Test(arguments: kinds)
    func `an archive of another kind says which`(_ bytes: [UInt8], _ name: String, _ kind: String) throws {
        let file = folder.appending(path: name)
        try (Data(bytes) + Data(repeating: 7, count: 300)).write(to: file)

        #expect(
            sentence(of: file)
                == "It is \(kind), and only zip archives are unpacked. Unpack it, and name the folder.")
    }

    @Test(arguments: [
        ("", "It is an empty file. Have it handed in again."),
        ("<html>Log in</html>", "It is neither a folder nor a zip archive."),
        ("PKware", "It is neither a folder nor a zip archive."),
    ])
    func `what is no archive is none`(_ text: String, _ expected: String) throws {
        try Data(text.utf8).write(to: archive)

        #expect(sentence() == expected)
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
