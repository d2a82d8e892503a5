import Foundation

extension String {
    /// The text between line feeds. A carriage return before one stays with its line: in Swift, CRLF is one
    /// character, and splitting at the character "\\n" would not see it.
    package var linesBetweenFeeds: [String] {
        unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String(Substring($0)) }
    }

    /// The same text with a line feed in the place of each CRLF.
    package var withLineFeeds: String {
        var text = self
        // Few texts have any, and to look at every character takes its time.
        let hasReturns = text.withUTF8 { bytes in
            bytes.baseAddress.map { memchr($0, 0x0d, bytes.count) != nil } ?? false
        }
        return hasReturns ? text.replacing("\r\n", with: "\n") : text
    }
}

extension Data {
    /// The bytes of a text, to be compared whatever an editor or git made of its ends: without a byte order mark and without
    /// carriage returns, and with one line feed at the end, unless it is empty.
    package var plainText: Data {
        let mark = Data([0xef, 0xbb, 0xbf])
        let bytes = (starts(with: mark) ? dropFirst(mark.count) : self).filter { $0 != 0x0d }
        guard let last = bytes.lastIndex(where: { $0 != 0x0a }) else { return Data() }
        return Data(bytes[...last] + [0x0a])
    }
}
