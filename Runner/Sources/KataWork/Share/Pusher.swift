import Foundation
import KataBase
import KataText

/// The one process of a workspace that sends what was kept, while everybody else goes on.
///
/// A check leaves it its work and does not wait. It has no terminal, asks for nothing, waits out an interval and sends
/// what is newest then; and again, as long as there is something newer. Where nothing gets through it tries again, less
/// and less often, for an hour. The next check starts another one in any case.
package enum Pusher {
    /// The hidden command of `kata` that this is.
    package static let command = "push-shared"

    private static let longestPause = 60.0
    private static let patience = Duration.seconds(3600)

    /// Starts one, unless there is one already.
    ///
    /// The commits to send have to be in the history before: a pusher that is about to end looks once more
    /// after it has let go of the lock.
    package static func start(in workspace: Workspace, environment: [String: String]) {
        do { _ = try FileLock(Sharing(workspace).lockFile, patience: .zero) } catch { return }
        guard let kata = Supervisor.executable else { return }
        let process = try? spawn(
            kata.path, [kata.path, command, workspace.root.path], environment: environment, directory: "/",
            streams: [nil, nil, nil], group: .ownSession)
        guard let process else { return }
        // Where the runner lives on, as a watch does, it has to take note of its end.
        WaitingThread.start {
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
        }
    }

    /// Sends until there is nothing newer.
    package static func run(_ words: [String]) -> Never {
        guard let root = words.first else { _exit(2) }
        // No check has to wait for it.
        _ = nice(10)
        signal(SIGHUP, SIG_IGN)
        let workspace = Workspace(root: URL(filePath: root))
        let sharing = Sharing(workspace)
        let environment = ProcessInfo.processInfo.environment
        while true {
            guard let known = sendAllAlone(workspace, sharing, environment) else { _exit(0) }
            // Whoever found the lock taken while it was about to be let go has left its work to us.
            if (try? SharedHistory(workspace, environment: environment).tips) ?? known == known { _exit(0) }
        }
    }

    /// The lock is held no longer than this takes.
    ///
    /// - Returns: nil where another one sends, too.
    private static func sendAllAlone(
        _ workspace: Workspace, _ sharing: Sharing, _ environment: [String: String]
    ) -> [String: String]? {
        guard let lock = try? FileLock(sharing.lockFile, patience: .zero) else { return nil }
        return withExtendedLifetime(lock) { sendAll(workspace, sharing, environment) }
    }

    /// - Returns: the newest commits when it stopped; nil where nothing is shared any more.
    private static func sendAll(
        _ workspace: Workspace, _ sharing: Sharing, _ environment: [String: String]
    ) -> [String: String]? {
        let end = ContinuousClock.now + patience
        var sent: [String: String]?
        var pause: Double?
        while true {
            guard case .on(let settings, let remote) = sharing.standing,
                let history = try? SharedHistory(workspace, environment: environment)
            else { return nil }
            pause = pause ?? settings.interval
            usleep(useconds_t((pause ?? 0) * 1_000_000))
            // It may have been switched off meanwhile, or over to another place.
            guard case .on(settings, remote) = sharing.standing else {
                (sent, pause) = (nil, nil)
                continue
            }
            let tips = history.tips
            var state = sharing.state
            let before = sent ?? state.sent
            guard tips.contains(where: { before[$0.key] != $0.value }) else { return tips }
            do throws(GitTransport.Failure) {
                try history.push(
                    tips, besides: before, to: remote, as: settings.name,
                    deadline: .seconds(settings.deadline))
                state = Sharing.State(sent: tips, date: Date())
                // On a full disk nothing can be noted; what was sent is not sent again and again for it.
                (sent, pause) = (tips, settings.interval)
            } catch {
                state.failure = .init(words: error.words, date: Date())
                pause = min((pause ?? settings.interval) * 2, max(longestPause, settings.interval))
                if ContinuousClock.now > end { return tips }
            }
            if sharing.standing == .on(settings, remote) { sharing.save(state) }
        }
    }
}

/// The runner's history, as far as it is sent.
package struct SharedHistory {
    /// The time that a learner waits for an answer who has asked for one.
    static let deadline = Duration.seconds(30)

    private let transport: GitTransport
    private let repository: HistoryRepository

    package init(_ workspace: Workspace, environment: [String: String]) throws {
        let git = try Git.find(environment: environment)
        let directory = workspace.stateFolder.appending(path: "history.git")
        repository = HistoryRepository(directory: directory, git: git)
        transport = GitTransport(git: git, directory: directory, environment: environment)
    }

    /// The newest commit of each chapter.
    package var tips: [String: String] { repository.tips().filter { !$0.value.isEmpty } }

    /// Sends the commits that were not sent before, with their history.
    package func push(
        _ tips: [String: String], besides sent: [String: String] = [:], to remote: Remote,
        as name: SharedName,
        deadline: Duration = SharedHistory.deadline
    ) throws(GitTransport.Failure) {
        let newer = tips.filter { sent[$0.key] != $0.value }.sorted { $0.key < $1.key }
        do { try repository.putSettingsBack() } catch { throw GitTransport.Failure(words: "\(error)") }
        // A history that was damaged and begun anew does not follow from the old one.
        let refs = newer.map { "+\($0.value):\(SharedRef(name: name, chapter: $0.key).path)" }
        try push(refs, to: remote, deadline: deadline)
    }

    /// Takes back what was sent by another name, so that one person is not two. Where there is nothing, it stays so.
    package func remove(_ chapters: [String], of name: SharedName, from remote: Remote) {
        for chapter in chapters {
            try? push(
                [":" + SharedRef(name: name, chapter: chapter).path], to: remote, deadline: Self.deadline)
        }
    }

    private func push(
        _ refs: [String], to remote: Remote, deadline: Duration
    ) throws(GitTransport.Failure) {
        _ = try transport.run(
            ["push", "--quiet", "--no-verify", "--no-signed", "--no-follow-tags", "--", remote.address]
                + refs,
            to: remote, deadline: deadline)
    }

    /// - Throws: `GitTransport.Failure` where there is no repository, or none that answers.
    package func reach(_ remote: Remote) throws(GitTransport.Failure) {
        _ = try transport.run(
            ["ls-remote", "--", remote.address, "refs/kata/none"], to: remote, deadline: Self.deadline)
    }
}
