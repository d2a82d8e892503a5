import Foundation
import KataBase
import KataKit
import Synchronization

/// `./kata grade`: how far each copy is that was handed in, as a table, as lines of JSON and as files.
package struct GradeCommand: Command {
    package static let name = "grade"
    package static let parameters = "<chapter> <copy>…"
    package static let group = CommandGroup.classroom
    package static let summary =
        "what was handed in, a row a copy: how far it is, and what its own tests catch"
    package static let options: [Option] =
        GradeOutput.options + [.merge, .shard, .again, .noJudge, .quick, .trust, .copyLimit, .classList]
        + Option.checking

    private let words: [String]
    private let merges: Bool
    private let shard: Shard
    private let output: GradeOutput
    /// True where all is found anew: the rows of gradings before do not count.
    private let isAgain: Bool
    private let judges: Bool
    /// True where our tests run once more, with wrong expectations.
    private let counterchecks: Bool
    private let trusts: Bool
    private let copyLimit: Duration
    private let classList: ClassList?

    package init(_ arguments: inout Arguments) throws {
        merges = arguments.has(.merge)
        output = GradeOutput(arguments)
        shard = try Shard(arguments.text(.shard))
        isAgain = arguments.has(.again)
        judges = !arguments.has(.noJudge)
        counterchecks = !arguments.has(.quick)
        trusts = arguments.has(.trust)
        copyLimit = try arguments.number(.copyLimit).map { .seconds($0) } ?? .seconds(180)
        classList = try arguments.text(.classList).map { (file) throws(KataError) in try ClassList(file: file)
        }
        words = arguments.rest()
        if classList != nil, shard.count > 1 {
            throw KataError.usage(
                "'--class' needs all copies. Give it with --merge, when every shard is done.",
                command: Self.name)
        }
        if merges, words.isEmpty {
            throw KataError.usage(
                "'--merge' needs the files that hold the shards' lines.", command: Self.name)
        }
        if !merges, words.count < 2 {
            throw KataError.usage(
                "'./kata grade' needs a chapter, and then the copies: folders or zip archives.",
                command: Self.name)
        }
    }

    package func run(in call: Call) async throws -> ExitStatus {
        try output.confirmPlaces()
        let copies = try merges ? [] : copies()
        let areNowhere = !copies.isEmpty && copies.allSatisfy { $0.absence != nil }
        let rows =
            try await merges
            ? GradeLines(files: words).rows()
            : areNowhere ? nowhere(copies, in: call) : graded(copies, in: call)
        let gaps = merges ? GradeLines.gaps(in: rows) : []
        let absent = classList?.rows(besides: rows) ?? []
        // The others were printed when they were graded.
        if output.isJSON, merges || areNowhere {
            for row in rows where !row.isAbsent { try output.add(row, in: call) }
        }
        try output.finish(rows + absent, in: call)
        for gap in gaps { call.console.printError(gap) }
        if areNowhere { return .misuse }
        // A share may have no copy that can be graded; where all shares together have none, `--merge` says so.
        let isNothing = shard.count == 1 && rows.allSatisfy { $0.green == nil }
        return gaps.isEmpty && !isNothing ? .done : .red
    }

    private func copies() throws(KataError) -> [NamedCopy] {
        // A shell hands a pattern on that matches nothing.
        if let pattern = words.dropFirst().first(where: {
            $0.isEmpty || $0.contains(/[*?\[]/) && !Files.exists(URL(argument: $0))
        }) {
            throw KataError.usage("'\(pattern)' matches no file or folder.", command: Self.name)
        }
        return NamedCopy.sorted(Array(words.dropFirst()))
    }

    /// The rows of copies none of which is there: for them nothing has to be compiled.
    private func nowhere(_ copies: [NamedCopy], in call: Call) throws -> [GradeRow] {
        let chapter = try call.course().chapter(words[0])
        return copies.map {
            GradeRow(
                copy: $0.name, chapter: chapter.name, steps: chapter.steps, remark: $0.absence?.sentence,
                seconds: 0, digest: "")
        }
    }

    private func graded(_ named: [NamedCopy], in call: Call) async throws -> [GradeRow] {
        let chapter = try call.course().chapter(words[0])
        // Before the minutes that the others take.
        for absence in named.compactMap(\.absence) {
            call.console.printError("\(absence.sentence) The others are graded.")
        }
        let scratch = try GradeScratch(in: call.workspace.gradeFolder)
        defer { scratch.discard() }
        let (grader, width) = try await call.grader(
            of: chapter, in: scratch.folder, judges: judges, counterchecks: counterchecks, trusts: trusts,
            isAgain: isAgain, copyLimit: copyLimit)
        let parts = try await inOrder(named, atOnce: width) { grader.parts(of: $0) }
        let all = parts.flatMap(\.self)
        let copies = shard.part(of: all)
        let state = Mutex(
            Progress(
                bar: ProgressBar(total: copies.count, console: call.console), copies: copies.count,
                written: .now))
        state.withLock { $0.prepareForStop() }
        @Sendable func row(of copy: NamedCopy, isLast: Bool) async throws {
            var row = try await grader.row(of: copy).withoutPlaces(in: call.workspace)
            (row.shard, row.copies) = (shard.count == 1 ? nil : shard.text, all.count)
            let found = row
            try state.withLock {
                if found.isCutOff == true, !isLast {
                    $0.cutOff.append(copy)
                } else {
                    try $0.add(found, to: output, in: call)
                }
            }
        }
        _ = try await inOrder(copies, atOnce: width) { try await row(of: $0, isLast: false) }
        // Now there is less to do at once.
        for copy in state.withLock({ $0.cutOff }) { try await row(of: copy, isLast: true) }
        grader.known.prune()
        return state.withLock {
            $0.bar.finish()
            return $0.rows
        }
    }

    /// The progress of a grading, and its rows so far.
    private struct Progress {
        var bar: ProgressBar
        let copies: Int
        var rows: [GradeRow] = []
        /// The copies that a busy machine did not let come to their end.
        var cutOff: [NamedCopy] = []
        /// The time when the files were written last.
        var written: ContinuousClock.Instant

        /// What Ctrl-C says from now on.
        func prepareForStop() {
            Signals.sayAtEnd(
                "Stopped. Graded and kept: \(rows.count) of \(copies). The same command goes on with the others.\n",
                on: STDERR_FILENO)
        }

        mutating func add(_ row: GradeRow, to output: GradeOutput, in call: Call) throws {
            rows.append(row)
            prepareForStop()
            bar.finish()
            try output.add(row, in: call)
            bar.advance(row.copy)
            // To write a course's page takes a while.
            guard rows.count < 100 || ContinuousClock.now - written > .seconds(2) else { return }
            try output.write(rows, in: call)
            written = .now
        }
    }
}

/// The share of the copies that one machine of several grades: `3/16`.
struct Shard: Equatable {
    let number: Int
    let count: Int

    var text: String { "\(number)/\(count)" }

    /// - Throws: `KataError.usage` for what is none.
    init(_ text: String?) throws(KataError) {
        guard let text else {
            (number, count) = (1, 1)
            return
        }
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let number = numbers[0], let count = numbers[1], number > 0, number <= count
        else {
            throw .usage(
                "'\(text)' is no shard. The third of sixteen is: --shard 3/16.", command: GradeCommand.name)
        }
        (self.number, self.count) = (number, count)
    }

    func part<Item>(of items: [Item]) -> [Item] {
        items.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
    }
}
