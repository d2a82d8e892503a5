import Foundation
import KataEngine
import KataText

extension Check.Problem {
    /// - Parameter test: the one that it is an issue of, where that is known.
    package init(_ issue: TestRun.Issue, in test: TestRun.Test?, of setup: Setup, in workspace: Workspace) {
        var words = ([issue.message] + issue.details).map { workspace.displayPaths(in: $0) }
        words += [Explanation.meaning(of: issue, in: test)].compactMap(\.self)
        // Of an issue that a test records itself, its words say everything …
        let isRecorded = words.count > 1 && words[0] == "Issue recorded"
        if isRecorded { words.removeFirst() }
        if issue.test == nil { words.append(Self.nobodys) }
        self.init(
            test: issue.test, arguments: issue.arguments, file: setup.displayPath(issue.file, in: workspace),
            line: issue.line, column: issue.column, message: words[0], details: Array(words.dropFirst()))
        // … but for what a wait waited for, which stands in its line.
        if isRecorded, message.hasPrefix("Waited ") { excerpt = setup.line(issue.line, of: issue.file) }
    }

    private static let nobodys =
        "Nobody can say which test this belongs to: none was running, and none holds this line. Let the test wait for what calls it."

    package init(_ diagnostic: Diagnostic, of setup: Setup, in workspace: Workspace) {
        self.init(diagnostic, of: SetupWords(setup), in: workspace)
    }

    private init(_ diagnostic: Diagnostic, of words: SetupWords, in workspace: Workspace) {
        let setup = words.setup
        let paper = Explanation.missingFromPaper(diagnostic, of: words)
        let isDeclared = Explanation.unavailable(diagnostic.message) != nil
        let taken = Explanation.takenName(diagnostic, of: words)
        let advice =
            taken.map(Explanation.advice(onTakenName:))
            ?? Explanation.advice(for: diagnostic.message, in: diagnostic.file, of: words)
        self.init(
            file: diagnostic.file.map { setup.displayPath($0, in: workspace) }, line: diagnostic.line,
            column: diagnostic.column, message: paper ?? diagnostic.message,
            details: paper == nil
                ? [advice].compactMap(\.self)
                : (isDeclared ? [] : ["The compiler: \(diagnostic.message)"])
                    + ["Why, and all that is missing: \(MissingNames.page)"])
        excerpt = diagnostic.excerpt
        // A linker shows none.
        if diagnostic.isLinkers, let file = diagnostic.file, let line = diagnostic.line {
            excerpt = setup.line(line, of: file)
        }
        takenName = taken
        // Of a name that PaperUI declares to be missed, the compiler only adds where.
        notes = (isDeclared ? [] : diagnostic.notes).prefix(Self.noteLimit).map { note in
            let isLearners = (setup.sources + setup.tests).contains { $0.path == note.file }
            let file = setup.displayPath(note.file, in: workspace)
            return Check.Note(
                message: note.message, place: isLearners ? "\(file):\(note.line):\(note.column)" : nil)
        }
    }

    /// More would bury the next error.
    private static let noteLimit = 3

