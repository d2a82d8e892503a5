import Foundation
import KataBase
import KataEngine

/// A name that a new chapter may have: it is a module's, and with `Tests` behind it another one's.
struct ChapterName {
    /// Modules that chapters, tests and the runner import: one of that name would take their place.
    static let reserved =
        SupportModule.all.map(\.name) + [
            "KataKit", "Kata", "KataPreviews", "Stringline", "Swift", "Foundation", "FoundationEssentials",
            "Testing", "XCTest", "Observation", "Synchronization", "Dispatch", "Distributed",
            "RegexBuilder", "Glibc", "Musl", "Darwin", "UIKit", "AppKit", "Combine",
            "CoreGraphics",
            "PackageDescription",
        ]

    /// Those that begin with a capital.
    private static let keywords = ["Any", "Self", "Type", "Protocol"]

    /// - Parameter chapters: the names that are taken.
    /// - Throws: `KataError.unfitName` for a name that is no module's, or that another module has.
    static func confirm(_ name: String, among chapters: [String]) throws(KataError) {
        guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
            let latin =
                name.applyingTransform(StringTransform("Any-Latin; Latin-ASCII"), reverse: false) ?? name
            let words = latin.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
            let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().drop(
                while: \.isNumber)
            let capital = joined.prefix(1).uppercased() + joined.dropFirst()
            let fitting = capital.isEmpty || keywords.contains(capital) ? "Parking" : capital
            throw KataError(
                "'\(name)' cannot name a module.",
                next:
                    "Begin with a capital letter, and use letters and digits of ASCII only, as in '\(fitting)'."
            )
        }
        guard !keywords.contains(name) else {
            throw KataError("'\(name)' is a keyword of Swift's.", next: "Choose another name.")
        }
        // Case aside: there are disks that do not see it.
        let wanted = modules(of: name)
        if let other = chapters.first(where: { !wanted.isDisjoint(with: modules(of: $0)) }) {
            throw KataError("'\(name)' is taken by the chapter \(other).", next: "Choose another name.")
        }
        if let other = reserved.first(where: { !wanted.isDisjoint(with: modules(of: $0)) }) {
            throw KataError("'\(name)' is taken by the module \(other).", next: "Choose another name.")
        }
    }

    private static func modules(of name: String) -> Set<String> {
        [name.lowercased(), "\(name.lowercased())tests"]
    }

    /// "ParkingLot" as a title: "Parking lot".
    static func title(of name: String) -> String {
        let spaced = name.replacing(/([a-z0-9])([A-Z])/) { "\($0.1) \($0.2)" }
        return spaced.prefix(1) + spaced.dropFirst().lowercased()
    }
}
