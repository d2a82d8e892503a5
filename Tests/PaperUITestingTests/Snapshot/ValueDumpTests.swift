import Foundation
import Observation
import TestSupport
import Testing

@testable import PaperUITesting

@Suite(.endsInTime)
struct ValueDumpTests {
    @Test func `a struct shows its properties`() {
        expect(
            Film(title: "Coco", year: 2017, director: nil),
            """
            ▿ Film
              - title: "Coco"
              - year: 2017
              - director: nil
            """)
    }

    @Test func `an optional shows what it holds`() {
        expect(Optional("Coco") as Any, #"- "Coco""#)
        expect(Optional(Person(name: "Pete Docter")) as Any, "▿ Person\n  - name: \"Pete Docter\"")
        expect(Int?.none as Any, "- nil")
    }

    @Test func `a collection counts its elements`() {
        expect([Int](), "- 0 elements")
        expect([7], "▿ 1 element\n  - 7")
        expect(["b", "a"], "▿ 2 elements\n  - \"b\"\n  - \"a\"")
    }

    @Test func `dictionaries and sets are sorted`() {
        let years = ["Coco": 2017, "Up": 2009, "Brave": 2012, "Cars": 2006, "Luca": 2021]
        expect(
            years,
            """
            ▿ 5 key/value pairs
              ▿ (2 elements)
                - key: "Brave"
                - value: 2012
              ▿ (2 elements)
                - key: "Cars"
                - value: 2006
              ▿ (2 elements)
                - key: "Coco"
                - value: 2017
              ▿ (2 elements)
                - key: "Luca"
                - value: 2021
              ▿ (2 elements)
                - key: "Up"
                - value: 2009
            """)
        expect(Set(["c", "a", "b"]), "▿ 3 members\n  - \"a\"\n  - \"b\"\n  - \"c\"")
        expect(["a": 1], "▿ 1 key/value pair\n  ▿ (2 elements)\n    - key: \"a\"\n    - value: 1")
        expect(Set([1]), "▿ 1 member\n  - 1")
    }

    @Test func `an enum shows its case and what it carries`() {
        expect(Phase.idle, "- Phase.idle")
        expect(Phase.loaded("Coco"), "▿ Phase\n  - loaded: \"Coco\"")
        expect(
            Phase.failed(code: 3, reason: "x"),
            "▿ Phase\n  ▿ failed: (2 elements)\n    - code: 3\n    - reason: \"x\"")
    }

    @Test func `a class shows what it inherits, first`() {
        expect(Sequel(title: "Cars 2", number: 2), "▿ Sequel\n  - title: \"Cars 2\"\n  - number: 2")
    }

    @Test func `an object that holds itself is shown once`() {
        let node = Node()
        node.next = node
        defer { node.next = nil }
        expect(node, "▿ Node\n  - next: Node (shown above)")
    }

    @Test func `one object in two places is shown twice`() {
        let node = Node()
        expect([node, node], "▿ 2 elements\n  ▿ Node\n    - next: nil\n  ▿ Node\n    - next: nil")
    }

    @Test func `an observable model is shown without its registrar`() {
        expect(Model(), "▿ Model\n  - _count: 3")
    }

    @Test func `what says it all in a line gets a line`() throws {
        expect("a\n\"b\"", #"- "a\n\"b\"""#)
        expect("abc".dropFirst(), #"- "bc""#)
        expect(Character("x"), #"- "x""#)
        expect(true, "- true")
        expect(0.1, "- 0.1")
        expect(try #require(Decimal(string: "9007199254740993.10")), "- 9007199254740993.1")
        expect(Date(timeIntervalSince1970: 0.5), "- 1970-01-01T00:00:00.500Z")
        expect(try #require(URL(string: "https://catfact.ninja/fact")), "- https://catfact.ninja/fact")
        let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        expect(id, "- E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    }

    @Test func `a description of its own heads the properties`() {
        expect(Money(amount: 3), "▿ 3 EUR\n  - amount: 3")
    }

    private func expect(
        _ value: Any, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(
            ValueDump.lines(of: value).joined(separator: "\n") == text, sourceLocation: sourceLocation)
    }
}

private struct Film {
    var title: String
    var year: Int
    var director: Person?
}

private struct Person {
    var name: String
}

private enum Phase {
    case idle
    case loaded(String)
    case failed(code: Int, reason: String)
}

private class Part {
    let title: String

    init(title: String) {
        self.title = title
    }
}

private final class Sequel: Part {
    let number: Int

    init(title: String, number: Int) {
        self.number = number
        super.init(title: title)
    }
}

private final class Node {
    var next: Node?
}

@Observable
private final class Model {
    var count = 3
}

private struct Money: CustomStringConvertible {
    var amount: Int
    var description: String { "\(amount) EUR" }
}
