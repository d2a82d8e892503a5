import Foundation

/// What a zip archive says of its files, at its end (PKWARE's APPNOTE.TXT, 4.3.12 and 4.3.16). Nothing is unpacked.
struct ZipDirectory {
    struct Entry: Equatable {
        /// As the archive spells it, with slashes.
        let name: String
        /// When unpacked, in bytes, as the archive says.
        let size: Int
        /// CRC-32 of what is unpacked.
        let sum: UInt32
        /// Whether it is a file that can be unpacked: no link, not encrypted.
        let isPlain: Bool
    }

    /// In the archive's order.
    let entries: [Entry]

    private static let endSize = 22
    private static let headerSize = 46
    private static let most = 16 << 20

    /// - Throws: `OddCopy` where it is no zip archive, or holds more than the limit.
    init(of file: FileHandle, limit: Int) throws(OddCopy) {
        let (directory, count) = try Self.directory(of: file)
        guard count <= limit else { throw OddCopy("The archive holds too many files to look at.") }
        var bytes = Bytes(directory)
        var entries: [Entry] = []
        for _ in 0..<count {
            guard bytes.left >= Self.headerSize, bytes.number(0, 4) == 0x0201_4B50 else { throw Self.damaged }
            let (nameSize, extra, comment) = (bytes.number(28, 2), bytes.number(30, 2), bytes.number(32, 2))
            let size = Self.headerSize + nameSize + extra + comment
            guard bytes.left >= size else { throw Self.damaged }
            // The upper half is a mode of Unix's where the archive was made on one; DOS leaves it 0.
            let kind = UInt32(bytes.number(38, 4)) >> 16 & UInt32(S_IFMT)
            let isEncrypted = bytes.number(8, 2) & 1 == 1
            entries.append(
                Entry(
                    name: String(decoding: bytes.slice(Self.headerSize, nameSize), as: UTF8.self),
                    size: bytes.number(24, 4), sum: UInt32(bytes.number(16, 4)),
                    isPlain: !isEncrypted && (kind == 0 || kind == UInt32(S_IFREG))))
            bytes.drop(size)
        }
        self.entries = entries
    }

    private static let damaged = OddCopy("The archive is damaged.")

    private static func directory(of file: FileHandle) throws(OddCopy) -> (bytes: Data, count: Int) {
        do {
            let size = Int(try file.seekToEnd())
            // The end may have a comment behind it.
            let tailSize = min(size, endSize + 0xFFFF)
            try file.seek(toOffset: UInt64(size - tailSize))
            let tail = Bytes(try file.read(upToCount: tailSize) ?? Data())
            let last = tail.left - endSize
            guard last >= 0,
                let end = (0...last).reversed().first(where: { tail.number($0, 4) == 0x0605_4B50 })
            else { throw OddCopy("It is neither a folder nor a zip archive.") }
            let (count, length, offset) = (
                tail.number(end + 10, 2), tail.number(end + 12, 4), tail.number(end + 16, 4)
            )
            guard count < 0xFFFF, offset < 0xFFFF_FFFF, length <= most else {
                throw OddCopy("The archive holds too many files to look at.")
            }
            guard offset + length <= size else { throw damaged }
            try file.seek(toOffset: UInt64(offset))
            return (try file.read(upToCount: length) ?? Data(), count)
        } catch let odd as OddCopy { throw odd } catch { throw damaged }
    }

    /// Numbers in the order of Intel's processors.
    private struct Bytes {
        private var rest: ArraySlice<UInt8>

        init(_ data: Data) { rest = Array(data)[...] }

        var left: Int { rest.count }

        func slice(_ offset: Int, _ count: Int) -> ArraySlice<UInt8> { rest.dropFirst(offset).prefix(count) }

        func number(_ offset: Int, _ count: Int) -> Int {
            slice(offset, count).reversed().reduce(0) { $0 << 8 | Int($1) }
        }

        mutating func drop(_ count: Int) { rest = rest.dropFirst(count) }
    }
}

/// The checksum of zip archives.
enum CRC32 {
    static func sum(of data: Data) -> UInt32 {
        ~data.reduce(~0) { sum, byte in table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
}
