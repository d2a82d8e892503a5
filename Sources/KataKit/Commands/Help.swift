/// The help texts, made from the table of commands.
enum Help {
    static func overview(_ commands: [any Command.Type]) -> String {
        let width = (commands.map { $0.usage.count }.max() ?? 0) + 2
        let rows = commands.map { command in
            "  " + command.usage + String(repeating: " ", count: width - command.usage.count)
                + command.summary
        }
        return """
            Stringline: test-driven development in Swift, one step at a time.

            \(rows.joined(separator: "\n"))

            A chapter is a number, a name or the beginning of one, in any case; without one it is the chapter you
            last worked on. Exit status: 0 green or done, 1 red, 2 misuse or a broken workspace.
            ./kata --json prints the overview as one JSON object.
            More about one command: ./kata <command> --help
            """
    }

    static func text(for command: any Command.Type) -> String {
        let options = command.options + [.help]
        let width = (options.map(\.spelling.count).max() ?? 0) + 2
        let rows = options.map { option in
            "  " + option.spelling + String(repeating: " ", count: width - option.spelling.count)
                + option.summary
        }
        let summary = command.summary.prefix(1).uppercased() + command.summary.dropFirst()
        return """
            \(summary).

            Usage: \(command.usage)\(command.options.isEmpty ? "" : " [options]")

            \(rows.joined(separator: "\n"))
            """
    }
}
