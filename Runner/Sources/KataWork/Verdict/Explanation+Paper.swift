import Foundation
import KataBase
import KataEngine

extension Explanation {
    /// The sentence on an error about a name of SwiftUI's that PaperUI lacks; nil for any other error.
    static func missingFromPaper(_ error: Diagnostic, of words: SetupWords) -> String? {
        if let declared = unavailable(error.message) {
            return MissingNames.naming(declared.name, in: declared.sentence)
        }
        guard let file = error.file,
            onPaper.contains(where: { words.hasNames(of: $0, in: file) })
        else { return nil }
        if let app = recordedApp(error) { return app }
        if let name = missingName(in: error.message) { return MissingNames.sentence(on: name, as: .plain) }
        if let match = error.message.wholeMatch(of: /unknown attribute '(\w+)'/) {
            return MissingNames.sentence(on: match.1, as: .attribute)
        }
        if let match = error.message.wholeMatch(of: /no macro named '(\w+)'/) {
            return MissingNames.sentence(on: match.1, as: .macro)
        }
        return asset(error)
    }

    /// The modules whose users know paper.
    private static let onPaper = ["PaperUI", "PaperUITesting", "TestSupport"]

    /// The sentence on an error about the app that XCUITest's recorder writes of, and that nobody has made; nil for any other
    /// error.
    private static func recordedApp(_ error: Diagnostic) -> String? {
        let queries =
            /\bapp\.(?:launch\(|terminate\(|activate\(|(?:alerts|buttons|cells|collectionViews|images|navigationBars|otherElements|pickers|scrollViews|searchFields|secureTextFields|sheets|sliders|staticTexts|steppers|switches|tabBars|tables|textFields|textViews|toolbars|toggles)\b)/
        guard missingName(in: error.message) == "app", error.excerpt?.contains(queries.inCode) == true else {
            return nil
        }
        return
            "XCUITest has 'app'; write let app = AppDriver { … } with the app in it, and app.launch()."
    }

    /// The sentence on an error about something of an app's assets, for which Xcode writes a name; nil for
    /// any other error.
    private static func asset(_ error: Diagnostic) -> String? {
        guard
            let name = error.message.wholeMatch(
                of: /reference to member '(\w+)' cannot be resolved without a contextual type/)?.1,
            let view = error.excerpt?.firstMatch(of: /\b(Color|Image)\((?:decorative: )?\.(\w+)/.inCode),
            view.2 == name
        else { return nil }
        let type = "\(view.1)Resource"
        return
            "Xcode makes '\(name)' of an app's assets; there are none on paper. Write extension \(type) { static let \(name) = \(type)(name: \"\(name)\", bundle: .main) }"
    }

    /// The name and the sentence of what PaperUI declares to be missed.
    static func unavailable(_ message: String) -> (name: Substring, sentence: Substring)? {
        guard
            let match = message.wholeMatch(
                of: /'(.+)' is unavailable: ((?:SwiftUI|Combine|swift-snapshot-testing) has it; .+)/)
        else {
            return nil
        }
        // Of 'onHover(perform:)' the label is not missed; an initializer is told by its labels alone.
        let name = match.1.hasPrefix("init(") ? match.1 : match.1.prefix { $0 != "(" }
        return (name, match.2)
    }

    /// True where an error only says that something is written whose type PaperUI declares to be missed.
    static func isEcho(_ message: String) -> Bool {
        message.hasPrefix("setter for '") && message.contains("' is unavailable: SwiftUI has it; ")
    }

    /// True where an error says no more than that another one in its line left something unknown.
    static func isConsequence(_ message: String) -> Bool {
        follows(message)
            || [
                "no exact matches in call to initializer", "type annotation missing in pattern",
                "extensions must not contain stored properties",
            ].contains { message.hasPrefix($0) }
    }

    /// True where an error, wherever it is, most often only follows from a name that is missing.
    static func follows(_ message: String) -> Bool {
        [
            "cannot infer contextual base in reference to member", "reference to member",
            "cannot infer key path type from context", "missing argument label",
        ].contains { message.hasPrefix($0) }
    }

    /// True where an error most often only follows from a name that is missing in the same statement.
    static func followsInStatement(_ message: String) -> Bool {
        isOpenParameter(message)
            || [
                "extra argument", "extra trailing closure", "missing argument for parameter",
                "incorrect argument label", "type of expression is ambiguous",
                "failed to produce diagnostic for expression", "cannot infer return type",
                "unable to infer type of a closure parameter", "cannot infer type of closure parameter",
            ].contains { message.hasPrefix($0) }
    }

    /// "generic parameter 'Failure' could not be inferred": a name that is missing may make it so from a statement before.
    static func isOpenParameter(_ message: String) -> Bool {
        message.hasPrefix("generic parameter '") && message.hasSuffix("could not be inferred")
    }

    /// "extra argument 'remember' in call": an initialiser or a function without it is yet to be written.
    static func isUnknownArgument(_ message: String) -> Bool {
        message.hasPrefix("extra argument '") && message.hasSuffix("' in call")
    }

    /// True where an error is about a name that the code does not have, or that looks otherwise there.
    static func isAboutName(_ message: String) -> Bool {
        isMissing(message)
            || !message.contains("macro expansion")
                && [
                    "cannot find ", " has no ", "no such module", "extra argument",
                    "missing argument for parameter '",
                    "incorrect argument label", "is inaccessible",
                ].contains { message.contains($0) }
    }

    /// True where an error says that something is yet to be written.
    static func isMissing(_ message: String) -> Bool {
        message.hasPrefix("cannot find ") || message.contains(" has no member '")
            || message.hasPrefix("cannot call value of non-function type")
    }
}
