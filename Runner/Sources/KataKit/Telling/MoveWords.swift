import KataBase
import KataText

/// The one thing to do next, in words.
struct MoveWords {
    let controls: Controls
    /// The chapter in a command: " 3", or nothing where it is the one last worked on.
    let argument: String
    /// The command that proves that it was done.
    var proof = Proof.check
    /// The first help to turn to, in brackets behind a red's move; the hints unless given.
    var help: String?

    enum Proof { case check, judge, judgeOfAll }

    func sentence(_ move: Move) -> String {
        switch move {
        case .wait(let limit):
            let more = limit.map { controls.slowly(argument, $0) } ?? controls.patiently(argument)
            return "Wait until the machine has less to do, then: \(again) (or give it more time: \(more))"
        case .runOnceMore: return "Change nothing yet, and run the same once more: \(again) (\(stuck))"
        case .shortenExpressions(let limit):
            return
                "Name the parts of a long expression, \(then) (on a slow machine: \(controls.slowly(argument, limit)))"
        case .bringBackTests(let files):
            return
                "Bring the chapter's tests back: git checkout HEAD -- \(files.joined(separator: " ")), \(then)"
        case .writeStarterTests(let chapter):
            return "Write the tests that are missing, then: ./kata verify \(chapter) --record"
        case .goOn(let isLast, let parts):
            let parting = parts.contains(.refactor) ? "Tidy up while it is green, commit" : "Commit"
            return
                "\(isLast ? "That was the last step. " : "")\(parting), then: \(next)\(controls.more(argument, parts))"
        case .goOnToTest(let tests, let parts):
            return "Commit, then: \(next) (\(tests.words))\(controls.more(argument, parts))"
        case .takeWorkBack: return "This step is green once more, and your work comes back with: \(next)"
        case .orTakeWorkBack(let move):
            return "\(sentence(move)), or leave it at that: \(next) brings your work back"

        case .undoSlip(let isOfCompiler):
            let mend = isOfCompiler ? "Mend what the compiler names" : "Mend or undo your last change"
            return "It was green before. \(mend), \(then) (or go back: ./kata history)"
        case .mendLinking:
            return
                "Mend what the linker names, \(then) (where nothing of yours asks for it: ./kata check\(argument) --engine package)"
        case .rename(let type): return "Give your '\(type)' another name, \(then)"
        case .mendCodeOrTest: return "Mend the code, or that test, \(then)"
        case .mendOlderTest(let hangs):
            return "A test that passed before \(hangs ? "hangs" : "is broken"). Mend that first, \(then)"
        case .letTestRun: return "Let a test of this step run, \(then)"
        case .mendErrors(nil): return "Mend what the compiler names, \(then) (\(stuck))"
        case .mendErrors(let file?):
            return proof == .check
                ? "Mend what the compiler names in \(file), \(then)" : "mend \(file), \(then)"
        case .compile(let files, let test):
            let write = StepText.CodeFile.placing("Write just enough to compile", in: files)
            return "\(write)\(test.map { ", or mend \($0)" } ?? ""), \(then) (\(help ?? stuck))"
        case .makePass(let files):
            let make = StepText.CodeFile.placing("Make it pass in the simplest way", in: files)
            return "\(make), \(then) (\(help ?? stuck))"

        case .lookAtRecorded(let path, let others):
            let files = others == 0 ? path : "\(path) and \(count(others, "more file"))"
            return "Look at what was recorded, \(files), then: \(again)"
        case .runWithoutRecording: return "Run it again without recording: \(again)"
        case .compareSnapshot(let file):
            return
                "Look at the file \(file). Record the change where it is meant: SNAPSHOT_TESTING_RECORD=failed ./kata check\(argument). Undo it where it is not, \(then)"
        case .recordSnapshot(let reference):
            return
                "Record it: SNAPSHOT_TESTING_RECORD=missing ./kata check\(argument). Then look at the file \(reference)"

        case .writeTest(let file, let isFolded):
            guard proof == .check else {
                return "write a test into \(file), from the promises alone: \(promises()), \(then)"
            }
            let owed = isFolded ? "what the customer says" : "the promises"
            return
                "Write a first test into \(file), from \(owed): \(promises(isFolded)), \(then)\(help.map { " (\($0))" } ?? "")"
        case .mendTest(let test, let contradiction, let isFolded):
            guard proof == .check else {
                return "mend \(test) first: hold it against the promises, \(promises()), \(then)"
            }
            return "Mend that test first: \(test) \(words(for: contradiction, promises(isFolded))), \(then)"
        case .mendSetAside(let test, let why, let isFolded, let orGoOn):
            let mend =
                switch why {
                case .decides:
                    "mend or delete \(test): it asks for more than the promises say (\(promises(isFolded)))"
                case .unsteady:
                    "mend that test: \(test) \(why.words). Let it wait for what comes, and give it its date and its chance"
                case .slow, .dependsOnOrder: "mend that test: \(test) \(why.words)"
                }
            let on = proof == .check ? next : check
            return "\(begun(mend)), \(then)\(orGoOn ? " (or go on: \(on))" : "")"
        case .useOnlyNames(let file):
            return begun("use only names of the promises and the helpers in \(file), \(then)")
        case .fitOurTest(let needed, let isFolded): return fitting(needed, promises(isFolded))
        case .seeItToo: return "Write a test that sees it, too, and make both pass, \(then) (\(stuck))"
        case .findExample: return begun("think of one more example, \(then) (\(stuck))")
        case .takeNextLine:
            return begun(
                "take the next line of your list and write its test, \(then) (nothing is left? delete the line)"
            )
        case .guardPromise(let promise):
            return begun("think of a test for “\(promise)”, \(then) (\(stuck))")
        case .goOnGuarded(let promises):
            return "every promise\(promises.words ?? " so far") is guarded. Go on with: \(check)"

        case .seeItFail: return "\(again)\(help.map { " (\($0))" } ?? "")"
        case .enter(let entrance, let title): return "\(title): \(entrance.command)"
        case .writeYourOwn:
            return "that was the last chapter. Write the first test of something of your own."

        case .begin(let chapter): return "switch on the first failing test: ./kata start \(chapter)"
        case .readStep: return "read the step: \(read), \(then)"
        case .checkChanges: return "your work has changed since its last check: \(check)"
        case .commitGreen(let parts):
            let parting = parts.contains(.refactor) ? "Tidy up, commit" : "Commit"
            return "this step is green. \(parting), then: \(next)\(controls.more(argument, parts))"
        case .commitGreenTest: return "this test is green. Commit, then: \(next)"
        case .askWhyRed: return "this step is red. Why: \(again)"
        case .leave(let entrance): return "this chapter is finished. Go on with: \(entrance.command)"
        case .check: return check
        case .goToNext: return next
        case .readFirstStep: return "the first step: \(read)"
        case .readGreen(let chapter, let step):
            return "how ours became green: ./kata read \(chapter) \(step) green"
        case .attempt(let files, let test):
            if let test { return "write your test into \(test), \(then)" }
            let attempt = StepText.CodeFile.placing("Make it pass", in: files)
            return "\(attempt), \(then) (how ours became green: ./kata read\(argument) green)"
        case .doOnceMore(let test):
            return
                "\(test.map { "write your test into \($0), and the code" } ?? "see what the test wants"), \(then)"
        case .takeWhatHelps(let chapter, let step):
            let place = step.map { " \(chapter) \($0)" } ?? argument
            return "take from it what helps, \(then) (all of it: ./kata solution\(place) --apply)"
        case .readSolution: return "read it until it holds no surprise, \(then)"
        case .lookBack: return "all chapters are finished. How you got here: ./kata history"
        }
    }