    /// The compiler's errors in their order, each message once. Where a name is missing, what only follows from that is
    /// kept with it. Where it is one of SwiftUI's, that is left out, and so is what is missed in the same line for the
    /// same reason.
    static func folding(_ diagnostics: [Diagnostic], of setup: Setup, in workspace: Workspace) -> [Self] {
        let words = SetupWords(setup)
        let missing = Set(diagnostics.filter { Explanation.missingFromPaper($0, of: words) != nil })
        let placesOfMissing = Set(missing.map { Place(file: $0.file, line: $0.line) })
        var problems: [Self] = []
        var indices: [String: Int] = [:]
        var reasons: Set<String> = []
        // An argument that nothing takes leaves open what is inferred from it, as a name that is missing does.
        let named = diagnostics.filter { Explanation.isMissing($0.message) && !missing.contains($0) }
        let unwritten =
            named.isEmpty ? diagnostics.filter { Explanation.isUnknownArgument($0.message) } : named
        let isFolding = !unwritten.isEmpty
        let places = MissingPlaces(unwritten, of: words)
        var consequences: [Check.Note] = []
        for diagnostic in diagnostics where !Explanation.isEcho(diagnostic.message) {
            if Explanation.isConsequence(diagnostic.message), !missing.contains(diagnostic),
                placesOfMissing.contains(Place(file: diagnostic.file, line: diagnostic.line))
            {
                continue
            }
            if let reason = Explanation.unavailable(diagnostic.message)?.sentence {
                let place = "\(diagnostic.file ?? ""):\(diagnostic.line ?? 0): \(reason)"
                guard reasons.insert(place).inserted else { continue }
            }
            let problem = Self(diagnostic, of: words, in: workspace)
            if isFolding, !missing.contains(diagnostic), !unwritten.contains(diagnostic),
                Explanation.follows(diagnostic.message) || places.explain(diagnostic)
            {
                consequences.append(Check.Note(message: problem.message, place: problem.place))
                continue
            }
            if let first = indices[problem.message] {
                problems[first].otherPlaces.append(problem.place ?? "")
            } else {
                indices[problem.message] = problems.count
                problems.append(problem)
            }
        }
        if let first = problems.firstIndex(where: {
            Explanation.isMissing($0.message) || named.isEmpty && Explanation.isUnknownArgument($0.message)
        }) {
            problems[first].consequences = consequences
        }
        return problems
    }

    /// A line of the code.
    private struct Place: Hashable {
        let file: String?
        let line: Int?
    }

    /// A crash or a hang, told of the test that had started and never ended.
    ///
    /// - Parameter details: what more there is to say.
    static func interrupted(
        _ run: TestRun, message: String, details: [String] = [], of setup: Setup, in workspace: Workspace
    ) -> Self {
        let running = run.tests.first { $0.state == .running }
        var problem = place(of: run, running, message: message, setup: setup, workspace: workspace)
        problem.details = details
        problem.testFile = running?.file
        return problem
    }

    /// The same where the crash was: the test's line is the last resort.
    private static func place(
        of run: TestRun, _ running: TestRun.Test?, message: String, setup: Setup, workspace: Workspace
    ) -> Self {
        var message = message
        // "InvoiceEditor/Money.swift:12: Fatal error: …" says where better than the test's line does, and the frames
        // of the crash where the file is one of Swift's own.
        if let match = message.wholeMatch(of: /([^\/:]+)\/([^\/:]+\.swift):([0-9]+): (.*)/) {
            message = String(match.4)
            if let file = (setup.sources + setup.tests).first(where: { $0.name == match.2 }) {
                return Self(
                    test: running?.name, file: setup.displayPath(file.path, in: workspace),
                    line: Int(match.3), message: message)
            }
        }
        if let frame = learnersFrame(in: run.frames, of: setup) {
            var problem = Self(
                test: running?.name, file: setup.displayPath(frame.file, in: workspace), line: frame.line,
                column: frame.column, message: message)
            problem.excerpt = setup.line(frame.line, of: frame.file)
            return problem
        }
        return Self(
            test: running?.name, file: running.map { setup.displayPath($0.file, in: workspace) },
            line: running?.line, column: running?.column, message: message)
    }

    /// The innermost frame in the chapter's sources; in its tests where there is none.
    private static func learnersFrame(in frames: [SourcePlace], of setup: Setup) -> SourcePlace? {
        for files in [setup.sources, setup.tests] {
            let paths = Set(
                files.flatMap { [$0.path, URL(fileURLWithPath: $0.path).real.path] })
            if let frame = frames.first(where: { paths.contains($0.file) }) { return frame }
        }
        return nil
    }

    package init(
        test: String? = nil, arguments: String? = nil, file: String? = nil, line: Int? = nil,
        column: Int? = nil,
        message: String, details: [String] = []
    ) {
        self.test = test
        self.arguments = arguments
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        self.details = details
    }
}
