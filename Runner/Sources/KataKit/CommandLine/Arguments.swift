import Foundation
import KataBase
import KataEngine
import KataWork

/// The words behind a command's name.
package struct Arguments {
    private let command: any Command.Type
    private var words: [String] = []
    private var options: [Option: String] = [:]

    /// - Throws: `KataError.usage` for an option that the command does not have, or one without its value.
    package init(_ arguments: [String], for command: any Command.Type) throws(KataError) {
        self.command = command
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if LongDash.begins(word) { throw Self.longDash(word, in: command) }
            guard word.hasPrefix("-"), word != "-" else {
                words.append(word)
                continue
            }
            let parts = word.drop { $0 == "-" }.split(separator: "=", maxSplits: 1).map(String.init)
            let name = word == "-h" ? "help" : parts.first ?? ""
            guard !word.hasPrefix("---"), let option = Option(rawValue: name),
                option == .help || command.options.contains(option)
            else {
                let known = (command.options + [.help]).map(\.rawValue)
                throw .usage(
                    "'\(word)' is no option of '\(command.usage)'."
                        + (Files.exists(URL(argument: word))
                            ? " The file is: ./\(word)"
                            : Spelling.question(name, among: known) { "--\($0)" }),
                    command: command.name.isEmpty ? nil : command.name)
            }
            if option.value != nil {
                guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
                    throw .usage("'\(word)' needs a value: \(option.spelling).", command: command.name)
                }
                options[option] = value
            } else {
                options[option] = ""
            }
        }
        if let limit = command.wordLimit, words.count > limit {
            throw .usage(
                "'\(words[limit])' is one word too many for '\(command.usage)'.", command: command.name)
        }
    }

    /// A page or a chat has made a long dash of one hyphen, or of two.
    private static func longDash(_ word: String, in command: any Command.Type) -> KataError {
        let name = word.drop(while: LongDash.isDash).prefix { $0 != "=" }
        let known = (command.options + [.help]).map(\.rawValue)
        let question =
            switch name {
            case "": " Did you mean '-'?"
            case "h": " Did you mean '-h'?"
            default:
                Spelling.question(String(name), among: known, otherwise: " An option begins with '--'.") {
                    "--\($0)"
                }
            }
        return .usage(
            "'\(word)' begins with a long dash.\(question)",
            command: command.name.isEmpty ? nil : command.name)
    }

    package func has(_ option: Option) -> Bool { options[option] != nil }

    /// The next word; nil where there is none.
    package mutating func next() -> String? { words.isEmpty ? nil : words.removeFirst() }

    package mutating func required(_ what: String) throws(KataError) -> String {
        guard let word = next() else {
            throw .usage(
                "'./kata \(command.name)' is missing its \(what): \(command.usage).", command: command.name)
        }
        return word
    }

    /// The next word as a number.
    mutating func number(_ what: String) throws(KataError) -> Int? {
        try next().map { word throws(KataError) in try parse(word, what) }
    }

    /// A chapter and a number, in either order where one of them is a name.
    mutating func chapterAndNumber(_ what: String) -> ChapterAndNumber {
        ChapterAndNumber(words: [next(), next()].compactMap(\.self), what: what, command: command.name)
    }

    /// An option's value.
    package func text(_ option: Option) -> String? { options[option] }

    /// An option's value as a number.
    package func number(_ option: Option) throws(KataError) -> Int? {
        try options[option].map { word throws(KataError) in try parse(word, option.value ?? "number") }
    }

    /// All words that are left.
    package mutating func rest() -> [String] {
        defer { words = [] }
        return words
    }

    func engine() throws(KataError) -> EngineName? {
        guard let name = options[.engine] else { return nil }
        guard let engine = EngineName(rawValue: name) else {
            let known = EngineName.allCases.map(\.rawValue)
            throw .usage(
                "There is no engine '\(name)'."
                    + Spelling.question(
                        name, among: known, otherwise: " The engines are compiler and package."),
                command: command.name)
        }
        return engine
    }

    func limits() throws(KataError) -> TimeLimits {
        var limits = TimeLimits()
        if let seconds = try number(.deadline) { limits.tests = .seconds(seconds) }
        if let seconds = try number(.buildLimit) { limits.build = .seconds(seconds) }
        return limits
    }

    private func parse(_ word: String, _ what: String) throws(KataError) -> Int {
        guard let number = Int(word), number >= 0 else {
            throw .usage("'\(word)' is no \(what). Give a number.", command: command.name)
        }
        // There is arithmetic behind each, and more than that nobody means.
        guard number <= Int32.max else {
            throw .usage("'\(word)' is too large. Give a number up to \(Int32.max).", command: command.name)
        }
        return number
    }
}
