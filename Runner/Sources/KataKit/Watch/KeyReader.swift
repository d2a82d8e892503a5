/// Makes keys of the bytes that a terminal in raw mode sends.
///
/// An arrow is several bytes that begin with the escape key's, and they may come in two reads. So what could
/// still become more is held back until more comes, or until `flush` says that nothing did.
package struct KeyReader {
    private var pending: [UInt8] = []

    package init(pending: [UInt8] = []) {
        self.pending = pending
    }

    /// True where bytes are held back.
    package var isPending: Bool { !pending.isEmpty }

    package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
        pending += bytes
        var keys: [Key] = []
        while let (key, length) = Self.first(in: pending) {
            keys.append(key)
            pending.removeFirst(length)
        }
        return keys
    }

    /// The key that the bytes are that were held back.
    package mutating func flush() -> [Key] {
        defer { pending = [] }
        if pending.isEmpty { return [] }
        return [pending == [Self.escape] ? .escape : .other]
    }

    private static let escape: UInt8 = 0x1B

    /// The first key and how many bytes it has; nil where there is none yet.
    private static func first(in bytes: [UInt8]) -> (Key, Int)? {
        guard let first = bytes.first else { return nil }
        if first == escape { return sequence(in: bytes) }
        if first < 0x80 { return (first >= 0x20 && first < 0x7F ? .character(letter(first)) : .other, 1) }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
        return bytes.count >= length ? (.other, length) : nil
    }

    /// A capital one is the small one: Caps Lock may be on.
    private static func letter(_ byte: UInt8) -> Character {
        Character(UnicodeScalar(byte).properties.lowercaseMapping)
    }

    /// `ESC [ 5 ~` and its kind; an escape that something else follows is the escape key.
    private static func sequence(in bytes: [UInt8]) -> (Key, Int)? {
        guard bytes.count > 1 else { return nil }
        guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else { return (.escape, 1) }
        guard let end = bytes.indices.dropFirst(2).first(where: { (0x40...0x7E).contains(bytes[$0]) }) else {
            return nil
        }
        let name = String(decoding: bytes[2...end], as: UTF8.self)
        return (names[name] ?? .other, end + 1)
    }

    private static let names: [String: Key] = [
        "A": .up, "B": .down, "5~": .pageUp, "6~": .pageDown, "H": .home, "F": .end, "1~": .home, "4~": .end,
    ]
}
