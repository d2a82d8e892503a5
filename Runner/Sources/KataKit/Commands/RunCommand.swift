import Foundation
import KataBase
import KataEngine
import KataText

/// `./kata run`: the screen that the learner has built, to be played in a browser on this machine.
package struct RunCommand: Command {
    package static let name = "run"
    package static let parameters = "[chapter]"
    package static let group = CommandGroup.work
    package static let summary = "the screen that you have built, to be played in a browser"
    package static let remark: String? =
        "It answers on this machine alone, builds the screen anew after each save, and ends with Ctrl-C."
    package static let options: [Option] = [.engine]

    private let chapter: String?

    package init(_ arguments: inout Arguments) { chapter = arguments.next() }

    package func run(in call: Call) async throws -> ExitStatus {
        let chapter = try call.course().chapter(chapter)
        guard try ScreenProgram(of: chapter.name, module: chapter.name, in: call.workspace) != nil else {
            throw LiveSession.noScreen(of: chapter)
        }
        var detector = SaveDetector(chapter: chapter.name, followsOthers: false, workspace: call.workspace)
        let session = LiveSession(of: chapter, in: call)
        if let reason = await session.build() {
            throw KataError(reason, next: try Self.move(before: chapter))
        }
        let title = "\(chapter.number) · \(try chapter.title())"
        let server = try LiveServer()
        call.console.print(
            """
            \(call.teller.style.bold(title)), to be played in a browser on this machine:

              \(server.address)

            Save a file, and it begins anew. Ctrl-C ends it.
            """)
        Task {
            await server.serve { request in
                await Self.response(to: request, title: title, session)
            }
        }
        // The built program is removed with the command, however that is ended.
        let signals = try Signals.listen()
        while !PipeEnds.bytes(from: signals).contains(where: Signals.isEnding), call.workspace.loss == nil {
            try await Task.sleep(for: .milliseconds(detector.isUnsettled ? 20 : 200))
            guard detector.changes() != nil, call.workspace.loss == nil else { continue }
            call.console.print(await session.build().map { "\n\($0)" } ?? "Built anew.")
        }
        await session.end()
        ProcessGroups.shared.killAll()
        if let loss = call.workspace.loss { throw loss }
        return .done
    }

    private static func response(to request: LiveServer.Request, title: String, _ session: LiveSession) async
        -> LiveServer.Response
    {
        let look = LivePage.Deed(kind: "look")
        switch request.path {
        case "": return .page(LiveHTML(title: title, state: await session.state(after: look)).outer)
        case "screen": return .page(LiveHTML(title: title, state: await session.state(after: look)).inner)
        case "tap", "do":
            let deed = LivePage.Deed(
                kind: request.path == "tap" ? "tap" : request.values["kind"] ?? "look",
                node: request.values["node"].flatMap(Int.init),
                // A browser ends the lines of a form as on Windows.
                text: request.values["text"]?.replacing("\r\n", with: "\n"))
            _ = await session.state(after: deed)
            return .home
        case "anew":
            await session.build()
            return .home
        default: return .refused(404, "Nothing is here. The address is in the terminal.")
        }
    }

    /// The advice where the screen does not compile.
    static func move(before chapter: Chapter) throws -> String {
        let step = try chapter.text().steps.first {
            "\($0.red)\($0.green)\($0.refactor)".contains("./kata run")
        }
        guard let step, step.number > chapter.step else {
            return "Mend that first: ./kata check \(chapter.number)"
        }
        return "Step \(step.number) finishes the screen. Go on with: \(chapter.entrance)"
    }
}
