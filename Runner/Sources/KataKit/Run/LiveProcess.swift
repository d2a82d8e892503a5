import Foundation
import KataBase
import KataEngine
import KataText
import Synchronization

/// A chapter's app, running: a line with a deed goes in, and lines with pages come out, one after each deed and one when the
/// screen has changed by itself.
final class LiveProcess: @unchecked Sendable {
    private let process: pid_t
    /// As waitpid(2) gives it; nil while it runs.
    private let status = Mutex<Int32?>(nil)
    private let folder: URL
    private let deeds: PipeEnds
    private let pages: Pages
    private let printed: Printed
    private let workspace: Workspace
    private let setup: Setup

    /// The seconds that the app may take for a page on a quiet machine: a screen that hangs is to be told,
    /// and not waited for.
    private static let patience = 5.0
    /// The seconds in which Swift's backtracer finds the lines of a crash.
    private static let patienceWithCrash = 60.0

    enum Failure: Error {
        /// It gave no answer in so many seconds.
        case hangs(Int)
        case crashed(ProgramCrash)
        /// The app has ended with a status.
        case ended(Int)
    }

    /// - Parameters:
    ///   - program: in a folder of its own, which goes with it.
    ///   - setup: what it was built from.
    ///   - workspace: in whose folder it runs.
    ///   - first: the number of the first view that it names.
    ///   - hear: called when the screen has changed by itself, or has ended.
    /// - Throws: what the system says where the program cannot be started.
    init(
        _ program: URL, of setup: Setup, in workspace: Workspace, first: Int,
        hear: @escaping @Sendable () -> Void
    ) throws {
        (self.setup, self.workspace) = (setup, workspace)
        folder = program.deletingLastPathComponent()
        var environment = RunnerEnvironment.forChildren
        environment["PAPER_LIVE"] = "\(first)"
        environment["SWIFT_BACKTRACE"] = ProgramCrash.settings(report: folder.appending(path: "crash"))
        let (deeds, pages, words) = (try PipeEnds(), try PipeEnds(), try PipeEnds())
        do {
            process = try ProcessGroups.shared.insert {
                try spawn(
                    program.path, [program.path], environment: environment, directory: workspace.root.path,
                    streams: [deeds.reading, pages.writing, words.writing])
            }
        } catch {
            for pipe in [deeds, pages, words] { pipe.close() }
            throw error
        }
        deeds.closeReading()
        pages.closeWriting()
        words.closeWriting()
        self.deeds = deeds
        (self.pages, printed) = (Pages(), Printed())
        self.pages.follow(pages, hear)
        printed.follow(words)
    }

    deinit {
        end()
        deeds.close()
        try? FileManager.default.removeItem(at: folder)
    }

    /// The newest page; nil before the first.
    var latest: LivePage? { pages.latest }

    /// True once it has ended by itself, or was ended.
    var isOver: Bool { pages.isOver }

    /// The page after a deed. One at a time.
    func page(after deed: LivePage.Deed) async throws -> LivePage {
        try await WaitingThread.run { [self] in
            do {
                try FileHandle(fileDescriptor: deeds.writing).write(
                    contentsOf: try JSONEncoder().encode(deed) + Data("\n".utf8))
            } catch { throw ending() }
            let patience = Self.patience * Machine.slowness
            if let page = pages.answer(within: patience) { return page }
            // While the lines of a crash are looked for, the app is still there.
            if !pages.isOver, printed.isCrashing, let page = pages.answer(within: Self.patienceWithCrash) {
                return page
            }
            throw pages.isOver ? ending() : Failure.hangs(Int(patience))
        }
    }

    /// The reason why it has ended. Waits until it has.
    func ending() -> Failure {
        let status = waitUntilEnd()
        printed.waitUntilEnd()
        let signal = status & 0x7f
        guard signal != 0 else { return .ended(Int(status >> 8) & 0xff) }
        let report = try? Files.text(folder.appending(path: "crash"))
        return .crashed(
            ProgramCrash(signal: signal, printed: printed.lines, report: report, of: setup, in: workspace))
    }

    private func waitUntilEnd() -> Int32 {
        while true {
            if let status = reap() { return status }
            usleep(2000)
        }
    }

    private func reap() -> Int32? {
        status.withLock { status in
            if status == nil, let ended = ChildProcess.reap(process) {
                status = ended
                ProcessGroups.shared.remove(process)
            }
            return status
        }
    }

    func end() {
        guard reap() == nil else { return }
        kill(-process, SIGKILL)
        _ = waitUntilEnd()
    }
}

/// The pages of an app as they come.
private final class Pages: Sendable {
    private struct Contents {
        var answers: [LivePage] = []
        var latest: LivePage?
        var isOver = false
    }

    private let contents = Mutex(Contents())
    private let come = DispatchSemaphore(value: 0)

    var latest: LivePage? { contents.withLock { $0.latest } }
    var isOver: Bool { contents.withLock { $0.isOver } }

    func follow(_ pipe: PipeEnds, _ hear: @escaping @Sendable () -> Void) {
        let lines = PipeLines(pipe)
        WaitingThread.start { [self] in
            while let line = lines.next() {
                guard let page = try? JSONDecoder().decode(LivePage.self, from: line) else { continue }
                contents.withLock { contents in
                    contents.latest = page
                    if page.isNews != true { contents.answers.append(page) }
                }
                if page.isNews == true { hear() } else { come.signal() }
            }
            contents.withLock { $0.isOver = true }
            come.signal()
            hear()
        }
    }

    /// The answer to the deed; nil where the app has ended, or takes longer.
    func answer(within seconds: Double) -> LivePage? {
        guard come.wait(timeout: .now() + seconds) == .success else { return nil }
        return contents.withLock { $0.answers.isEmpty ? nil : $0.answers.removeFirst() }
    }
}

/// The words that an app prints. They go to the terminal, but for the runtime's account of a crash, which is told in ours.
private final class Printed: Sendable {
    private let contents = Mutex(PrintedLines())
    private let isOver = DispatchSemaphore(value: 0)

    var lines: PrintedLines { contents.withLock { $0 } }
    var isCrashing: Bool { lines.isCrashing }

    func follow(_ pipe: PipeEnds) {
        let lines = PipeLines(pipe)
        WaitingThread.start { [self] in
            while let line = lines.next() {
                let text = String(decoding: line, as: UTF8.self)
                guard contents.withLock({ $0.take(text[...]) }) else { continue }
                try? FileHandle.standardError.write(contentsOf: line + Data("\n".utf8))
            }
            isOver.signal()
        }
    }

    /// A child of the app's may hold the pipe.
    func waitUntilEnd() {
        if isOver.wait(timeout: .now() + 1) == .success { isOver.signal() }
    }
}

/// The lines of a pipe, whose reading end it closes with itself.
private final class PipeLines: @unchecked Sendable {
    private let pipe: PipeEnds
    private var rest = Data()
    private var seen = 0

    init(_ pipe: PipeEnds) { self.pipe = pipe }

    deinit { pipe.close() }

    /// Waits for the next line, without its end; nil after the last one.
    func next() -> Data? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = rest[(rest.startIndex + seen)...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { (rest, seen) = (Data(rest[(end + 1)...]), 0) }
                return Data(rest[..<end])
            }
            seen = rest.count
            let count = read(pipe.reading, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count > 0 {
                rest.append(contentsOf: buffer.prefix(count))
            } else {
                guard !rest.isEmpty else { return nil }
                defer { (rest, seen) = (Data(), 0) }
                return rest
            }
        }
    }
}
