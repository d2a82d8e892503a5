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
        GradeOutput.options + [.merge, .shard, .again, .noJudge, .trust] + Option.checking

    private let words: [String]
    private let merges: Bool
    private let shard: Shard
    private let output: GradeOutput
    /// Whether what was found out before counts.
    private let isAgain: Bool
    private let judges: Bool
    private let trusts: Bool

    package init(_ arguments: inout Arguments) throws {
        merges = arguments.has(.merge)
        output = GradeOutput(arguments)
        shard = try Shard(arguments.text(.shard))
        isAgain = arguments.has(.again)
        judges = !arguments.has(.noJudge)
        trusts = arguments.has(.trust)
        words = arguments.rest()
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

    package func run(by session: Session) async throws -> ExitStatus {
        let rows = try await merges ? merged(by: session) : graded(by: session)
        try output.finish(rows, by: session)
        return .done
    }

    private func merged(by session: Session) throws -> [GradeRow] {
        let rows = try GradeLines(files: words).rows()
        for row in rows { try output.add(row, by: session) }
        return rows
    }

    private func graded(by session: Session) async throws -> [GradeRow] {
        let chapter = try session.course().chapter(words[0])
        let scratch = try GradeScratch(in: session.workspace.gradeFolder)
        defer { scratch.discard() }
        let (grader, width) = try await session.grader(
            of: chapter, in: scratch.folder, judges: judges, trusts: trusts, isAgain: isAgain)
        let named = NamedCopy.sorted(Array(words.dropFirst()))
        let parts = try await inOrder(named, atOnce: width) { grader.parts(of: $0) }
        let copies = shard.part(of: parts.flatMap(\.self))
        let bar = Mutex(ProgressBar(total: copies.count, console: session.console))
        let rows = try await inOrder(copies, atOnce: width) { copy in
            let row = try await grader.row(of: copy)
            try bar.withLock {
                $0.finish()
                try output.add(row, by: session)
                $0.advance(copy.name)
            }
            return row
        }
        bar.withLock { $0.finish() }
        grader.known.prune()
        return rows
    }
}

/// Which of the copies one machine of several grades: `3/16`.
struct Shard: Equatable {
    let number: Int
    let count: Int

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
