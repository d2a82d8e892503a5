import Foundation
import KataBase

/// The address of a repository, as the learner typed it and as git may be handed it.
///
/// git runs programs for some addresses (`ext::…`) and takes others for options (`--upload-pack=…`). Those are none.
package struct Remote: Equatable, Sendable {
    /// May hold a password: only git gets to see it.
    package let address: String

    /// The ways to a repository that git may use.
    static let protocols = ["file", "git", "ssh", "https", "http"]

    /// - Parameters:
    ///   - typed: a path, an address with a protocol, or `host:path`.
    ///   - folder: where a path begins.
    package init(
        _ typed: String, from folder: String = FileManager.default.currentDirectoryPath
    ) throws(KataError) {
        let isPlain = typed.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        guard !typed.isEmpty, !typed.hasPrefix("-"), isPlain else { throw Self.unfit(typed.printable) }
        if let scheme = typed.prefixMatch(of: #/([^:/]*):\/\//#)?.1 {
            let host = typed.dropFirst(scheme.count + 3).drop { $0 != "@" }.dropFirst()
            guard Self.protocols.contains(String(scheme)), !host.hasPrefix("-"),
                !typed.dropFirst(scheme.count + 3).hasPrefix("-")
            else { throw Self.unfit(Self.shown(typed)) }
            address = typed
        } else if typed.prefix(while: { $0 != "/" }).contains("::") {
            throw Self.unfit(typed.printable)
        } else if typed.prefix(while: { $0 != "/" }).contains(":") {
            address = typed
        } else {
            address = URL(argument: typed, from: folder).path
        }
    }

    private static func unfit(_ shown: String) -> KataError {
        let protocols = protocols.map { "\($0)://" }.joined(separator: ", ")
        return KataError(
            "'\(shown)' is no address of a repository.",
            next: "Give a folder's path, host:path, or an address that begins with \(protocols).")
    }

    /// The address without anybody's password.
    package var shown: String { Self.shown(address) }

    /// Words of git's, in which the address may stand, without anybody's password.
    func withoutSecrets(_ text: String) -> String { Self.shown(text.replacing(address, with: shown)) }

    private static func shown(_ text: String) -> String {
        text.replacing(#/(?<scheme>[a-z+]+):\/\/(?<user>[^\/\s]*)@/#) { match in
            // Of ssh's, the name before the colon is no secret; of the others', it may be a token.
            let user = match.user.prefix { $0 != ":" }
            return match.scheme == "ssh" ? "ssh://\(user)@" : "\(match.scheme)://"
        }.printable
    }
}
