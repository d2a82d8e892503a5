import KataBase
import KataText

/// The worth of a learner's tests: the solutions that keep the promises have to pass them, and mistakes have
/// to fail.
package struct Judgement: Codable, Equatable, Sendable {
    package struct Failure: Codable, Equatable, Sendable {
        package enum Kind: String, Codable, Sendable {
            /// An expectation failed, or an error was thrown.
            case expectation
            /// The test, or what it called, recorded an issue in words of its own.
            case recorded
            case crash
            /// It did not end in time.
            case timeout
        }

        package let kind: Kind
        package let message: String
        /// The place in the test's file, if that is known: the expectation, or the line that waits.
        var place: Place?

        /// In a file, counted from 1.
        struct Place: Codable, Equatable, Sendable {
            let line: Int
            var column: Int?
        }

        /// The predicate for a test that fails like this on every solution that keeps the promises.
        package var contradiction: String {
            kind == .recorded
                ? "fails on every solution that keeps the promises"
                : "goes against the promises, or beyond them"
        }
    }

    /// One test function of the learner's.
    package struct Test: Codable, Equatable, Sendable {
        package enum Standing: Codable, Equatable, Sendable {
            /// It passes on every solution that keeps the promises.
            case sound
            /// It fails on all of them.
            case contradicts(Failure)
            /// It passes on some of them: what it asks for was left open.
            case decides(Failure)
            /// It would take all others' time, every time.
            case slow(seconds: Double)
            /// By itself it fails, or passes, and after the others it does not.
            case dependsOnOrder
            /// On the same code it fails in one run, and passes in another.
            case unsteady(Failure)

            package var failure: Failure? {
                switch self {
                case .contradicts(let failure), .decides(let failure), .unsteady(let failure): failure
                case .sound, .slow, .dependsOnOrder: nil
                }
            }
        }

        package let id: String
        package let name: String
        /// Relative to the workspace.
        package let file: String
        package let line: Int
        package var standing: Standing
        var column: Int?

        package var isSound: Bool { standing == .sound }

        /// As an editor opens it: where it fails, or else where it begins.
        package var place: String {
            let place = standing.failure?.place ?? Failure.Place(line: line, column: column)
            return [file, String(place.line), place.column.map(String.init)].compactMap(\.self).joined(
                separator: ":")
        }

        /// The failure that keeps it from being sound, as far as it may be told. The words of a failed
        /// expectation give away what a solution answers, and so the promise: they are not told where the
        /// promises of the test's step are folded.
        ///
        /// - Parameter folded: the steps whose promises are not to be named.
        package func failure(besides folded: Set<Int>) -> Failure? {
            let isFolded = FileRole(path: file).step.map(folded.contains) ?? !folded.isEmpty
            return isFolded && standing.failure?.kind == .expectation ? nil : standing.failure
        }
    }

    /// A failure on a solution that keeps every promise, of which nobody can say in which test it was.
    package struct Unclaimed: Codable, Equatable, Sendable {
        /// Relative to the workspace.
        let file: String
        let line: Int
        package let failure: Failure

        /// As an editor opens it.
        package var place: String { "\(file):\(line)" }
    }

    /// A test file that does not compile against the reference: it names what no promise gives.
    package struct UnjudgedFile: Codable, Equatable, Sendable {
        /// Relative to the workspace.
        package let file: String
        package let line: Int?
        package let message: String
        /// Another file of the learner's that is not judged, where the name stands that is missing here.
        package var leansOn: String?

        /// As an editor opens it.
        package var place: String { [file, line.map(String.init)].compactMap(\.self).joined(separator: ":") }

        /// True where it is about a name that no promise gives, or that looks otherwise.
        package var isAboutName: Bool {
            leansOn == nil && Explanation.isAboutName(message)
        }

        /// The same, where what is missing is declared in one of some files.
        func leaning(on files: [SourceText], in workspace: Workspace) -> UnjudgedFile {
            guard let name = message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/)?.1,
                let declaration = try? Regex(
                    "\\b(?:struct|class|enum|actor|protocol|typealias|func|let|var) +\(name)\\b"
                ).inCode,
                let file = files.first(where: {
                    String(decoding: $0.bytes, as: UTF8.self).contains(declaration)
                })
            else { return self }
            var leaning = self
            leaning.leansOn = workspace.displayPath(file.path)
            return leaning
        }
    }

    /// A mistake of the gallery, and its fate on the tests.
    package struct Mistake: Codable, Equatable, Sendable {
        package enum Fate: Codable, Equatable, Sendable {
            /// The tests that caught it, each with the kind of its failure.
            case caught([Catch])
            case getsThrough
            /// It does not compile with these tests.
            case notJudged(String)

            var catches: [Catch] { if case .caught(let all) = self { all } else { [] } }
        }

        package struct Catch: Codable, Equatable, Sendable {
            let test: String
            let how: Failure.Kind
        }

        package let title: String
        package let promise: String
        /// The promise's step.
        package let step: Int
        package let fate: Fate

        package var isCaught: Bool { if case .caught = fate { true } else { false } }
        package var getsThrough: Bool { fate == .getsThrough }
    }

    /// In the order of their files and lines.
    package var tests: [Test]
    package var unjudged: [UnjudgedFile]
    /// A judgement that was kept without them is from before what detached tasks do was heard at all.
    package var unclaimed: [Unclaimed] = []
    /// The number of solutions that the tests were tried on.
    package var solutions: Int
    /// Step by step, each step's in the gallery's order; empty where only the tests were judged.
    package var mistakes: [Mistake] = []
    /// The steps whose mistakes were tried.
    var steps: [Int] = []
    /// Sound tests of those steps that no mistake of the whole chapter makes fail, where that was asked for.
    package var idle: [Test] = []
    /// Sound tests that fail on a mistake in one run, and not in the next.
    package var wavering: [Test] = []

    /// The promises that a mistake gets through, in the order of the mistakes, each with those mistakes.
    package var unguarded: [(promise: String, mistakes: [Mistake])] { unguarded(besides: []) }

    /// The same without the promises of some steps.
    package func unguarded(besides steps: Set<Int>) -> [(promise: String, mistakes: [Mistake])] {
        var unguarded: [(promise: String, mistakes: [Mistake])] = []
        for mistake in mistakes.filter(\.getsThrough) where !steps.contains(mistake.step) {
            if let index = unguarded.firstIndex(where: { $0.promise == mistake.promise }) {
                unguarded[index].mistakes.append(mistake)
            } else {
                unguarded.append((mistake.promise, [mistake]))
            }
        }
        return unguarded
    }

    /// Sound tests of the steps whose mistakes were tried that none of those makes fail. A test of no step counts as one of
    /// the first.
    var uncatching: [Test] {
        let catching = Set(
            mistakes.flatMap { $0.fate.catches.map(\.test) })
        return mistakes.isEmpty
            ? []
            : tests.filter { test in
                let step = FileRole(path: test.file).step ?? 1
                return test.isSound && steps.contains(step) && !catching.contains(test.id)
            }
    }

    /// The steps, of some, that no test holds: a step of whose mistakes one gets through and none is caught, or, where none was
    /// tried, one without a sound test in the file of its own.
    package func untested(of steps: [Int]) -> [Int] {
        let held = Set(tests.filter(\.isSound).compactMap { FileRole(path: $0.file).step })
        return steps.filter { step in
            let own = of(step: step)
            return own.guardsNothing || own.mistakes.isEmpty && !held.contains(step)
        }
    }

    /// The ids of the tests that are not tried on mistakes.
    var setAside: Set<String> { Set(tests.filter { !$0.isSound }.map(\.id)) }

    /// Mistakes that could not be tried.
    package var untried: [Mistake] {
        mistakes.filter { if case .notJudged = $0.fate { true } else { false } }
    }

    /// True where mistakes were tried, and the tests catch none of them.
    var guardsNothing: Bool {
        !mistakes.isEmpty && mistakes.contains(where: \.getsThrough) && !mistakes.contains(where: \.isCaught)
    }

    /// True where there is nothing to mend.
    package var isFlawless: Bool {
        unguarded.isEmpty && contradicting.isEmpty && unjudged.isEmpty && !tests.isEmpty
    }

    /// The tests that ask for what the promises leave open.
    package var deciding: [Test] {
        tests.filter { if case .decides = $0.standing { true } else { false } }
    }

    package var contradicting: [Test] {
        tests.filter { if case .contradicts = $0.standing { true } else { false } }
    }
}
