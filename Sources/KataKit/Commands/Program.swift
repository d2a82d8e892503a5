import Foundation

/// Finds the command that the arguments name, and carries it out.
package struct Program: Sendable {
    package init() {}
    let console = Console.standard()

    /// - Returns: the exit status.
    package func run(_ arguments: [String]) async -> Int32 {
        endChildrenOnInterrupt()
        do {
            return try await perform(arguments).rawValue
        } catch {
            console.printError("\(error)")
            return Runner.Status.misuse.rawValue
        }
    }

    private func perform(_ arguments: [String]) async throws -> Runner.Status {
        if arguments.contains(where: { ["help", "--help", "-h"].contains($0) }) {
            return try help(arguments)
        }
        let isOverview = arguments.first.map { $0.hasPrefix("-") } ?? true
        let name = isOverview ? "" : arguments[0]
        guard let command = commands.first(where: { $0.name == name }) else {
            throw KataError.usage("There is no command '\(name)'.\(suggestion(for: name))", command: nil)
        }
        var rest = try Arguments(Array(arguments.dropFirst(isOverview ? 0 : 1)), for: command)
        let runner = Runner(
            workspace: try workspace(), console: console,
            engine: try rest.engine(),
            limits: try rest.limits())
        return try await command.action(runner, &rest)
    }

    private func workspace() throws -> Workspace {
        let folder =
            ProcessInfo.processInfo.environment["KATA_WORKSPACE"] ?? FileManager.default.currentDirectoryPath
        return try Workspace.find(from: URL(fileURLWithPath: folder))
    }

    private func suggestion(for name: String) -> String {
        let names = commands.map(\.name).filter { !$0.isEmpty }
        let close = names.first { $0.hasPrefix(name) } ?? Spelling.nearest(to: name, among: names)
        return close.map { " Did you mean './kata \($0)'?" } ?? ""
    }

    private func help(_ arguments: [String]) throws -> Runner.Status {
        let name = arguments.first { !$0.hasPrefix("-") && $0 != "help" } ?? ""
        guard let command = commands.first(where: { $0.name == name }) else {
            throw KataError.usage("There is no command '\(name)'.\(suggestion(for: name))", command: nil)
        }
        console.print(name.isEmpty ? Help.overview(commands) : Help.text(for: command))
        return .done
    }

    /// Children run in groups of their own, which the terminal's Ctrl-C does not reach.
    private func endChildrenOnInterrupt() {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { received in
                ProcessGroups.shared.killAll()
                _exit(128 + received)
            }
        }
    }
}
