import KataBase

/// A command of the runner: how it is called, what the help says of it, and what it does.
package protocol Command: Sendable {
    /// The name as it is typed; empty for `./kata` alone.
    static var name: String { get }
    /// The words that it takes: "<chapter>" where one must be given, "[chapter]" where it may.
    static var parameters: String { get }
    /// The part of the help that lists it.
    static var group: CommandGroup { get }
    /// The words in the help, without a capital and a full stop.
    static var summary: String { get }
    /// Further sentences about it in the help; nil for none.
    static var remark: String? { get }
    static var options: [Option] { get }
    /// The effect that an option has here.
    static func summary(of option: Option) -> String

    /// - Throws: `KataError.usage` for words that make no sense.
    init(_ arguments: inout Arguments) throws

    func run(in call: Call) async throws -> ExitStatus
}

extension Command {
    package static var remark: String? { nil }

    package static var options: [Option] { [] }

    package static func summary(of option: Option) -> String { option.summary }

    /// The number of words that it takes; nil where a title of several words or a list may come last.
    static var wordLimit: Int? {
        parameters.hasSuffix("…]") || parameters.hasSuffix("…") ? nil : parameters.split(separator: " ").count
    }

    static var usage: String {
        ["./kata", name, parameters].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension KataError {
    /// Words that make no sense.
    package static func usage(_ message: String, command: String?) -> KataError {
        KataError(message, next: "See: ./kata \(command.map { "\($0) " } ?? "")--help")
    }
}
