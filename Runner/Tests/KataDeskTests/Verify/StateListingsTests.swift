import Foundation
import RunnerTesting
import Testing

@testable import KataBase

/// Since Xcode 27 SwiftUI's `@State` is a macro. What that refuses or drops must not stand in code that learners take along.
struct StateListingsTests {
    @Test func `no listing of ours assigns a state too early, or twice`() throws {
        for folder in ["Solutions", "Sources", "Tests"] {
            let root = Repository.root.appending(path: folder)
            // One test is about what is dropped.
            for path in try Files.list(root)
            where path.hasSuffix(".swift") && !path.hasSuffix("StateInitialValueTests.swift") {
                let faults = Self.faults(in: try Files.text(root.appending(path: path)))
                #expect(faults.isEmpty, "\(folder)/\(path): \(faults)")
            }
        }
    }

    @Test(arguments: [
        ("self.content = content\n        self.value = value", "", []),
        ("self.value = value\n        self.content = content", "", ["value comes before content"]),
        ("_value = State(initialValue: value)\n        content = { $0 }", "", ["value comes before content"]),
        ("self.content = content\n        self.value = value", " = 0", ["value has a value already"]),
        ("self.content = content", " = 0", []),
    ])
    func `a state comes last, and has one value`(_ body: String, _ value: String, _ faults: [String]) {
        let text = """
            struct Host: View {
                @State private var value: Int\(value)
                let content: (Int) -> Text

                init(_ value: Int, content: @escaping (Int) -> Text) {
                    \(body)
                }
            }
            """

        #expect(Self.faults(in: text) == faults)
    }

    private static func faults(in text: String) -> [String] {
        let states = text.matches(of: /@State (?:private )?var (\w+)(?:: [^=\n]+| )(= )?/)
        let names = Set(states.map { String($0.1) })
        let full = Set(states.filter { $0.2 != nil }.map { String($0.1) })
        let inits = text.matches(of: #/(?m)^( *)(?:\w+ )*init\??[(<][^\n]*\{\n((?:\1 +[^\n]*\n|\n)*)\1\}/#)
        return inits.flatMap { match -> [String] in
            let assigned = match.2.matches(of: #/(?m)^ *(?:self\.)?_?(\w+) = /#).map { String($0.1) }
            let early = zip(assigned, assigned.dropFirst()).filter {
                names.contains($0) && !names.contains($1)
            }
            return early.map { "\($0) comes before \($1)" }
                + assigned.filter(full.contains).map { "\($0) has a value already" }
        }
    }
}
