import Foundation
import KataBase
import KataKit
import KataWork

/// `./kata board`: who is where in a class, from what was pushed. It runs no code of theirs.
///
/// On a terminal it is drawn again every five seconds until `q`; otherwise it is printed once.
package struct BoardCommand: Command {
    package static let name = "board"
    package static let parameters = "<remote>"
    package static let group = CommandGroup.classroom
    package static let summary = "where everybody is who shares with a repository, and who needs a visit"
    package static let options: [Option] = [.html, .json]

    private static let interval = Duration.seconds(5)

    private let remote: Remote
    private let page: String?
    private let json: Bool

    package init(_ arguments: inout Arguments) throws {
        remote = try Remote(try arguments.required("remote"))
        page = arguments.text(.html)
        json = arguments.has(.json)
    }

    package func run(in call: Call) async throws -> ExitStatus {
        try Files.confirmFolders(of: [page])
        let source = try BoardSource(remote, in: call.workspace, call.environment)
        // git and the keys are waited for.
        let ending = try await WaitingThread.run { try show(source, in: call) }
        return try ending?.status() ?? .done
    }

    /// - Returns: how the teacher ended it; nil where it was printed once.
    private func show(_ source: BoardSource, in call: Call) throws -> TerminalLoop.Ending? {
        if !json, let terminal = TerminalSession(environment: call.environment) {
            let board = LiveBoard(
                source, telling: call.console, on: terminal, every: Self.interval, show: write)
            return try TerminalLoop(on: terminal, in: call.workspace).run(board)
        }
        let board = try source.board()
        try write(board)
        if json {
            try call.console.print(json: board)
        } else {
            let report = BoardReport(board: board, style: call.teller.style, width: call.console.width)
            call.console.print(report.text)
        }
        return nil
    }

    private func write(_ board: Board) throws {
        guard let page else { return }
        try Files.write(Data(BoardPage(board: board).html.utf8), to: URL(argument: page))
    }
}
