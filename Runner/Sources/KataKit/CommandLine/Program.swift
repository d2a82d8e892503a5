import Foundation
import KataBase
import KataText
import KataWork

/// The program `kata`: finds the command that the arguments name, and carries it out.
package struct Program: Sendable {
    let commands: [any Command.Type]
    let console = Console.standard()

    /// Carries out the process's arguments, and ends with the command's status.
    ///
    /// - Parameter commands: all there are; those of one group in the order in which the help lists them.
    package static func run(_ commands: [any Command.Type]) -> Never {
        let arguments = Array(CommandLine.arguments.dropFirst())
        // The runner calls itself to look after what it starts.
        if arguments.first == Supervisor.command { Supervisor.run(Array(arguments.dropFirst())) }
        if arguments.first == Pusher.command { Pusher.run(Array(arguments.dropFirst())) }
        // Nothing above may wait: concurrency opens descriptors of its own.
        StandardStreams.prepare()
        let program = Program(commands: commands)
        Task { exit(await program.run(arguments).rawValue) }
        dispatchMain()
    }

    private func run(_ arguments: [String]) async -> ExitStatus {
        Signals.endChildren()
        let words = Array(arguments.dropFirst())
        switch arguments.first {
        case TrialBehind.command:
            await TrialBehind.run(words)
            return .done
        case AppleBehind.command:
            await AppleBehind.run(words)
            return .done
        case AppleArguments.command: return await AppleArguments.run(words, console)
        default: break
        }
        do {
            return try await perform(arguments)
        } catch {
            console.printError("\(error)")
            return .misuse
        }
    }

    private func perform(_ arguments: [String]) async throws -> ExitStatus {
        if arguments.first == "help" { return try help(Array(arguments.dropFirst())) }
        if arguments.contains(where: { ["--help", "-h"].contains($0) }) { return try help(arguments) }
        let isOverview = arguments.first.map(Self.isOption) ?? true
        let command = try command(isOverview ? "" : arguments[0])
        var rest = try Arguments(Array(arguments.dropFirst(isOverview ? 0 : 1)), for: command)
        let call = Call(
            workspace: try workspace(), console: console, engine: try rest.engine() ?? Self.testsEngine,
            limits: try rest.limits())
        if command.name != UpdateMark.command, UpdateMark(workspace: call.workspace).isSet {
            console.printError("An update did not come to its end. Bring it there with: ./kata update")
        }
        call.workspace.clearLeavings()
        if let mended = try await Repetition.mend(by: call.keeper) { console.printError(mended) }
        do { return try await command.init(&rest).run(in: call) } catch {
            throw call.workspace.loss ?? error
        }
    }

    /// The one that the runner's own tests want on any machine.
    private static var testsEngine: EngineName? {
        EngineName(rawValue: ProcessInfo.processInfo.environment["KATA_ENGINE"] ?? "")
    }

    private static func isOption(_ word: String) -> Bool { word.hasPrefix("-") || LongDash.begins(word) }

    private func help(_ arguments: [String]) throws -> ExitStatus {
        let name = arguments.first { !Self.isOption($0) } ?? ""
        let command = try command(name)
        let help = Help(width: console.width)
        let all = Option.all.spelling
        console.print(
            !name.isEmpty
                ? help.text(for: command)
                : arguments.contains(all) ? help.everything(commands) : help.overview(commands))
        return .done
    }

    private func command(_ name: String) throws(KataError) -> any Command.Type {
        if let command = commands.first(where: { $0.name == name }) { return command }
        let names = commands.map { $0.name }.filter { !$0.isEmpty }
        let suggestion = Spelling.question(name, among: names) { "./kata \($0)" }
        throw .usage("There is no command '\(name)'.\(suggestion)", command: nil)
    }

    private func workspace() throws(KataError) -> Workspace {
        let folder =
            ProcessInfo.processInfo.environment["KATA_WORKSPACE"] ?? FileManager.default.currentDirectoryPath
        return try Workspace.find(from: URL(fileURLWithPath: folder))
    }
}
