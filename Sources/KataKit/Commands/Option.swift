/// An option of a command.
package enum Option: String, CaseIterable, Sendable {
    case all, json, apply, to, steps, record, svg, files, engine, deadline, help
    case buildLimit = "build-limit"

    /// What a command takes that checks the learner's work.
    static let checking: [Option] = [.engine, .deadline, .buildLimit]

    /// What stands for its value in the help; nil where it takes none.
    var value: String? {
        switch self {
        case .to: "step"
        case .steps: "number"
        case .svg: "dir"
        case .files: "url"
        case .engine: "name"
        case .deadline, .buildLimit: "seconds"
        case .all, .json, .apply, .record, .help: nil
        }
    }

    var summary: String {
        switch self {
        case .all: "a long red to its end, with every problem, row and place"
        case .json: "one JSON object on standard output instead of the text"
        case .apply: "put the reference in place of your work (which is kept in the history)"
        case .to: "stand at the end of this step instead of the chapter's start"
        case .steps: "how many steps it has, the last one's test the learner's; 1 to 20, 3 unless given"
        case .record: "write the outputs into the texts, and the starter tests' checksums"
        case .svg: "write an SVG a state, light and dark, and an index.html into this folder"
        case .files: "where the repository's files are on the web, for links to them"
        case .engine: "compiler (calls swiftc; the default on Linux) or package (SwiftPM)"
        case .deadline: "how long the tests may run; 10 unless given"
        case .buildLimit: "how long the chapter and its tests may compile; 120 unless given"
        case .help: "this text"
        }
    }

    var spelling: String { "--\(rawValue)" + (value.map { " <\($0)>" } ?? "") }
}
