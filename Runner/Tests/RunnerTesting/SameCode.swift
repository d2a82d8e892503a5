import Foundation

/// Whether two objects differ in nothing but the 16 bytes in which the compiler notes a hash of what it read, and in the
/// folders that the debugger looks for modules in.
package func areTheSameCode(_ one: Data, _ other: Data) -> Bool {
    let texts = [one, other].map {
        String(data: $0, encoding: .isoLatin1)?.replacing(/(interface|surface)-[0-9a-f]{32}/, with: "") ?? ""
    }
    guard texts[0].utf16.count == texts[1].utf16.count else { return false }
    let different = zip(texts[0].utf16, texts[1].utf16).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    return (different.last ?? 0) - (different.first ?? 0) < 16
}
