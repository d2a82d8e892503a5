/// A fenced block of a chapter. What its first line says decides how it is checked.
package struct Fence: Sendable, Equatable {
    package enum Kind: Sendable, Hashable {
        /// ```` ```swift Tests/FilmsTests/Step1.swift ````: stands in that file. In a step, `Sources/Films/Film.swift` is the
        /// learner's, and stands in the step's snapshot.
        case file(path: String)
        /// ```` ```swift names ````: declarations that the step's snapshot has.
        case names
        /// ```` ```swift sketch ````: deliberately no file's code.
        case sketch
        /// ```` ```output red ````: what a check prints before the step is solved.
        case outputRed
        /// ```` ```output green ````: what it prints afterwards.
        case outputGreen
        /// ```` ```output ours ````: what our test of a step says before it is solved, where the test is the learner's.
        case outputOurs
        /// ```` ```diff Step1..Step2 ````: what changed between two snapshots.
        case diff(from: String, to: String)
        /// Something to read in another language, such as `sh`. Nothing is checked.
        case other(String)
    }

    package let kind: Kind
    /// The lines inside, joined by `\n`, without a quote's bar or a list's indentation.
    package let body: String
    /// The opening line in the file, counted from 1.
    package let line: Int
    /// The step that the fence belongs to; nil in the introduction and after the last step.
    package let step: Int?
    /// The turn of the step's text that it belongs to, counted from 0; nil in what a step has once, as a Refactor.
    package let turn: Int?
    /// The rest of the opening line, as it stands there.
    let info: String
}

extension Fence.Kind {
    /// The languages of fences that are only there to be read.
    static let plainLanguages = ["sh", "console", "text", "json", "xml", "svg", "markdown"]

    /// - Returns: nil where the opening line means nothing to us.
    package init?(info: String) {
        let words = info.split(whereSeparator: \.isWhitespace).map(String.init)
        switch (words.first, words.dropFirst().first, words.count) {
        case ("swift", "names", 2): self = .names
        case ("swift", "sketch", 2): self = .sketch
        case ("swift", let path?, 2) where path.hasSuffix(".swift"): self = .file(path: path)
        case ("output", "red", 2): self = .outputRed
        case ("output", "green", 2): self = .outputGreen
        case ("output", "ours", 2): self = .outputOurs
        case ("diff", let snapshots?, 2):
            guard let dots = snapshots.firstRange(of: "..") else { return nil }
            let from = String(snapshots[..<dots.lowerBound])
            let to = String(snapshots[dots.upperBound...])
            guard from.hasPrefix("Step"), to.hasPrefix("Step") else { return nil }
            self = .diff(from: from, to: to)
        case (let language?, nil, 1) where Self.plainLanguages.contains(language): self = .other(language)
        default: return nil
        }
    }
}

extension Fence.Kind {
    /// The words behind the backticks of a recorded output's fence.
    package var outputName: String {
        switch self {
        case .outputRed: "output red"
        case .outputOurs: "output ours"
        default: "output green"
        }
    }

    /// The line that tells a reader about a fence's text; nil for one that needs none.
    package var caption: String? {
        switch self {
        case .file(let path): path
        case .names: "the names that your test may use"
        case .sketch: "a sketch, in no file on purpose"
        case .outputRed: "./kata check, before"
        case .outputGreen: "./kata check, after"
        case .outputOurs: "./kata check, before, with our test in the place of yours"
        case .diff(let from, let to): "from \(from) to \(to)"
        case .other: nil
        }
    }
}
