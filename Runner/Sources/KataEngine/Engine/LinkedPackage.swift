import Foundation
import KataBase
import KataText

/// A package that the runner writes for SwiftPM, and folders of the workspace that are linked into it.
///
/// SwiftPM takes no file from outside of a package's folder. What SwiftPM and the tests say of a file, they say of the link:
/// `told` gives it the file's own path.
struct LinkedPackage: Sendable {
    let folder: URL
    /// The folders by their names in the package.
    let links: [(name: String, target: URL)]
    /// Folders that are not linked, but copied file by file; what is said of them is told in the same way.
    let copies: [(name: String, target: URL)]

    /// Every such package's, its folder's, and a part of its products' names. To the compiler, what is `package` in one of them
    /// then is so in all.
    static let name = "Stringline"

    init(
        _ name: String, in workspace: Workspace, links: [(name: String, target: URL)],
        copies: [(name: String, target: URL)] = []
    ) {
        folder = workspace.stateFolder.appending(path: "packages/\(name)/\(Self.name)")
        self.links = links
        self.copies = copies
    }

    var buildFolder: URL { folder.appending(path: ".build") }

    /// The folder of SwiftPM's temporary files.
    var temporaryFolder: URL { folder.deletingLastPathComponent().appending(path: "temporary") }

    /// Makes the links, and writes Package.swift where it says something else.
    func write(manifest: String) throws(KataError) {
        for (name, target) in links { try Self.link(folder.appending(path: name), to: target) }
        try Files.writeIfNew(Data(manifest.utf8), to: folder.appending(path: "Package.swift"))
    }

    private static func link(_ place: URL, to target: URL) throws(KataError) {
        let manager = FileManager.default
        if (try? manager.destinationOfSymbolicLink(atPath: place.path)) == target.path { return }
        do {
            try manager.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            if Files.isLink(place) { try manager.removeItem(at: place) }
            try manager.createSymbolicLink(atPath: place.path, withDestinationPath: target.path)
        } catch {
            throw .unwritable(place.path, reason: Files.reason(error))
        }
    }

    /// A manifest's text.
    ///
    /// - Parameter parts: what stands in it besides its name and platforms.
    static func manifest(_ parts: [String]) -> String {
        """
        // swift-tools-version: 6.2
        // Written by ./kata for its checks with SwiftPM; nothing in it is yours.
        import PackageDescription

        let package = Package(
            name: \(name.literal),
            platforms: [.macOS(.v14)],
            \(parts.joined(separator: ",\n    ")),
            swiftLanguageModes: [.v6]
        )

        """
    }

    static func list(_ name: String, _ parts: [String]) -> String {
        "\(name): [\n        \(parts.joined(separator: ",\n        "))\n    ]"
    }

    /// A text that SwiftPM or the tests printed, with the files' own paths in place of those in the package.
    func told(_ text: String) -> String {
        (links + copies).reduce(text) { text, link in
            text.replacing(folder.appending(path: link.name).path + "/", with: link.target.path + "/")
        }
    }
}

/// A setup or a module that is built as a package of its own.
protocol SwiftPMPackage: Sendable {
    var package: LinkedPackage { get }
}

extension String {
    /// As it stands in Swift's source.
    var literal: String { String(reflecting: self) }
}
