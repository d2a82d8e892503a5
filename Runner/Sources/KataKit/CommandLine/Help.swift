import KataText

/// The help texts, made from the table of commands.
struct Help {
    let width: Int

    /// The commands that a learner needs every day, on one screen.
    func overview(_ commands: [any Command.Type]) -> String {
        let daily = CommandGroup.allCases.filter(\.isDaily).flatMap { group in
            commands.filter { $0.group == group }
        }
        return """
            \(prose("Stringline: test-driven development in Swift, one step at a time."))

            \(rows(daily.map { ("./kata \($0.name)".trimmed, $0.summary) }))

            \(prose("More about one command: ./kata <command> --help"))
            \(prose("All the others, for your work, a class and the workspace: ./kata --help --all"))
            """
    }

    func everything(_ commands: [any Command.Type]) -> String {
        """
        \(prose("Stringline: test-driven development in Swift, one step at a time."))

        \(groups(of: commands))

        \(prose("A chapter is a number, a name or the beginning of one, in any case; without one it is the chapter you last worked on. Exit status: 0 green or done, 1 red or nothing graded, 2 misuse or a broken workspace."))
        \(prose("./kata --json prints the overview as one JSON object."))
        \(prose("./kata --version says which version this is."))
        \(prose("More about one command: ./kata <command> --help"))
        """
    }

    func text(for command: any Command.Type) -> String {
        """
        \(prose(sentences(on: command)))

        Usage: \(command.usage)\(command.options.isEmpty ? "" : " [options]")

        \(rows((command.options + [.help]).map { ($0.spelling, command.summary(of: $0)) }))
        """
    }

    private func sentences(on command: any Command.Type) -> String {
        let summary = command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."
        return [summary, command.remark].compactMap(\.self).joined(separator: " ")
    }

    /// Groups without a command are left out.
    private func groups(of commands: [any Command.Type]) -> String {
        let nameWidth = commands.map { $0.usage.count }.max()
        return CommandGroup.allCases.compactMap { group in
            let members = commands.filter { $0.group == group }
            guard !members.isEmpty else { return nil }
            let heading = group.heading.map { $0 + "\n" } ?? ""
            return heading + rows(members.map { ($0.usage, $0.summary) }, nameWidth: nameWidth)
        }.joined(separator: "\n\n")
    }

    /// Two columns; one below the other where the second would be too narrow to read.
    ///
    /// - Parameter nameWidth: of the longest name among all tables that stand in one column; among these rows unless
    ///   given.
    private func rows(_ rows: [(name: String, summary: String)], nameWidth: Int? = nil) -> String {
        let column = (nameWidth ?? rows.map { $0.name.count }.max() ?? 0) + 4
        let isNarrow = width - column < Self.leastWidth
        let indent = String(repeating: " ", count: isNarrow ? 6 : column)
        return rows.map { row in
            let summary = prose(row.summary, indent: indent)
            return "  " + row.name
                + (isNarrow ? "\n" + summary : String(summary.dropFirst(row.name.count + 2)))
        }.joined(separator: "\n")
    }

    private static let leastWidth = 30

    private func prose(_ text: String, indent: String = "") -> String {
        TextWrapper(width: max(1, width - indent.count)).lines(text)
            .map { indent + $0 }.joined(separator: "\n")
    }
}
