import Foundation
import RunnerTesting
import Testing

@testable import KataBase

@Suite("An argument as a path")
struct ArgumentPathTests {
    private let folder: URL

    init() throws {
        folder = try Files.temporaryFolder().real
        try Files.write(["class/ws/Sources/file": "", "class/handed-in/Jan/file": ""], to: folder)
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "class/ws/link"),
            withDestinationURL: folder.appending(path: "class/handed-in/Jan"))
    }

    @Test(arguments: [
        ("..", ""), ("../handed-in/Jan", "handed-in/Jan"), ("./../handed-in/Jan", "handed-in/Jan"),
        ("../../class/ws", "ws"), ("../handed-in/", "handed-in"), ("..//handed-in//Jan/", "handed-in/Jan"),
        (".", "ws"), ("./", "ws"), ("Sources/..", "ws"), ("Sources/../../handed-in", "handed-in"),
        ("Sources/./file", "ws/Sources/file"), ("new/page.html", "ws/new/page.html"),
        ("../new/page.html", "new/page.html"), ("new/../page.html", "ws/page.html"),
        ("a b?#%20*", "ws/a b?#%20*"), ("~ada/x", "ws/~ada/x"), ("./~/x", "ws/~/x"),
        ("e\u{301}", "ws/e\u{301}"),
    ])
    func `a path begins in the folder that the command was given in`(argument: String, place: String) {
        defer { try? FileManager.default.removeItem(at: folder) }

        let sut = URL(argument: argument, from: folder.path + "/class/ws")

        #expect(sut.path == folder.path + "/class" + (place.isEmpty ? "" : "/" + place))
    }

    @Test func `a link stays one, and above it is what it leads to`() {
        defer { try? FileManager.default.removeItem(at: folder) }

        let found = ["link", "link/", "link/file", "link/..", "link/../Eva"].map {
            URL(argument: $0, from: folder.path + "/class/ws").path.dropFirst(folder.path.count)
        }

        #expect(
            found == [
                "/class/ws/link", "/class/ws/link", "/class/ws/link/file", "/class/handed-in",
                "/class/handed-in/Eva",
            ])
    }

    @Test(arguments: [
        ("/srv/x", "/srv/x"), ("//srv//x/", "/srv/x"), ("/srv/../x", "/x"), ("/../x", "/x"), ("/", "/"),
        ("~", "/none/ada"), ("~/x", "/none/ada/x"), ("~/../x", "/none/x"),
    ])
    func `a path from the topmost folder, or from home, is the same everywhere`(
        argument: String, place: String
    ) {
        defer { try? FileManager.default.removeItem(at: folder) }

        #expect(URL(argument: argument, from: folder.path, home: "/none/ada").path == place)
    }

    @Test func `without a home the sign is a name`() {
        defer { try? FileManager.default.removeItem(at: folder) }

        #expect(URL(argument: "~/x", from: folder.path, home: nil).path == folder.path + "/~/x")
    }

    @Test func `a place below here is told from here, and any other from the topmost folder`() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let here = folder.path + "/class/ws"

        #expect(URL(argument: "new/page", from: here).shown(from: here) == "new/page")
        #expect(URL(argument: "../page", from: here).shown(from: here) == folder.path + "/class/page")
    }

    @Test func `nothing else makes a path of what somebody typed`() throws {
        let commands = ["KataDesk/Commands", "KataKit/Commands", "KataDesk/Grade"].map {
            Repository.root.appending(path: "Runner/Sources/\($0)")
        }
        for folder in commands {
            for path in try Files.list(folder) {
                let text = try Files.text(folder.appending(path: path))
                #expect(!text.contains("URL(filePath: f") && !text.contains(".standardized"), "\(path)")
            }
        }
    }
}
