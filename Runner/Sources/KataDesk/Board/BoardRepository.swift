import Foundation
import KataBase
import KataKit
import KataText
import KataWork

/// The work that a class has pushed, in a bare repository of the board's own below `.kata/board`: no other refs change.
///
/// All of it comes from other people. What is too large or not a history is left out by itself, and the rest stays.
struct BoardRepository: Sendable {
    /// The state of a ref.
    struct Kept: Codable, Equatable, Sendable {
        let path: String
        /// The commit that was fetched; nil where none could be.
        var hash: String?
        /// A time when it was not there yet: clocks that are behind date what is new as old. nil where it was there
        /// from the first.
        var heard: Date?
        /// The newer commit that cannot be fetched.
        var unfit: Unfit?

        struct Unfit: Codable, Equatable, Sendable {
            let hash: String
            let words: String
            let date: Date
        }
    }

    /// All that is there, from one fetch.
    struct Snapshot: Codable, Equatable, Sendable {
        var refs: [Kept] = []
        /// The time when it was fetched.
        var date: Date
        /// The number of further refs, which no runner wrote, or which are of more people than a board shows.
        var leftOut = 0
    }

    static let peopleLimit = 400
    private static let chapterLimit = 20
    private static let entryLimit = 500
    /// The most that may come at once.
    var megabytes = 64
    /// The most that one answer may take.
    var deadline = Duration.seconds(20)
    private static let budget = Duration.seconds(60)
    private static let pause: TimeInterval = 120

    private let remote: Remote
    private let transport: GitTransport
    private let directory: URL

    init(_ remote: Remote, in workspace: Workspace, _ environment: [String: String]) throws {
        let git = try Git.find(environment: environment)
        let folder = workspace.stateFolder.appending(path: "board")
        self.remote = remote
        directory = folder.appending(path: "\(SHA256.hex(Data(remote.address.utf8)).prefix(16)).git")
        transport = GitTransport(git: git, directory: directory, environment: environment)
        // An address may hold a password, and git notes where it fetched from.
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard !repository.exists else { return }
        // Two boards that begin at once make one repository.
        let lock = try FileLock.forHistory(directory)
        defer { withExtendedLifetime(lock) {} }
        try repository.create()
    }

    private var lockFile: URL { directory.appendingPathExtension("lock") }

    private var repository: HistoryRepository {
        HistoryRepository(directory: directory, git: transport.git)
    }

    private var index: URL { directory.appending(path: "board.json") }

    /// The snapshot that the last fetch found; nil where there was none.
    var last: Snapshot? {
        guard let data = FileManager.default.contents(atPath: index.path) else { return nil }
        return try? JSONDecoder().decode(Snapshot.self, from: data)
    }

    /// The entries of a ref, newest first; none where it is no history.
    func entries(of kept: Kept) -> [HistoryEntry] {
        guard kept.hash != nil else { return [] }
        let history = History(directory: directory, git: transport.git)
        let log = try? history.log(Self.place(of: kept.path), limit: Self.entryLimit, outputLimit: 4 << 20)
        return log?.commits.map(\.entry).filter { (0...999).contains($0.step) } ?? []
    }

    // MARK: Fetching

