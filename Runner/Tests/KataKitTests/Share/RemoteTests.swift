import Foundation
import Testing

@testable import KataBase
@testable import KataKit
@testable import KataWork

struct RemoteTests {
    @Test(arguments: [
        ("class.git", "/none/ada/class.git"), ("../class.git", "/none/class.git"),
        ("../../class.git", "/class.git"), ("/srv/class", "/srv/class"), ("..", "/none"),
        ("./a:b", "/none/ada/a:b"), ("file:///srv/class", "file:///srv/class"),
        ("git://host/class", "git://host/class"), ("ssh://git@host/class", "ssh://git@host/class"),
        ("git@host:class", "git@host:class"), ("https://host/class", "https://host/class"),
    ])
    func `an address is one that git may be handed`(typed: String, address: String) throws {
        #expect(try Remote(typed, from: "/none/ada").address == address)
    }

    @Test(arguments: [
        "", "-x", "--upload-pack=touch x", "ext::sh -c id", "fd::17", "ftp://host/class", "ext://x", "://x",
        "ssh://-oProxyCommand=x/y", "ssh://git@-oProxyCommand=x/y", "a\nb", "a\u{1B}[31m",
    ])
    func `what would have git do something else is none`(typed: String) {
        #expect(throws: KataError.self) { try Remote(typed, from: "/none/ada") }
    }

    @Test(arguments: [
        ("https://ada:secret@host/class", "https://host/class"),
        ("https://token@host/class", "https://host/class"),
        ("ssh://git:secret@host/class", "ssh://git@host/class"), ("git@host:class", "git@host:class"),
        ("https://ada:sec@ret@host/class", "https://host/class"),
    ])
    func `nobody gets to see a password`(typed: String, shown: String) throws {
        let remote = try Remote(typed)

        #expect(remote.shown == shown)
        #expect(
            remote.withoutSecrets("unable to access '\(typed)/': no") == "unable to access '\(shown)/': no")
    }

    @Test(arguments: [
        ("Ada Lovelace", "Ada_Lovelace", "Ada Lovelace"), ("Zoë", "Zoë", "Zoë"), ("日本", "日本", "日本"),
        ("a/../b:c*d", "a-b-c-d", "a-b-c-d"), ("  x\u{1B}[2J\u{202E}  ", "x-2J", "x-2J"),
        ("<b>&amp;", "b-amp", "b-amp"), ("", "somebody", "somebody"), ("-.-", "somebody", "somebody"),
        ("a.lock", "a-lock", "a-lock"),
    ])
    func `a name becomes what a ref can hold`(name: String, slug: String, shown: String) throws {
        let sut = SharedName(name, id: "3f9a1c")

        #expect(sut.slug == slug)
        #expect(sut.shown == shown)
        #expect(
            SharedRef(path: SharedRef(name: sut, chapter: "Wall").path[...])
                == SharedRef(name: sut, chapter: "Wall"))
    }

    @Test func `a name of ten kilobytes is cut`() {
        #expect(SharedName(String(repeating: "ä", count: 10_000)).slug.count == 40)
    }

    @Test(arguments: [
        "refs/kata/Ada-1", "refs/kata/Ada-1/", "refs/kata/Ada/Wall", "refs/kata/-1/Wall",
        "refs/kata/Ada-x/Wall",
        "refs/kata/Ada-1/Wall/x", "refs/heads/Ada-1/Wall", "refs/kata/A\u{202E}-1/Wall",
        "refs/kata/Ada-1/W:all",
        "refs/kata/<b>-1/Wall", "refs/kata/\(String(repeating: "a", count: 300))-1/Wall",
    ])
    func `a ref that no runner would write is none`(path: String) {
        #expect(SharedRef(path: path[...]) == nil)
    }
}
