import Foundation
import KataBase
import KataKit
import KataText
import KataWork
import Synchronization

/// Fetches, and makes a board of what is there. What has not changed is not read again.
final class BoardSource: Sendable {
    let workspace: Workspace
    private let remote: Remote
    private let repository: BoardRepository
    private let texts: [String: ChapterText]
    private let read = Mutex<[String: (hash: String, entries: [HistoryEntry])]>([:])

    init(_ remote: Remote, in workspace: Workspace, _ environment: [String: String]) throws {
        (self.workspace, self.remote) = (workspace, remote)
        repository = try BoardRepository(remote, in: workspace, environment)
        var texts: [String: ChapterText] = [:]
        for chapter in try Course(workspace).chapters { texts[chapter.name] = try? chapter.text() }
        self.texts = texts
    }

    /// The class as it is; as it was when it could last be fetched, with a sentence, where it cannot be now.
    ///
    /// - Throws: where it never could.
    func board() throws -> Board {
        do throws(GitTransport.Failure) {
            return board(try repository.fetch())
        } catch {
            guard let last = repository.last else {
                throw KataError(
                    "Cannot fetch from '\(remote.shown)': \(error.words).",
                    next:
                        "See that the address is right and that you may fetch from there, then run the command again."
                )
            }
            return board(last, problem: error.words)
        }
    }

    /// As it was when it was last fetched; nil where it never was.
    func lastBoard() -> Board? { repository.last.map { board($0) } }

    private func board(_ snapshot: BoardRepository.Snapshot, problem: String? = nil, now: Date = Date())
        -> Board
    {
        var people: [SharedName: [BoardRepository.Kept]] = [:]
        for kept in snapshot.refs {
            guard let ref = SharedRef(path: kept.path[...]) else { continue }
            people[ref.name, default: []].append(kept)
        }
        let rows = people.map { name, kept in
            let unfit = kept.compactMap(\.unfit).first.map {
                "what was pushed cannot be fetched: \($0.words)"
            }
            return BoardRow(name, kept.map(pushed), remark: unfit, now: now)
        }
        return Board(
            rows, remote: remote.shown, fetched: snapshot.date, problem: problem, leftOut: snapshot.leftOut,
            texts: texts, now: now)
    }

    private func pushed(_ kept: BoardRepository.Kept) -> BoardRow.Pushed {
        BoardRow.Pushed(entries: entries(of: kept), heard: kept.heard)
    }

    private func entries(of kept: BoardRepository.Kept) -> [HistoryEntry] {
        read.withLock { read in
            if let known = read[kept.path], known.hash == kept.hash { return known.entries }
            let entries = repository.entries(of: kept)
            if let hash = kept.hash { read[kept.path] = (hash, entries) }
            return entries
        }
    }
}
