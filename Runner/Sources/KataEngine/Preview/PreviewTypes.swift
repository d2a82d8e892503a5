import Foundation
import KataBase
import KataText

/// The types of a chapter that list the named states of a view: `FilmListPreviews`, with `all` in it.
///
/// They are found in the sources by their names, as test files are: there is no list to keep in step.
package enum PreviewTypes {
    /// True where code below a folder has any.
    package static func areThere(in folder: URL) throws -> Bool {
        try Files.exists(folder) && !names(in: Setup.sources(in: folder)).isEmpty
    }

    /// The names of the types, in the order of the files and of the lines in them.
    static func names(in sources: [SourceText]) -> [String] {
        sources.flatMap { names(in: String(decoding: $0.bytes, as: UTF8.self)) }
    }

    static func names(in source: String) -> [String] {
        source.split(whereSeparator: \.isNewline).compactMap { line in
            // A declaration stands at the beginning of its line; whoever nests it means something else.
            line.prefixMatch(
                of: /(?:@\w+ )*(?:public |final )*(?:struct|enum|class) (?<name>[A-Z]\w*Previews)\b/.inCode
            ).map { String($0.name) }
        }
    }
}
