import Foundation
import KataBase

/// A source file as it was read once. The compiler reads it again.
package struct SourceText: Equatable, Sendable {
    package let path: String
    package let bytes: Data
    /// Of the bytes: they are in the keys of many products, and are gone through once.
    package let digest: String

    package init(path: String, bytes: Data) {
        self.path = path
        self.bytes = bytes
        digest = SHA256.hex(bytes)
    }

    /// A file was saved between being read and being compiled. What was made belongs to neither text: read again.
    package struct Changed: Error {
        package init() {}
    }

    package var name: String { URL(fileURLWithPath: path).lastPathComponent }

    /// True where the bytes of some words stand anywhere in it.
    package func mentions(_ words: String) -> Bool { bytes.range(of: Data(words.utf8)) != nil }

    /// The conditions that it has of single tests: STEP_2_3.
    package var testConditions: Set<String> {
        var found: Set<String> = []
        var place = bytes.startIndex
        while let start = bytes[place...].range(of: Data("STEP_".utf8))?.lowerBound {
            let word = bytes[start...].prefix(while: \.isInASCIIWord)
            if word.count(where: { $0 == UInt8(ascii: "_") }) == 2 {
                found.insert(String(decoding: word, as: UTF8.self))
            }
            place = word.endIndex
        }
        return found
    }

    /// Grows with the time that it takes to compile. In a test file nearly all of that goes into expanding macros.
    package var effort: Int {
        let macros = bytes.count { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "@") }
        return bytes.count + 200 * macros
    }

    package static func read(_ files: [URL]) throws(KataError) -> [SourceText] {
        var texts: [SourceText] = []
        for file in files { texts.append(SourceText(path: file.path, bytes: try Files.data(file))) }
        return texts
    }
}

/// Does some work that reads texts, and begins again where one of them was saved meanwhile.
package func untilUnchanged<Value>(_ work: () async throws -> Value) async throws -> Value {
    while true {
        do { return try await work() } catch is SourceText.Changed { continue }
    }
}

extension [SourceText] {
    /// - Throws: `SourceText.Changed` where a file is no longer what its product's key says.
    package func checkUnchanged() throws {
        for text in self where (try? Data(contentsOf: URL(fileURLWithPath: text.path))) != text.bytes {
            throw SourceText.Changed()
        }
    }
}

extension UInt8 {
    /// True for a byte of a word of Swift: in ASCII, or a byte of a character that is not.
    package var isInWord: Bool { isInASCIIWord || self >= 0x80 }

    package var isInASCIIWord: Bool {
        self >= 0x61 && self <= 0x7A || self >= 0x41 && self <= 0x5A || self >= 0x30 && self <= 0x39
            || self == UInt8(ascii: "_")
    }
}

extension SHA256 {
    /// Takes in where some texts stand and what they are.
    package mutating func update(_ texts: [SourceText]) {
        for text in texts {
            update(part: text.path)
            update(part: text.digest)
        }
    }
}
