import Foundation
import KataBase

/// The source of a newer version.
struct UpdateSource {
    /// A name of git's, an address or a path.
    let remote: String
    /// The reference that `git fetch` is asked for.
    let reference: String
    /// The source in a reader's words.
    let name: String
    /// The commit that an update was going to when it was killed.
    private(set) var unfinished: String?

    /// - Parameters:
    ///   - remote: what the current branch follows, or else `origin`, unless given.
    ///   - branch: of the remote; what the current branch follows, or else what the remote calls HEAD, unless given.
    init(remote: String?, branch: String?, of checkout: Checkout) throws {
        if let remote {
            // git looks from the workspace, and the path was typed elsewhere.
            let place = URL(argument: remote)
            let isPath = remote != "." && !Self.names(in: checkout).contains(remote) && Files.exists(place)
            self.init(
                remote: isPath ? place.path : remote, branch: branch,
                name: Self.name(of: remote, branch))
            return
        }
        let current = checkout.answer("symbolic-ref", "-q", "--short", "HEAD")
        if let current, let remote = checkout.answer("config", "branch.\(current).remote"),
            let merge = checkout.answer("config", "branch.\(current).merge")
        {
            self.init(remote: remote, branch: String(merge.trimmingPrefix("refs/heads/")))
            return
        }
        guard Self.names(in: checkout).contains("origin") else {
            throw KataError(
                "This clone does not say where it comes from: it has no remote 'origin'.",
                next: "Name the place: ./kata update <address or folder>")
        }
        self.init(remote: "origin", branch: nil)
    }

    /// The source of an update that was killed; nil where none was, or where git no longer has the commit
    /// that it was going to.
    init?(unfinished mark: UpdateMark, of checkout: Checkout) {
        guard let target = mark.target,
            checkout.answer("rev-parse", "-q", "--verify", "\(target.commit)^{commit}") == target.commit
        else { return nil }
        guard checkout.answer("merge-base", "HEAD", target.commit) != target.commit else {
            // It was killed when all was done.
            mark.remove()
            return nil
        }
        self.init(remote: ".", branch: nil, name: target.name)
        unfinished = target.commit
    }

    private init(remote: String, branch: String?) {
        self.init(remote: remote, branch: branch, name: Self.name(of: remote, branch))
    }

    private init(remote: String, branch: String?, name: String) {
        self.remote = remote
        reference = branch ?? "HEAD"
        self.name = name
    }

    private static func name(of remote: String, _ branch: String?) -> String {
        branch.map { remote == "." ? $0 : "\(remote) \($0)" } ?? remote
    }

    /// The names of git's remotes.
    private static func names(in checkout: Checkout) -> [String] {
        checkout.answer("remote")?.split(separator: "\n").map(String.init) ?? []
    }

    /// - Returns: the commit that is there now.
    func fetched(by checkout: Checkout) throws -> String {
        if let unfinished { return unfinished }
        do {
            try checkout.run(
                ["fetch", "--quiet", "--no-recurse-submodules", "--", remote, reference],
                deadline: .seconds(600))
        } catch let failure as Checkout.Failure {
            let way =
                Self.names(in: checkout).contains(remote)
                ? "git fetch \(remote), then ./kata update . \(remote)/\(reference)"
                : "git fetch \(remote) \(reference):refs/heads/newer, then ./kata update . newer"
            throw KataError(
                "git cannot fetch from '\(name)': \(failure.words).",
                next: "Nothing was changed. Where it wants to ask something, fetch by yourself: \(way)")
        }
        guard let commit = checkout.answer("rev-parse", "-q", "--verify", "FETCH_HEAD^{commit}") else {
            throw KataError("'\(name)' has no commit.", next: "Nothing was changed.")
        }
        return commit
    }
}
