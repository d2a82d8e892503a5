import KataEngine

/// A type of the learner's with a name that the tests' modules have, too: the compiler complains about whoever says that
/// name, which may be a helper of ours or what a macro writes.
extension Explanation {
    /// - Returns: the type's name; nil for any other error.
    static func takenName(_ error: Diagnostic, of words: SetupWords) -> String? {
        if let name = error.message.wholeMatch(of: /'(\w+)' is ambiguous for type lookup in this context/)?.1
        {
            let candidates = error.notes.filter { $0.message.hasPrefix("found this candidate") }.map(\.file)
            let own = candidates.filter { file in words.setup.sources.contains { $0.path == file } }
            return own.isEmpty || own.count == candidates.count ? nil : String(name)
        }
        // A macro writes the name of its module before each name.
        let match = error.message.wholeMatch(
            of:
                /(?:'\w+' is not a member type of \w+ '(?:\w+\.)?|type '(?:\w+\.)?)(\w+)'(?: has no member '\w+')?/
        )
        guard let name = match?.1, modules.contains(name), words.declares(name) else { return nil }
        return String(name)
    }

    /// The advice on such a name.
    static func advice(onTakenName name: String) -> String {
        "Your '\(name)' has a name that the tests use for something else, so the two are mixed up. Give yours another name."
    }

    private static let modules: Set<Substring> = [
        "Foundation", "Observation", "PaperUI", "PaperUITesting", "Swift", "SwiftUI", "TestSupport",
        "Testing",
    ]
}
