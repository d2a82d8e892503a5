import Foundation
import RunnerTesting
import Testing

@testable import KataBase

struct FilesTests {
    @Test func `a written file replaces the old one whole and keeps its permissions`() throws {
        let fixture = try FixtureWorkspace()
        let file = fixture.root.appending(path: "Sources/Greeting/Greeting.swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)

        try Files.write(Data("new".utf8), to: file)

        #expect(try fixture.read("Sources/Greeting/Greeting.swift") == "new")
        #expect(
            try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o640)
        #expect(try Files.list(file.deletingLastPathComponent()) == ["Greeting.swift"])
    }

    @Test func `a symbolic link stays one`() throws {
        let fixture = try FixtureWorkspace()
        let link = fixture.root.appending(path: "link.swift")
        let target = fixture.root.appending(path: "Sources/Greeting/Greeting.swift")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)

        try Files.write(Data("through".utf8), to: link)

        #expect(try String(contentsOf: target, encoding: .utf8) == "through")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
    }

    @Test func `a folder behind a link is not entered, and neither is one that is gone`() throws {
        let fixture = try FixtureWorkspace()
        try fixture.shell("mkdir Links && ln -s ../Sources Links/Sources && ln -s ../nowhere Links/nowhere")
        try fixture.write("", to: "Links/file")

        #expect(try Files.list(fixture.root.appending(path: "Links")) == ["file"])
    }

    #if os(Linux)
    @Test func `a folder that cannot be written is named with the reason`() throws {
        let error = #expect(throws: KataError.self) {
            try Files.write(Data(), to: URL(fileURLWithPath: "/proc/nothing/here.txt"))
        }

        #expect(
            error?.description
                == "Cannot write '/proc/nothing/here.txt': No such file or directory. Make room or give yourself write permission there, then run the command again."
        )
    }
    #endif

    @Test(arguments: ["", "one", "one\ntwo\n", "one\r\ntwo\r\n", "one\r\n\r\ntwo\n", "a\rb\n"])
    func `a text is read with line feeds, or as it stands`(_ text: String) throws {
        let fixture = try FixtureWorkspace()
        let file = fixture.root.appending(path: "text")
        try fixture.write(text, to: "text")

        #expect(try Files.text(file) == text.replacing("\r\n", with: "\n"))
        #expect(try Files.exactText(file) == text)
    }

    @Test func `bytes that are no text are named`() throws {
        let fixture = try FixtureWorkspace()
        let file = fixture.root.appending(path: "latin1.swift")
        try Data([0x66, 0xfc, 0x72]).write(to: file)

        let error = #expect(throws: KataError.self) { try Files.text(file) }

        #expect(
            error?.description
                == "'\(file.path)' is not UTF-8 text. Save it as UTF-8 in your editor, then run the command again."
        )
    }

    @Test func `hidden files of an editor are passed over`() throws {
        let fixture = try FixtureWorkspace()
        try fixture.write("", to: "Sources/Greeting/.Greeting.swift.swp")
        try fixture.write("", to: "Sources/Greeting/Deep/Other.swift")

        #expect(
            try Files.list(fixture.root.appending(path: "Sources/Greeting")) == [
                "Deep/Other.swift", "Greeting.swift",
            ])
    }
}
