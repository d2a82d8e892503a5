import Foundation

extension Explanation {
    /// What says that an error is about a name of SwiftUI's that PaperUI lacks; nil for any other error.
    static func missingFromPaper(_ error: Diagnostic, of bench: Bench) -> String? {
        guard let file = error.file, let text = bench.text(of: file), imports("PaperUI", in: text) else {
            return nil
        }
        if let name = missingName(in: error.message) { return MissingNames.sentence(on: name, as: .plain) }
        if let match = error.message.wholeMatch(of: /unknown attribute '(\w+)'/) {
            return MissingNames.sentence(on: match.1, as: .attribute)
        }
        if let match = error.message.wholeMatch(of: /no macro named '(\w+)'/) {
            return MissingNames.sentence(on: match.1, as: .macro)
        }
        // Of `@Environment(\.editMode)` the compiler says no name.
        if error.message.hasPrefix("cannot infer key path type from context"),
            let match = error.excerpt?.firstMatch(of: /@Environment\(\\\.(\w+)\)/)
        {
            return MissingNames.sentence(on: match.1, as: .environment)
        }
        return missingMember(error.message, of: bench)
    }

    /// Whether an error says no more than that another one in its line left something unknown.
    static func isConsequence(_ message: String) -> Bool {
        [
            "cannot infer contextual base in reference to member", "reference to member",
            "no exact matches in call to initializer", "type annotation missing in pattern",
            "cannot convert value of type 'KeyPath<EnvironmentValues, Value>'",
        ].contains { message.hasPrefix($0) }
    }

    /// A member is looked for in views and in what belongs to them: what a model lacks is yet to be written.
    private static func missingMember(_ message: String, of bench: Bench) -> String? {
        guard
            let match = message.wholeMatch(
                of: /(?:value of )?type '(?:some |any )?([\w.]+).*'\)? has no member '(\w+)'/)
        else { return nil }
        let (type, name) = (match.1, match.2)
        if type == "EnvironmentValues" { return MissingNames.sentence(on: name, as: .environment) }
        let files = bench.sources + bench.tests
        let isModel = declares(type, in: files) && !isView(type, in: files)
        return isModel || plainTypes.contains(type) ? nil : MissingNames.sentence(on: name, as: .member)
    }

    /// Types that are no views, whoever looks for what in them.
    private static let plainTypes: Set<Substring> = [
        "Array", "Bool", "CGFloat", "Character", "ClosedRange", "Data", "Date", "Decimal", "Dictionary",
        "Double", "Duration", "Float", "IndexSet", "Int", "NavigationPath", "Range", "Set", "String",
        "Substring", "URL", "UUID",
    ]

    private static func isView(_ type: Substring, in files: [SourceText]) -> Bool {
        files.contains { file in
            String(decoding: file.bytes, as: UTF8.self).matches(of: /\bstruct\s+(\w+)[^{]*\bView\b/)
                .contains { $0.1 == type }
        }
    }
}