    // MARK: Commands and keys

    private var check: String { controls.check(argument) }
    private var again: String { controls.again(argument) }
    private var next: String { controls.next(argument) }
    private var read: String { controls.read(argument) }
    private var stuck: String { "stuck? \(controls.hint(argument))" }

    private var then: String {
        switch proof {
        case .check: "then: \(check)"
        case .judge: "then: \(controls.judge(argument))"
        case .judgeOfAll: "then: \(controls.judge("\(argument) --all"))"
        }
    }

    /// The command or key for the promises; where those are folded, for the customer's words.
    private func promises(_ isFolded: Bool = false) -> String {
        isFolded ? read : controls.promises(argument)
    }

    // MARK: Words

    /// A check's move begins a sentence, a judgement's goes on with one.
    private func begun(_ words: String) -> String {
        proof == .check ? words.prefix(1).uppercased() + words.dropFirst() : words
    }

    private func words(for contradiction: Move.Contradiction, _ promises: String) -> String {
        switch contradiction {
        case .asksForMore: "asks for something other than the promises (\(promises))"
        case .saysWhy: "fails on every solution that keeps the promises, and says why"
        case .crashes: "crashes on every solution that keeps the promises"
        case .neverEnds: "does not end on any solution that keeps the promises"
        }
    }

    /// The edit that lets our test compile, which no test of the learner's can ask for.
    private func fitting(_ needed: Move.Needed?, _ promises: String) -> String {
        guard let needed else {
            return
                "Change your code so that our test compiles: it uses what the promises name (\(promises)), \(then) (\(stuck))"
        }
        let owner = needed.owner.isEmpty ? "your code" : "'\(needed.owner)'"
        let who =
            switch needed.listing {
            case .nowhere: "our test uses it"
            case .thisStep: "the names of the step list it (\(promises))"
            case .step(let step): "the names of step \(step) list it"
            }
        return "Add '\(needed.title)' to \(owner): \(who), \(then) (\(stuck))"
    }
}

extension Move.SetAside {
    static let saysOtherwise = "says otherwise from run to run"

    /// The predicate for a test that is set aside.
    var words: String {
        switch self {
        case .decides: "decides what the promises leave open"
        case .slow(let seconds): "takes \((seconds * 10).rounded() / 10) seconds"
        case .dependsOnOrder: "ends otherwise when it runs alone"
        case .unsteady: Self.saysOtherwise
        }
    }
}

extension Move.Tests {
    /// "test 2 of 3: everyLineCounts", or "the rest: 4 tests"
    fileprivate var words: String {
        !isRest
            ? "test \(number) of \(count): \(names[0])" : "the rest: \(KataBase.count(names.count, "test"))"
    }
}

extension Move.Guarded {
    /// The steps that they are of, in words; nil where they are all so far.
    var words: String? {
        switch self {
        case .all: nil
        case .ofStep: " of this step"
        case .ofOwnSteps: " of the steps whose test is yours"
        }
    }
}

extension Move {
    /// The command that does it, or that says why it has to be done.
    var command: String {
        switch self {
        case .goOn, .goOnToTest, .commitGreen, .commitGreenTest, .takeWorkBack: "./kata next"
        case .begin(let chapter): "./kata start \(chapter)"
        case .leave(let entrance), .enter(let entrance, _): entrance.command
        case .lookBack: "./kata history"
        default: "./kata check"
        }
    }
}

extension Move.Entrance {
    fileprivate var command: String { "./kata \(isStarted ? "check" : "start") \(chapter)" }
}
