import KataBase

/// The mistakes that the learner's tests let through, of those that were tried.
package struct Leaks: Equatable, Sendable {
    var through: Int
    /// 0 where it is not known.
    var tried: Int
    /// The promises that they break, as far as these may be named.
    package var promises: [String]
    /// True where those are all the promises that they break.
    var namesAll = true

    static let none = Leaks(through: 0, tried: 0, promises: [])

    /// The sentence about them; nil where there are none.
    package var sentence: String? {
        guard !promises.isEmpty, namesAll else {
            guard through > 0 else { return nil }
            return
                "Of the mistakes \(through) of \(tried) \(through == 1 ? "gets" : "get") through your tests"
        }
        let names = promises.map { "“\($0)”" }.joined(separator: ", ")
        guard tried > 0 else { return "Mistakes get through your tests, and break \(names)" }
        let (get, and) = through == 1 ? ("gets", "breaks") : ("get", "break")
        return "Of the mistakes \(through) of \(tried) \(get) through your tests, and \(and) \(names)"
    }
}

extension Leaks {
    /// Of one promise: "1 mistake that breaks “Nobody” gets through your tests."
    package static func sentence(on mistakes: Int, breaking promise: String) -> String {
        let (breaks, gets) = mistakes == 1 ? ("breaks", "gets") : ("break", "get")
        return "\(count(mistakes, "mistake")) that \(breaks) “\(promise)” \(gets) through your tests."
    }

    /// A sentence for each promise that a mistake gets through; one for all of them where they are folded, and not to be named.
    ///
    /// - Parameter written: how a promise's name is written.
    package static func sentences(
        on judgement: Judgement, folded: Bool, _ written: (String) -> String
    ) -> [String] {
        guard folded else {
            return judgement.unguarded.map { sentence(on: $0.mistakes.count, breaking: written($0.promise)) }
        }
        let through = judgement.mistakes.count(where: \.getsThrough)
        return through == 0
            ? [] : ["\(count(through, "mistake")) \(through == 1 ? "gets" : "get") through your tests."]
    }

    init(_ judgement: Judgement) {
        through = judgement.mistakes.count(where: \.getsThrough)
        tried = judgement.mistakes.count - judgement.untried.count
        promises = judgement.unguarded.map(\.promise)
    }
}