    /// - Throws: `GitTransport.Failure` where the remote does not answer.
    func fetch() throws(GitTransport.Failure) -> Snapshot {
        // Another board is at it.
        guard let lock = try? FileLock(lockFile, patience: .zero) else {
            return last ?? Snapshot(date: Date())
        }
        defer { withExtendedLifetime(lock) {} }
        do { try repository.putSettingsBack() } catch { throw GitTransport.Failure(words: "\(error)") }
        // What a fetch leaves behind that was killed.
        _ = repository.removeLocks()
        let (there, leftOut) = try refs()
        let last = last
        var known = Dictionary(uniqueKeysWithValues: (last?.refs ?? []).map { ($0.path, $0) })
        let end = ContinuousClock.now + Self.budget
        var fresh: [String] = []
        var doubtful: [String] = []
        for (path, hash) in there where known[path]?.hash != hash {
            guard let unfit = known[path]?.unfit, unfit.hash == hash else {
                fresh.append(path)
                continue
            }
            if Date().timeIntervalSince(unfit.date) > Self.pause { doubtful.append(path) }
        }
        for batch in [fresh] + doubtful.map({ [$0] }) {
            fetch(batch.sorted(), before: end) { path, failure in
                let hash = there[path] ?? ""
                var kept = known[path] ?? Kept(path: path)
                if let failure {
                    kept.unfit = .init(hash: hash, words: failure.words, date: Date())
                } else {
                    (kept.hash, kept.heard, kept.unfit) = (hash, last?.date, nil)
                }
                known[path] = kept
            }
        }
        for path in known.keys where there[path] == nil {
            _ = try? repository.run(["update-ref", "-d", Self.place(of: path)])
        }
        tidy()
        let kept = there.keys.sorted().map { known[$0] ?? Kept(path: $0) }
        let snapshot = Snapshot(refs: kept, date: Date(), leftOut: leftOut)
        if let data = try? JSONEncoder().encode(snapshot) { try? Files.write(data, to: index) }
        return snapshot
    }

    /// The newest commits by the refs' paths, and how many refs were left out.
    private func refs() throws(GitTransport.Failure) -> (refs: [String: String], leftOut: Int) {
        let output = try transport.run(
            ["ls-remote", "--refs", "--", remote.address, "\(SharedRef.folder)*"], to: remote,
            deadline: deadline, outputLimit: 8 << 20)
        var people: [SharedName: [String: String]] = [:]
        var leftOut = 0
        for line in output.split(separator: UInt8(ascii: "\n")) {
            let words = String(decoding: line, as: UTF8.self).split(separator: "\t")
            guard words.count == 2, words[0].count >= 40, words[0].allSatisfy(\.isHexDigit),
                let ref = SharedRef(path: words[1]),
                people[ref.name] != nil || people.count < Self.peopleLimit,
                people[ref.name]?.count ?? 0 < Self.chapterLimit
            else {
                leftOut += 1
                continue
            }
            people[ref.name, default: [:]][ref.path] = String(words[0])
        }
        return (people.values.reduce(into: [:]) { $0.merge($1) { $1 } }, leftOut)
    }

    /// Fetches all at once; where that fails, each half by itself, so that one that cannot be had takes no other along.
    private func fetch(
        _ paths: [String], before end: ContinuousClock.Instant,
        found: (String, GitTransport.Failure?) -> Void
    ) {
        guard !paths.isEmpty, ContinuousClock.now < end else { return }
        let refs = paths.map { "+\($0):\(Self.place(of: $0))\n" }.joined()
        do throws(GitTransport.Failure) {
            // What comes is one file, so that its size has a limit.
            _ = try transport.run(
                [
                    "-c", "fetch.unpackLimit=1", "-c", "core.bigFileThreshold=1m", "fetch", "--quiet",
                    "--no-tags",
                    "--no-recurse-submodules", "--no-auto-maintenance", "--no-write-fetch-head", "--stdin",
                    "--", remote.address,
                ], to: remote, input: refs, deadline: deadline, megabytes: megabytes)
            for path in paths { found(path, nil) }
        } catch {
            guard paths.count > 1 else { return found(paths[0], error) }
            fetch(Array(paths[..<(paths.count / 2)]), before: end, found: found)
            fetch(Array(paths[(paths.count / 2)...]), before: end, found: found)
        }
    }

    /// Each fetch leaves a file, and one that was stopped at the limit a piece of one.
    private func tidy() {
        let packs = directory.appending(path: "objects/pack")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: packs.path)) ?? []
        for name in names where name.hasPrefix("tmp_") {
            try? FileManager.default.removeItem(at: packs.appending(path: name))
        }
        guard names.count(where: { $0.hasSuffix(".pack") }) > 40 else { return }
        _ = try? repository.run(["repack", "-a", "-d", "-q"])
    }

    /// The name of a ref in this repository: one of ours, whatever theirs is.
    private static func place(of path: String) -> String {
        "refs/kept/\(SHA256.hex(Data(path.utf8)).prefix(32))"
    }
}
