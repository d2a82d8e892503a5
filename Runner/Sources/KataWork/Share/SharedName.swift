import Foundation

/// The name of a learner's work in a shared repository: `Ada_Lovelace-3f9a1c`.
///
/// Two people may have one name; the id, made once, tells them apart.
package struct SharedName: Codable, Hashable, Sendable {
    /// As it stands in a ref: letters, digits, dots and dashes; a blank is an underscore.
    package let slug: String
    package let id: String

    private static let longest = 40

    /// - Parameter name: as the learner writes it. What a ref cannot hold is left out.
    package init(_ name: String, id: String = String(UInt32.random(in: 0x100000...0xFFFFFF), radix: 16)) {
        let letters = name.precomposedStringWithCanonicalMapping.prefix(Self.longest).map { character in
            if character.isWhitespace { return Character("_") }
            return Self.fits(character) ? character : "-"
        }
        let slug = String(letters).replacing(#/[-_]{2,}/#) { $0.output.contains("_") ? "_" : "-" }
            .trimmingCharacters(in: ["-", "_"])
        self.slug = slug.isEmpty || slug.utf8.count > 160 ? "somebody" : slug
        self.id = id
    }

    /// - Returns: nil where a ref's component is none that a runner would write.
    package init?(component: Substring) {
        guard let dash = component.lastIndex(of: "-") else { return nil }
        let (slug, id) = (component[..<dash], component[component.index(after: dash)...])
        guard (1...12).contains(id.count), id.allSatisfy({ $0.isASCII && $0.isHexDigit }),
            !slug.isEmpty, slug.utf8.count <= 200,
            slug.allSatisfy({ Self.fits($0) || $0 == "_" || $0 == "-" })
        else { return nil }
        self.slug = String(slug)
        self.id = String(id)
    }

    /// As it stands in a ref.
    package var component: String { "\(slug)-\(id)" }

    /// The name as people read it.
    package var shown: String { slug.replacing("_", with: " ").printable }

    /// A letter with its marks, or a digit; nothing that a ref, a file system or a terminal obeys.
    private static func fits(_ character: Character) -> Bool {
        (character.isLetter || character.isNumber)
            && character.unicodeScalars.count <= 4 && String(character).visible == String(character)
    }
}
