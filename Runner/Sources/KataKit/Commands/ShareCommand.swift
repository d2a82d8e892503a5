import Foundation
import KataBase
import KataText
import KataWork

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

    package func run(in call: Call) throws -> ExitStatus {
        let sharing = Sharing(call.workspace)
        if stops {
            try stop(sharing, in: call)
        } else if let address {
            try begin(try Remote(address), sharing, in: call)
        } else {
            try tell(sharing, in: call)
        }
        return .done
    }

    /// Sends the history so far, and everything that is checked from now on.
    private func begin(_ remote: Remote, _ sharing: Sharing, in call: Call) throws {
        let history = try SharedHistory(call.workspace, environment: call.environment)
        let id = sharing.name?.id
        let known =
            name ?? sharing.name?.shown
            ?? Git.userName(in: call.workspace.root, environment: call.environment)
        guard
            let wanted = known
                ?? call.console.ask("git does not know your name. What shall the board call you?"),
            !wanted.trimmed.isEmpty
        else { throw KataError.noName(for: "share \(remote.shown)", command: Self.name) }
        let name = id.map { SharedName(wanted, id: $0) } ?? SharedName(wanted)
        var tips = history.tips
        // The board has a row for somebody who has not begun, too.
        if tips.isEmpty, let first = try call.course().chapters.first {
            try call.keeper.keep(
                try Work.read(first.name, in: call.workspace), of: first, as: .before(Self.name))
            tips = history.tips
        }
        do throws(GitTransport.Failure) {
            if tips.isEmpty {
                try history.reach(remote)
            } else {
                try history.push(tips, to: remote, as: name)
            }
        } catch {
            throw KataError(
                "Cannot push to '\(remote.shown)': \(error.words). Nothing is shared.",
                next: "See that the address is right and that you may push there, then run the command again."
            )
        }
        if let old = sharing.name, old != name { history.remove(Array(tips.keys), of: old, from: remote) }
        try sharing.begin(remote, as: name)
        sharing.save(Sharing.State(sent: tips, date: tips.isEmpty ? nil : Date()))
        let words = call.teller.markdown(
            """
            - Each check sends, seconds later and in the background, what you write in all chapters: the states in `./kata history` with their times, colours and hints. Nothing else of this folder is sent.
            - Whoever can fetch from there sees everybody's code.
            - A network that is slow or gone delays no check.
            """)
        call.teller.print(
            Report(
                ["You share your work with \(remote.shown), as \(name.shown) (\(name.id)).", words],
                next: Self.goOn))
    }

    private static let goOn = "go on as ever. To share no more: ./kata share --stop"

    private func stop(_ sharing: Sharing, in call: Call) throws {
        guard sharing.standing != .off else {
            call.console.print("Nothing is shared.")
            return
        }
        let standing = sharing.standing
        try sharing.end()
        call.console.print("From now on nothing is sent.")
        if case .on(let settings, let remote) = standing {
            call.console.print(
                "What was sent is still there. Whoever may push can delete it, a chapter at a time: git push \(remote.shown) --delete \(SharedRef.folder)\(settings.name.component)/<chapter>"
            )
        }
    }

    private func tell(_ sharing: Sharing, in call: Call) throws {
        switch sharing.standing {
        case .off:
            call.teller.print(Report("Nothing is shared.", next: "./kata share <remote>"))
        case .copied:
            call.teller.print(
                Report(
                    "This folder is a copy of one whose work is shared, and its own work is not.",
                    next: "./kata share <remote>"))
        case .on(let settings, let remote):
            let (state, history) = (
                sharing.state, try SharedHistory(call.workspace, environment: call.environment)
            )
            var lines = [
                "You share your work with \(remote.shown), as \(settings.name.shown) (\(settings.name.id))."
            ]
            if let date = state.date { lines.append("Last sent: \(date.timestamp).") }
            let waiting = history.tips.filter { state.sent[$0.key] != $0.value }.keys.sorted()
            if !waiting.isEmpty {
                lines.append("Not sent yet: the newest of \(waiting.joined(separator: ", ").printable).")
                Pusher.start(in: call.workspace, environment: call.environment)
            }
            if let failure = state.failure {
                lines.append(
                    "The last try, \(failure.date.timestamp), did not get through: \(failure.words).")
            }
            call.teller.print(Report(lines.joined(separator: "\n"), next: Self.goOn))
        }
    }
}
