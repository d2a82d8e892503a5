import Foundation
import Testing

@testable import KataKit

/// A disk in memory that takes names for one another as some file system does.
final class FakeDisk: Disk {
    struct Kind: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// What two names have in common that are one for the disk.
        var fold: @Sendable (String) -> [UInt8] = { Array($0.utf8) }
        /// The name that a new file gets.
        var stored: @Sendable (String) -> String = { $0 }
        /// A file that takes another's place takes its name, too; and a name cannot be spelled anew.
        var keepsSpelling = false
        /// A file has another number under each spelling, as with FUSE.
        var numbersSpellings = false

        static func withoutCase(_ name: String) -> [UInt8] {
            Array(name.lowercased().decomposedStringWithCanonicalMapping.utf8)
        }

        static let tellsApart = Kind(testDescription: "Linux")
        static let blind = [
            Kind(testDescription: "APFS", fold: withoutCase),
            Kind(
                testDescription: "HFS+", fold: withoutCase,
                stored: { $0.decomposedStringWithCanonicalMapping }),
            Kind(testDescription: "ext4 with folded cases", fold: withoutCase, keepsSpelling: true),
            Kind(
                testDescription: "exFAT by FUSE", fold: { Array($0.lowercased().utf8) },
                numbersSpellings: true),
        ]
    }

    private final class Node {
        var name: String
        var data: Data?
        var children: [Node] = []

        init(_ name: String, _ data: Data? = nil) {
            self.name = name
            self.data = data
        }
    }

    private let kind: Kind
    private let root = Node("")

    init(_ kind: Kind, _ files: [String: String] = [:]) throws {
        self.kind = kind
        for (path, text) in files { try write(Data(text.utf8), to: path) }
    }

    /// Every file by the name that the disk tells.
    var files: [String: String] { files(below: root, "") }

    private func files(below node: Node, _ prefix: String) -> [String: String] {
        node.children.reduce(into: [:]) { files, child in
            if let data = child.data {
                files[prefix + child.name] = String(decoding: data, as: UTF8.self)
            } else {
                files.merge(self.files(below: child, prefix + child.name + "/")) { $1 }
            }
        }
    }

    func text(_ path: String) -> String? { node(path)?.data.map { String(decoding: $0, as: UTF8.self) } }

    private func child(_ name: String, of node: Node) -> Node? {
        node.children.first { kind.fold($0.name) == kind.fold(name) }
    }

    private func node(_ path: String) -> Node? {
        path.split(separator: "/").reduce(root) { node, name in node.flatMap { child(String(name), of: $0) } }
    }

    private func split(_ path: String) -> (folder: String, name: String) {
        let parts = path.split(separator: "/")
        return (parts.dropLast().joined(separator: "/"), String(parts.last ?? ""))
    }

    func names(in folder: String) -> [String] { node(folder)?.children.map(\.name) ?? [] }

    func number(of path: String) -> FileNumber? {
        guard let node = node(path) else { return nil }
        let object = UInt64(UInt(bitPattern: ObjectIdentifier(node).hashValue))
        return FileNumber(device: 1, inode: kind.numbersSpellings ? UInt64(path.hash.magnitude) : object)
    }

    func isLink(_ path: String, to other: String) -> Bool { false }

    func write(_ data: Data, to path: String) throws(KataError) {
        var node = root
        for name in split(path).folder.split(separator: "/").map(String.init) {
            let folder = child(name, of: node) ?? Node(kind.stored(name))
            if child(name, of: node) == nil { node.children.append(folder) }
            node = folder
        }
        put(Node(kind.stored(split(path).name), data), into: node)
    }

    private func put(_ new: Node, into folder: Node) {
        if let old = child(new.name, of: folder) {
            if kind.keepsSpelling { new.name = old.name }
            folder.children.removeAll { $0 === old }
        }
        folder.children.append(new)
    }

    func rename(_ old: String, to new: String) -> Bool {
        guard let moved = node(old), let source = node(split(old).folder),
            let target = node(split(new).folder)
        else { return false }
        if node(new) === moved, kind.keepsSpelling { return true }
        source.children.removeAll { $0 === moved }
        moved.name = kind.stored(split(new).name)
        put(moved, into: target)
        return true
    }

    func remove(_ path: String) throws(KataError) {
        guard let gone = node(path), let folder = node(split(path).folder) else {
            throw .unwritable(path, reason: "No such file or directory")
        }
        folder.children.removeAll { $0 === gone }
    }
}
