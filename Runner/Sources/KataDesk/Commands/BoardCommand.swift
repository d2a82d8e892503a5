import Foundation
import KataBase
import KataKit

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

    package func run(by session: Session) async throws -> ExitStatus {
        try Files.confirmFolders(of: [page])
        let source = try BoardSource(remote, by: session)
        // git and the keys are waited for.
        let ending = try await WaitingThread.run { try show(source, by: session) }
        if case .signal(let number) = ending { exit(128 + number) }
        return .done
    }

    /// - Returns: how the teacher ended it; nil where it was printed once.
    private func show(_ source: BoardSource, by session: Session) throws -> WatchLoop.Ending? {
        if !json, let terminal = TerminalSession(environment: session.environment) {
            return try BoardLoop(source, by: session, on: terminal, every: Self.interval, show: write).run()
        }
        let board = try source.board()
        try write(board)
        if json {
            try session.console.print(json: board)
        } else {
            let report = BoardReport(board: board, style: session.style, width: session.console.width)
            session.console.print(report.text)
        }
        return nil
    }

    private func write(_ board: Board) throws {
        guard let page else { return }
        try Files.write(Data(BoardPage(board: board).html.utf8), to: URL(argument: page))
    }
}
