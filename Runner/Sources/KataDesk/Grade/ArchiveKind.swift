import Foundation

/// The kind of a file that unzip cannot read: by its first bytes, and where they say nothing by its name.
enum ArchiveKind: Equatable {
    case empty
    /// A zip archive without its end.
    case cutShort
    /// "tar.gz", "7z"
    case other(String)
    /// The same, where the bytes say nothing.
    case otherByName(String)

    /// The first bytes of a packer's archives, and the name of their kind, in small letters.
    private static let packers: [(start: [UInt8], name: String)] = [
        ([0x1F, 0x8B], "gzip"), (Array("BZh".utf8), "bzip2"), ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], "xz"),
        ([0x28, 0xB5, 0x2F, 0xFD], "zstd"), ([0x1F, 0x9D], "compress"), (Array("LZIP".utf8), "lzip"),
        ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "7z"), (Array("Rar!".utf8), "rar"),
    ]
    /// The ends of archives' names, and the kind that each means.
    private static let endings: [(ending: String, kind: String)] = [
        ("tar.gz", "tar.gz"), ("tgz", "tar.gz"), ("tar.bz2", "tar.bz2"), ("tbz", "tar.bz2"),
        ("tbz2", "tar.bz2"), ("tar.xz", "tar.xz"), ("txz", "tar.xz"), ("tar.zst", "tar.zst"),
        ("tzst", "tar.zst"), ("tar", "tar"), ("7z", "7z"), ("rar", "rar"), ("gz", "gzip"), ("bz2", "bzip2"),
        ("xz", "xz"), ("zst", "zstd"),
    ]

    /// - Parameter name: as it was handed in.
    /// - Returns: nil for what is none of these.
    init?(of file: URL, called name: String) {
        guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return nil }
        let named = Self.endings.first { name.lowercased().hasSuffix(".\($0.ending)") }?.kind
        if data.isEmpty {
            self = .empty
        } else if Self.isZip(data) {
            guard !Self.hasEnd(data) else { return nil }
            self = .cutShort
        } else if let packer = Self.packers.first(where: { data.starts(with: $0.start) })?.name {
            // Whoever packs a tar archive says so in the name alone.
            self = .other(named.map { $0.hasPrefix("tar.") ? $0 : packer } ?? packer)
        } else if data.dropFirst(257).starts(with: Array("ustar".utf8)) {
            self = .other("tar")
        } else if let named {
            self = .otherByName(named)
        } else {
            return nil
        }
    }

    /// True where it begins as a zip archive does, or ends before that can be told.
    private static func isZip(_ data: Data) -> Bool {
        let starts: [[UInt8]] = [[0x50, 0x4B, 3, 4], [0x50, 0x4B, 5, 6], [0x50, 0x4B, 7, 8]]
        return starts.contains { data.count < $0.count ? $0.starts(with: data) : data.starts(with: $0) }
    }

    /// True where the record is there that a zip archive ends with, whole: 22 bytes, of which the last two say how long
    /// the comment is that follows.
    private static func hasEnd(_ data: Data) -> Bool {
        let tail = [UInt8](data.suffix(22 + Int(UInt16.max)))
        return tail.indices.contains { place in
            tail[place...].starts(with: [0x50, 0x4B, 5, 6]) && tail.count >= place + 22
                && tail.count >= place + 22 + Int(tail[place + 20]) + Int(tail[place + 21]) << 8
        }
    }

    /// The sentence that says what it is, and what to do.
    var sentence: String {
        switch self {
        case .empty: "It is an empty file. Have it handed in again."
        case .cutShort:
            "It is a zip archive that is cut short, as after a broken download. Fetch it once more, or have it handed in again."
        case .other(let kind): Self.unpack("a \(kind) archive")
        case .otherByName(let kind): Self.unpack("by its name a \(kind) archive")
        }
    }

    private static func unpack(_ what: String) -> String {
        "It is \(what), and only zip archives are unpacked. Unpack it, and name the folder."
    }
}
