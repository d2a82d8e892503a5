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
        "It answers on this machine alone, builds the screen anew after each save, and ends with Ctrl-C. From elsewhere, forward its port: any number will do there."
    package static let options: [Option] = [.port, .engine]

    private let chapter: String?
    private let port: UInt16?

    package init(_ arguments: inout Arguments) throws {
        chapter = arguments.next()
        port = try arguments.number(.port).map { number throws(KataError) in
            guard let port = UInt16(exactly: number), port > 0 else {
                throw .usage("'\(number)' is no port. Give a number from 1 to 65535.", command: Self.name)
            }
            return port
        }
    }

    package func run(in call: Call) async throws -> ExitStatus {
        let chapter = try call.course().chapter(chapter)
        guard try ScreenProgram(of: chapter.name, module: chapter.name, in: call.workspace) != nil else {
            throw LiveSession.noScreen(of: chapter)
        }
        // A port that is taken is told before anything is built.
        let server = try LiveServer(port: port)
        var detector = SaveDetector(chapter: chapter.name, followsOthers: false, workspace: call.workspace)
        let session = LiveSession(of: chapter, in: call)
        if let reason = await session.build() {
            throw KataError(reason, next: try Self.move(before: chapter))
        }
        let title = "\(chapter.number) · \(try chapter.title())"
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
            if let fault = await session.takeFault() { call.console.print("\n\(fault)") }
            guard detector.changes() != nil, call.workspace.loss == nil else { continue }
            call.console.print(await session.build().map { "\n\($0)" } ?? "Built anew.")
        }
        await session.end()
        ProcessGroups.shared.killAll()
        if let loss = call.workspace.loss { throw loss }
        return .done
    }

    /// The time after which a browser that waits for something new is told that there is nothing.
    private static let longestWait = Duration.seconds(20)

    private static func response(to request: LiveServer.Request, title: String, _ session: LiveSession) async
        -> LiveServer.Response
    {
        let look = LivePage.Deed(kind: "look")
        switch request.path {
        case "": return .home
        case "/": return .page(LiveHTML(title: title, look: await session.look(after: look)).outer)
        case "/screen": return .page(LiveHTML(title: title, look: await session.look(after: look)).inner)
        case "/screen.js": return .script(LiveScript.text)
        case "/news":
            let seen = request.values["seen"].flatMap(Int.init) ?? 0
            return .json(
                LiveHTML(title: title, look: await session.look(newerThan: seen, within: longestWait)).news)
        case "/deed" where request.isPost:
            var deed = deed(of: request)
            deed.isFollowed = true
            return .json(LiveHTML(title: title, look: await session.look(after: deed)).news)
        case "/tap", "/do":
            let deed = deed(of: request)
            guard request.isPost || !deed.writes else {
                return .refused(405, "What is typed has to be posted.")
            }
            _ = await session.look(after: deed)
            return .home
        case "/anew":
            await session.build()
            return .home
        default: return .refused(404, "Nothing is here. The address is in the terminal.")
        }
    }

    private static func deed(of request: LiveServer.Request) -> LivePage.Deed {
        LivePage.Deed(
            kind: request.path == "/tap" ? "tap" : request.values["kind"] ?? "look",
            node: request.values["node"].flatMap(Int.init),
            // A browser ends the lines of a form as on Windows.
            text: request.values["text"]?.replacing("\r\n", with: "\n"))
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
