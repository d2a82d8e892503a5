import Foundation
import KataBase
import KataText

/// The texts that SwiftPM has built, by module, as the last build found them.
///
/// The compiler builds a file again when its time is another one. A text that is not the one that was built, while its time is
/// no newer (a copy with its old time, an edit within the file system's tick), would not be seen: its module then gets a
/// condition of its own, and all of it is built again.
struct BuiltTexts: Codable, Equatable {
    private var modules: [String: Module] = [:]
    /// A hash of the manifest, and of the files' paths.
    private var shape = ""
    /// True where the build came to its end without an error.
    var areWhole = false

    private struct Module: Codable, Equatable {
        var files: [String: File] = [:]
        var condition: String?
    }

    private struct File: Codable, Equatable {
        let digest: String
        let time: Date
    }

    /// Takes in what else a build is made from.
    mutating func take(manifest: String, paths: [String]) {
        var hash = SHA256()
        for part in [manifest] + paths { hash.update(part: part) }
        let new = hash.finish()
        if new != shape { (shape, areWhole) = (new, false) }
    }

    /// Takes in what is to be built.
    ///
    /// - Returns: the module's condition, where it has one.
    mutating func take(_ texts: [SourceText], of module: String) -> [String] {
        var known = modules[module] ?? Module()
        var isStale = false
        for text in texts {
            let time = Self.time(of: text.path)
            if let file = known.files[text.path], file.digest != text.digest, time <= file.time {
                isStale = true
            }
            known.files[text.path] = File(digest: text.digest, time: time)
        }
        if isStale {
            var hash = SHA256()
            hash.update(texts)
            known.condition = "TEXTS_\(hash.finish().prefix(16))"
        }
        if known != modules[module] {
            modules[module] = known
            areWhole = false
        }
        return [known.condition].compactMap(\.self)
    }

    private static func time(of path: String) -> Date {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.modificationDate] as? Date ?? .distantPast
    }
}
