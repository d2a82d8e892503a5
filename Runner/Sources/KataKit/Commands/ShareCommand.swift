import Foundation
import KataBase
import KataText

/// `./kata share`: what is checked is pushed to a repository, for whoever looks after the class.
package struct ShareCommand: Command {
    package static let name = "share"
    package static let parameters = "[remote]"
    package static let group = CommandGroup.classroom
    package static let summary =
        "push what you check to a repository, for a teacher's board; alone: how that goes"
    package static let options: [Option] = [.name, .stop]

    private let address: String?
    private let name: String?
    private let stops: Bool

    package init(_ arguments: inout Arguments) throws {
        address = arguments.next()
        name = arguments.text(.name)
        stops = arguments.has(.stop)
        if stops, address != nil || name != nil {
            throw KataError.usage("'--stop' takes no remote and no name.", command: Self.name)
        }
        if address == nil, name != nil {
            throw KataError.usage("'--name' needs a remote: \(Self.usage).", command: Self.name)
        }
    }

    package func run(by session: Session) throws -> ExitStatus {
        let sharing = Sharing(session.workspace)
        if stops {
            try stop(sharing, by: session)
        } else if let address {
            try begin(try Remote(address), sharing, by: session)
        } else {
            try tell(sharing, by: session)
        }
        return .done
    }

    /// Sends what there is, and everything that is checked from now on.
    private func begin(_ remote: Remote, _ sharing: Sharing, by session: Session) throws {
        let history = try SharedHistory(session.workspace, environment: session.environment)
        let id = sharing.name?.id
        let known = name ?? sharing.name?.shown ?? session.nameInGit
        guard
            let wanted = known
                ?? session.console.ask("git does not know your name. What shall the board call you?"),
            !wanted.trimmed.isEmpty
        else { throw KataError.noName(for: "share \(remote.shown)", command: Self.name) }
        let name = id.map { SharedName(wanted, id: $0) } ?? SharedName(wanted)
        var tips = history.tips
        // The board has a row for somebody who has not begun, too.
        if tips.isEmpty, let first = try session.course().chapters.first {
            try session.keep(
                try Work.read(first.name, in: session.workspace), of: first, as: .before(Self.name))
            tips = history.tips
        }
        do throws(GitTransport.Failure) {
            if tips.isEmpty {
                try history.reach(remote)
            } else {
                try history.push(tips, to: remote, as: name)
            }
        } catch { throw KataError.noPush(remote.shown, reason: error.words) }
        if let old = sharing.name, old != name { history.remove(Array(tips.keys), of: old, from: remote) }
        try sharing.begin(remote, as: name)
        sharing.save(Sharing.State(sent: tips, date: tips.isEmpty ? nil : Date()))
        let words = session.markdown(
            """
            - Each check sends, seconds later and in the background, what you write in all chapters: the states in `./kata history` with their times, colours and hints. Nothing else of this folder is sent.
            - Whoever can fetch from there sees everybody's code.
            - A network that is slow or gone delays no check.
            """)
        session.print(
            Report(
                ["You share your work with \(remote.shown), as \(name.shown) (\(name.id)).", words],
                next: Self.goOn))
    }

    private static let goOn = "go on as ever. To share no more: ./kata share --stop"

    private func stop(_ sharing: Sharing, by session: Session) throws {
        guard sharing.standing != .off else {
            session.console.print("Nothing is shared.")
            return
        }
        let standing = sharing.standing
        try sharing.end()
        session.console.print("From now on nothing is sent.")
        if case .on(let settings, let remote) = standing {
            session.console.print(
                "What was sent is still there. Whoever may push can delete it, a chapter at a time: git push \(remote.shown) --delete \(SharedRef.folder)\(settings.name.component)/<chapter>"
            )
        }
    }

    private func tell(_ sharing: Sharing, by session: Session) throws {
        switch sharing.standing {
        case .off:
            session.print(Report("Nothing is shared.", next: "./kata share <remote>"))
        case .copied:
            session.print(
                Report(
                    "This folder is a copy of one whose work is shared, and its own work is not.",
                    next: "./kata share <remote>"))
        case .on(let settings, let remote):
            let (state, history) = (
                sharing.state, try SharedHistory(session.workspace, environment: session.environment)
            )
            var lines = [
                "You share your work with \(remote.shown), as \(settings.name.shown) (\(settings.name.id))."
            ]
            if let date = state.date { lines.append("Last sent: \(date.timestamp).") }
            let waiting = history.tips.filter { state.sent[$0.key] != $0.value }.keys.sorted()
            if !waiting.isEmpty {
                lines.append("Not sent yet: the newest of \(waiting.joined(separator: ", ").printable).")
                Pusher.start(in: session.workspace, environment: session.environment)
            }
            if let failure = state.failure {
                lines.append(
                    "The last try, \(failure.date.timestamp), did not get through: \(failure.words).")
            }
            session.print(Report(lines.joined(separator: "\n"), next: Self.goOn))
        }
    }
}
