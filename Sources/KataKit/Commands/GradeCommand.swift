/// `./kata grade`: how far each copy is that was handed in, as a table, as lines of JSON and as files.
package struct GradeCommand: Command {
    package static let name = "grade"
    package static let parameters = "<chapter> <copy>…"
    package static let group = CommandGroup.classroom
    package static let summary =
        "what was handed in, a row a copy: how far it is, and what its own tests catch"
    package static let options: [Option] = GradeOutput.options + [.merge]

    private let words: [String]
    private let merges: Bool
    private let output: GradeOutput

    package init(_ arguments: inout Arguments) throws {
        merges = arguments.has(.merge)
        output = GradeOutput(arguments)
        words = arguments.rest()
        guard merges else {
            throw KataError.usage("Grading is not there yet. Merge lines with --merge.", command: Self.name)
        }
        guard !words.isEmpty else {
            throw KataError.usage(
                "'--merge' needs the files that hold the shards' lines.", command: Self.name)
        }
    }

    package func run(by runner: Runner) throws -> ExitStatus {
        let rows = try GradeLines(files: words).rows()
        for row in rows { try output.add(row, by: runner) }
        try output.finish(rows, by: runner)
        return .done
    }
}
