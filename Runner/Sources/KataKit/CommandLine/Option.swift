/// An option of a command.
package enum Option: String, CaseIterable, Sendable {
    case all, step, json, problems, csv, junit, html, merge, again, shard, trust, summary, annotations, name,
        stop,
        apply, to
    case settle, steps, record, svg, port, files, engine, deadline, version, help
    case buildLimit = "build-limit"
    case breaks
    case classList = "class"
    case noJudge = "no-judge"
    case quick, anyway
    case copyLimit = "copy-limit"

    /// The options of a command that builds a chapter and runs its tests.
    package static let checking: [Option] = [.engine, .deadline, .buildLimit]

    /// The word for its value in the help; nil where it takes none.
    var value: String? {
        switch self {
        case .to: "step"
        case .steps, .port: "number"
        case .svg: "dir"
        case .files: "url"
        case .csv, .junit, .html, .summary, .classList: "file"
        case .shard: "n/m"
        case .breaks: "promise"
        case .name, .engine: "name"
        case .deadline, .buildLimit, .copyLimit: "seconds"
        case .all, .step, .json, .problems, .merge, .again, .trust, .noJudge, .quick, .annotations, .stop,
            .apply, .record,
            .anyway,
            .settle, .version, .help:
            nil
        }
    }

    var summary: String {
        switch self {
        case .all: "a long red to its end, with every problem, row and place"
        case .step: "all tests of a step at once, those of this one even while it is red"
        case .json: "JSON on standard output instead of the text"
        case .problems:
            "below the text a line for each problem, as an editor reads them (path:line:column: error: words), and one that ends the check"
        case .csv: "a table for a spreadsheet, written to this file"
        case .junit: "JUnit's XML for a CI server, written to this file"
        case .html: "a page for a projector, written to this file"
        case .merge: "one report of the lines that shards printed; name their files instead"
        case .summary: "a summary in Markdown, written to this file behind what is there"
        case .annotations: "print what GitHub shows at the lines of the files"
        case .again: "grade those copies, too, that have not changed since they were graded last"
        case .shard: "every m-th of the copies, from the n-th on: for m machines"
        case .trust: "run the copies' code without a sandbox, with your own rights"
        case .noJudge: "leave out what the learners' own tests are worth, which takes most of the time"
        case .quick: "leave out our tests with wrong expectations, which show whether a result can be trusted"
        case .anyway: "go on although your test of this step catches none of its mistakes"
        case .apply: "put the reference in place of your work (which is kept in the history)"
        case .to: "this step: reset stands at its end, a bug is of the steps up to it"
        case .steps: "how many steps it has, the last one's test the learner's; 1 to 20, 3 unless given"
        case .record: "write the outputs into the texts, and the starter tests' checksums"
        case .svg: "write an SVG a state, light and dark, and an index.html into this folder"
        case .port: "the port that it answers on; any that is free unless given"
        case .files: "where the repository's files are on the web, for links to them"
        case .name: "what you are called; your name in git unless given"
        case .stop: "share no more"
        case .engine:
            "compiler (quicker, calls swiftc) or package (SwiftPM); ./kata doctor says which one is in use"
        case .settle: "find out at once whether the quicker engine can be used with your toolchain"
        case .deadline: "how long the tests may run; 10 unless given"
        case .buildLimit: "how long the chapter and its tests may compile; 120 unless given"
        case .breaks:
            "write the mistake in Sources into the gallery, under this promise; its title stands behind the chapter"
        case .classList: "a file with a name a line: who of these handed in nothing is a row, too"
        case .copyLimit: "how long a copy may take in all; 180 unless given"
        case .version: "the version and the commit of this workspace"
        case .help: "this text"
        }
    }

    var spelling: String { "--\(rawValue)" + (value.map { " <\($0)>" } ?? "") }
}
