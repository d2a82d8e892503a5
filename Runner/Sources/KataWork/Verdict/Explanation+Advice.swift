import Foundation
import KataEngine
import KataText

extension Explanation {
    /// The advice on a compiler's error that nearly everybody meets; nil for any other message.
    ///
    /// - Parameter file: where the error is; nil where the compiler names none.
    static func advice(for message: String, in file: String?, of words: SetupWords) -> String? {
        if let advice = advice(for: message) { return advice }
        if message.hasPrefix("main actor-isolated") || message.hasPrefix("call to main actor-isolated"),
            message.contains("nonisolated context")
        {
            return
                "Only code on the main actor may use this. Write @MainActor before the function or the type that this line is in."
        }
        if let sent = message.prefixMatch(of: /sending '(?:\w+\.)*(\w+)' risks causing data races/)?.1 {
            if let name = words.unsendableProtocol(of: sent) {
                return
                    "Two actors would share it, and '\(name)' does not say that they may. Make the protocol sendable: protocol \(name): Sendable (Chapters/Isolation.md)."
            }
            return
                "Two actors would share it. What a view holds belongs to the main actor: write @MainActor before its class (Chapters/Isolation.md)."
        }
        if let name = message.wholeMatch(
            of: /actor '\w+' cannot conform to global-actor-isolated protocol '(\w+)'.*/)?.1
        {
            return
                "An actor has a place of its own, and '\(name)' asks for the main actor's. Take @MainActor off it, and write: protocol \(name): Sendable (Chapters/Isolation.md)."
        }
        if message.hasPrefix("incorrect argument labels in macro expansion (have 'arguments:_:_:") {
            return
                "@Test takes one list of arguments, or two. Zip them, or write a list of rows: arguments: [(1, 2, 3)]"
        }
        let setup = words.setup
        guard let file, (setup.sources + setup.tests).contains(where: { $0.path == file }) else { return nil }
        if setup.strays.contains(file), !words.imports("Testing", in: file),
            !words.imports("XCTest", in: file)
        {
            return "The file stands with the tests. Move it to Sources/\(setup.chapter)."
        }
        if let module = module(behind: message) {
            if words.hasNames(of: module, in: file) { return nil }
            let advice = "The file misses a line: import \(module)"
            return module == "FoundationNetworking"
                ? "\(advice) (for a Mac, where these are Foundation's, between #if canImport(\(module)) and #endif)"
                : advice
        }
        guard let name = missingName(in: message), setup.tests.contains(where: { $0.path == file }),
            !words.imports(setup.chapter, in: file), words.declares(name)
        else { return nil }
        return "The chapter declares it, but this file misses a line: @testable import \(setup.chapter)"
    }

    /// The module whose import was forgotten, as the unknown name tells.
    private static func module(behind message: String) -> String? {
        switch message {
        case "unknown attribute 'Observable'": "Observation"
        case "unknown attribute 'Test'", "unknown attribute 'Suite'", "no macro named 'expect'",
            "no macro named 'require'":
            "Testing"
        case "reference to member 'checksLeaks' cannot be resolved without a contextual type": "TestSupport"
        case "unknown attribute 'State'", "unknown attribute 'Binding'", "unknown attribute 'Bindable'",
            "unknown attribute 'Environment'", "unknown attribute 'ViewBuilder'",
            "unknown attribute 'StateObject'", "unknown attribute 'ObservedObject'",
            "unknown attribute 'EnvironmentObject'", "unknown attribute 'Published'":
            "SwiftUI"
        default:
            missingName(in: message).flatMap { name in
                names.first { $0.value.contains(String(name)) }?.key
            }
        }
    }

    /// The names that people use of a module before they think of its import.
    private static let names = [
        "TestSupport": ["Gate", "Recorder", "waitUntil", "track"],
        "FoundationNetworking": [
            "URLSession", "URLSessionConfiguration", "URLRequest", "URLResponse", "HTTPURLResponse",
            "URLCache",
            "URLProtocol", "HTTPCookie",
        ],
        "PaperUI": ["Screen"],
        "SwiftUI": [
            "View", "ViewBuilder", "State", "Binding", "Text", "TextField", "Button", "Toggle", "List",
            "ForEach", "Form", "Section", "VStack", "HStack", "NavigationStack", "NavigationLink",
            "ProgressView", "ObservableObject",
        ],
    ]

    /// The name in "cannot find 'Gate' in scope".
    static func missingName(in message: String) -> Substring? {
        message.wholeMatch(of: /cannot find (?:type )?'(\w+)' in scope/)?.1
    }
}
