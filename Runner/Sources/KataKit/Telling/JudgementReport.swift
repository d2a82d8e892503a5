import KataBase
import KataText
import KataWork

/// A judgement as a learner reads it: what is wrong with a test, which promises are not guarded yet, what to do next.
package struct JudgementReport {
    let judgement: Judgement
    /// "1 · The invoice editor".
    let heading: String
    /// The chapter in a command: " 3", or nothing where it is the one last worked on.
    let argument: String
    /// The file for tests of the learner's, relative to the workspace.
    let file: String
    let style: TextStyle
    let width: Int
    var controls = Controls.commands
    /// True where it is about all promises so far, those of steps whose tests were given, too.
    var isAboutAll = false
    /// The steps whose promises are not to be named.
    var folded: Set<Int> = []

    func text() -> String { report.text(style: style, width: width) }

    var report: Report {
        var parts = [style.bold("YOUR TESTS") + "  \(heading)"]
        parts += [soundness] + remarks
        if let mistakes { parts.append(mistakes) }
        if let idle { parts.append(idle) }
        return Report(parts, next: next)
    }

    /// The one thing to do next.
    var next: String {
        let move = Move(
            after: .judged(judgement, .init(file: file, isAboutAll: isAboutAll, folded: folded)))
        return MoveWords(
            controls: controls, argument: argument, proof: isAboutAll ? .judgeOfAll : .judge
        ).sentence(move)
    }

    var soundness: String {
        let sound = judgement.tests.count(where: \.isSound)
        let solutions = "\(count(judgement.solutions, "solution")) that keep every promise"
        if judgement.tests.isEmpty, !judgement.unjudged.isEmpty {
            return prose("None of your tests can be judged.")
        }
        if judgement.tests.isEmpty {
            return prose("There is no test of yours to judge yet. Yours are in the files called My….swift.")
        }
        if sound == 0 { return prose("None of your tests passes on all \(solutions).") }
        return prose("\(count(sound, "test")) \(sound == 1 ? "passes" : "pass") on \(solutions).")
    }

    // MARK: Tests that are not sound

    /// A remark on a test or a file that is not sound.
    struct Remark {
        let mark: String
        let sentence: String
        /// The place as a red has it, so that an editor finds it; nil where it is nowhere.
        var place: String?
        /// Another program's lines, in which every blank may matter.
        let said: [String]
        let rest: [String]

        var words: [String] { [sentence] + said + rest }
    }

    var remarks: [String] { unsound.map(text) }

    /// The remarks on each test and each file that is not sound, the worst first.
    var unsound: [Remark] {
        let contradictions = judgement.contradicting.compactMap(contradiction)
        let unjudged = judgement.unjudged.map { file in
            remark(
                style.red("✗"), "\(file.file) does not compile against our solutions:",
                at: file.place, saying: firstLines(of: file.message),
                [
                    file.leansOn.map { "That name stands in \($0), which is not judged, and so this is not." }
                        ?? (file.isAboutName
                            ? "No promise and no helper gives that name, so the file is not judged."
                            : "The file is not judged.")
                ])
        }
        let unclaimed = judgement.unclaimed.map { issue in
            remark(
                style.red("✗"),
                "Something fails where every promise is kept, and nobody can say in which test: none was running.",
                at: issue.place, saying: lines(of: issue.failure),
                ["Let the test wait for what calls this, so that it is heard before the test ends."])
        }
        return contradictions + unjudged + unclaimed + judgement.tests.compactMap(setAside)
            + judgement.wavering.map(wavering) + judgement.untried.compactMap(untried)
    }

    private func wavering(_ test: Judgement.Test) -> Remark {
        remark(
            style.yellow("–"),
            "\(test.name) \(Move.SetAside.saysOtherwise) on the same mistake, which does not count as caught by it.",
            at: test.place, saying: [], ["With more in its example, it may fail in every run."])
    }

    /// A mistake that cannot be tried is our fault, not the learner's.
    private func untried(_ mistake: Judgement.Mistake) -> Remark? {
        guard case .notJudged(let why) = mistake.fate else { return nil }
        return remark(
            style.yellow("–"), "The mistake “\(mistake.title)” could not be tried, and does not count.",
            saying: firstLines(of: why))
    }

    private func contradiction(_ test: Judgement.Test) -> Remark? {
        guard case .contradicts(let failure) = test.standing else { return nil }
        let what =
            switch failure.kind {
            case .expectation:
                "goes against the promises, or beyond them: it fails on all \(judgement.solutions) solutions."
            case .recorded:
                "fails on all \(judgement.solutions) solutions that keep every promise, and says why:"
            case .crash: "crashes, on all \(judgement.solutions) solutions."
            case .timeout: "does not end, on all \(judgement.solutions) solutions."
            }
        return remark(
            style.red("✗"), "\(test.name) \(what)", at: test.place,
            // On which of them is said where they differ.
            saying: Array(lines(of: test).dropFirst(failure.kind == .timeout ? 1 : 0)))
    }

    /// A test that counts for nothing, and turns nothing red.
    private func setAside(_ test: Judgement.Test) -> Remark? {
        guard let setAside = test.setAside else { return nil }
        let why: String?
        switch setAside {
        case .decides:
            // The sentence stands below the first of them alone.
            why =
                test.id == judgement.deciding.first?.id
                ? "It fails on code that keeps every promise, and yours may be such code one day. Until it is mended, it catches nothing."
                : nil
        case .slow:
            why = "Whoever waits for a time waits in every run. Wait for what should happen: waitUntil { … }"
        case .dependsOnOrder:
            why = "Give every test a beginning of its own: what one leaves behind, another one finds."
        case .unsteady:
            why =
                "On the same code it fails in one run and passes in another. A number by chance, tasks that race, or the order of a Set or of a Dictionary may decide: let the test decide it."
        }
        return remark(
            style.yellow("–"), "\(test.name) \(setAside.words), and is set aside.", at: test.place,
            saying: lines(of: test, upTo: Self.reasonLimit), [why].compactMap(\.self))
    }

    private func remark(
        _ mark: String, _ sentence: String, at place: String? = nil, saying said: [String],
        _ rest: [String] = []
    ) -> Remark {
        Remark(mark: mark, sentence: sentence, place: place, said: said, rest: rest)
    }

    /// The place comes before what is said, which may have any length.
    private func text(of remark: Remark) -> String {
        let first =
            "  \(remark.mark) "
            + wrapped(remark.sentence.printable, indent: 6).joined(separator: "\n").dropFirst(6)
        let places = remark.place.map { PathLine(width: width).lines("      at \($0.printable)") } ?? []
        return
            ([first] + places + remark.said.map { $0.allSatisfy(\.isWhitespace) ? "" : "      \($0)" }
            + remark.rest.flatMap { wrapped($0.printable, indent: 6) }).joined(separator: "\n")
    }

    /// The words of a test's failure, as far as they may be told.
    private func lines(of test: Judgement.Test, upTo limit: Int? = nil) -> [String] {
        let told = test.failure(besides: folded)
        guard told == nil, test.standing.failure != nil else { return lines(of: told, upTo: limit) }
        return ["What they answer is folded, as the promises are."]
    }

    /// The words of a failure: of an expectation whole, with both values; of any other one the first lines.
    private func lines(of failure: Judgement.Failure?, upTo limit: Int? = nil) -> [String] {
        guard let failure else { return [] }
        return failure.kind == .expectation
            ? Array(failure.message.shownLines().prefix(limit ?? .max))
            : firstLines(of: failure.message, upTo: limit ?? Self.wordLimit)
    }

    /// The first lines of words that the learner did not write: they may be a page.
    private func firstLines(of words: String, upTo limit: Int = wordLimit) -> [String] {
        words.linesBetweenFeeds.prefix(limit).filter { !$0.isEmpty }.map(\.printable)
    }

    private static let wordLimit = 4
    /// More lines than elsewhere: the reason is often to be seen only in what was on a solution's screen.
    private static let reasonLimit = 12
    /// One promise after the other is enough to do; more rows would scroll the tests off the screen.
    private static let rowLimit = 10

    // MARK: Mistakes

    /// The number of mistakes that are caught, and the promises that are not guarded; nil where nothing was
    /// tried.
    var mistakes: String? {
        let tried = judgement.mistakes.count - judgement.untried.count
        guard tried > 0, judgement.tests.contains(where: \.isSound) else { return nil }
        let caught = judgement.mistakes.count(where: \.isCaught)
        let unguarded = named
        guard !judgement.unguarded.isEmpty else {
            return prose(
                caught == 1
                    ? "The one mistake\(which) is caught." : "All \(caught) mistakes\(which) are caught.")
        }
        let start = "\(caught) of \(count(tried, "mistake"))\(which) \(caught == 1 ? "is" : "are") caught."
        guard !unguarded.isEmpty else {
            return prose("\(start.dropLast()), and \(hidden) \(hidden == 1 ? "gets" : "get") through.")
        }
        let column = (unguarded.map { displayWidth(of: $0.promise) }.max() ?? 0) + 2
        var rows = unguarded.prefix(Self.rowLimit).map { promise, mistakes in
            let number = "\(count(mistakes.count, "mistake")) \(mistakes.count == 1 ? "gets" : "get") through"
            let isWide = 6 + column + number.count <= width
            return "    \(style.red("✗")) "
                + (isWide ? promise.padded(to: column) : "\(promise)\n        ") + style.dim(number)
        }
        let rest = unguarded.count - rows.count
        if rest > 0 { rows.append("    … and \(count(rest, "more promise"))") }
        if hidden > 0 {
            rows.append("    \(style.red("✗")) … and \(count(hidden, "mistake")) of the step that you are at")
        }
        let these = unguarded.count == 1 ? "This promise is" : "These promises are"
        return prose("\(start) \(these) not guarded yet:") + "\n\n" + rows.joined(separator: "\n")
    }

    /// A sentence for each promise that is not guarded, and one for those that may not be named.
    var unguarded: [String] {
        let through = { (number: Int) in "\(count(number, "mistake")) \(number == 1 ? "gets" : "get") through"
        }
        return named.map { "“\($0.promise)” is not guarded yet: \(through($0.mistakes.count))." }
            + (hidden > 0 ? ["\(through(hidden))."] : [])
    }

    /// The promises that are not guarded and may be named.
    private var named: [(promise: String, mistakes: [Judgement.Mistake])] {
        judgement.unguarded(besides: folded)
    }

    /// The number of mistakes that get through and break a promise that is not to be named.
    private var hidden: Int { judgement.mistakes.count { $0.getsThrough && folded.contains($0.step) } }

    /// The steps of the mistakes that were tried, in words; empty where those are all so far.
    private var which: String { judgement.guarded(isAboutAll: isAboutAll).words ?? "" }

    /// Tests that guard nothing, as far as the gallery knows; nil where there is none.
    var idle: String? {
        let idle = judgement.idle
        guard !idle.isEmpty else { return nil }
        let (these, keep) =
            idle.count == 1
            ? ("this one", "Keep it if a promise asks for it.")
            : ("these", "Keep those that a promise asks for.")
        return prose(
            "No mistake of this chapter makes \(these) fail: \(idle.map(\.name).joined(separator: ", ")). \(keep)"
        )
    }

    // MARK: Words

    private func prose(_ text: String) -> String { wrapped(text, indent: 2).joined(separator: "\n") }

    private func wrapped(_ text: String, indent: Int) -> [String] {
        TextWrapper(width: max(1, width - indent)).lines([InlineRun(text: text)])
            .map { String(repeating: " ", count: indent) + $0.styled(.plain) }
    }
}
