/// A command of the runner as the command line knows it.
struct Command: Sendable {
    typealias Action = @Sendable (Runner, inout Arguments) async throws -> Runner.Status

    let name: String
    let parameters: String
    let summary: String
    let options: [Option]
    let action: Action

    init(
        _ name: String, _ parameters: String, _ summary: String, _ options: [Option] = [],
        action: @escaping Action
    ) {
        self.name = name
        self.parameters = parameters
        self.summary = summary
        self.options = options
        self.action = action
    }

    /// How many words it takes; nil where a title of several words may come last.
    var wordLimit: Int? {
        parameters.hasSuffix("…]") ? nil : parameters.split(separator: " ").count
    }

    var usage: String {
        ["./kata", name, parameters].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// An option of a command.
enum Option: String, CaseIterable, Sendable {
    case all, json, apply, to, record, svg, engine, deadline, help
    case buildLimit = "build-limit"

    /// What stands for its value in the help; nil where it takes none.
    var value: String? {
        switch self {
        case .to: "step"
        case .svg: "dir"
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
        case .record: "rewrite the recorded outputs and the starter tests' checksums"
        case .svg: "write an SVG a state, light and dark, and an index.html into this folder"
        case .engine: "compiler (calls swiftc; the default on Linux) or package (SwiftPM)"
        case .deadline: "how long the tests may run; 10 unless given"
        case .buildLimit: "how long the chapter and its tests may compile; 120 unless given"
        case .help: "this text"
        }
    }

    var spelling: String { "--\(rawValue)" + (value.map { " <\($0)>" } ?? "") }
}
