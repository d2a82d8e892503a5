import Foundation

/// The Swift toolchain on PATH.
public struct Toolchain: Equatable, Sendable {
    public let swift: URL
    public let swiftc: URL
    /// What `swiftc --version` prints: the version and the target.
    public let identity: String

    /// The linker that comes with the toolchain, where there is one, takes two thirds of the time of the system's.
    /// Nobody reads a test binary's symbols.
    var linkerFlags: [String] {
        #if os(Linux)
        let folder = swiftc.resolvingSymlinksInPath().deletingLastPathComponent()
        let hasLinker = access(folder.appending(path: "ld.lld").path, X_OK) == 0
        return ["-Xlinker", "-s"] + (hasLinker ? ["-use-ld=lld"] : [])
        #else
        return []
        #endif
    }

    /// The oldest version that the workspace builds with.
    public static let minimum = Version(major: 6, minor: 2)

    public struct Version: Comparable, Sendable, CustomStringConvertible {
        public let major: Int
        public let minor: Int

        public static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
        public var description: String { "\(major).\(minor)" }
    }

    /// The version in what a compiler prints of itself; nil where there is none.
    public static func version(in identity: String) -> Version? {
        guard let match = identity.firstMatch(of: /Swift version ([0-9]+)\.([0-9]+)/),
            let major = Int(match.1), let minor = Int(match.2)
        else { return nil }
        return Version(major: major, minor: minor)
    }

    /// Finds the toolchain. Asking the compiler for its version costs a tenth of a check, so the answer is kept
    /// under a name made of the binary's path, size, inode and time.
    ///
    /// - Throws: `KataError.noSwift`, or `.swiftTooOld` with the version found.
    public static func find(
        environment: [String: String] = ProcessInfo.processInfo.environment, cache: URL
    ) throws(KataError) -> Toolchain {
        guard let swiftc = Executable.find("swiftc", environment: environment),
            let swift = Executable.find("swift", environment: environment)
        else { throw .noSwift }
        let identity = try identity(of: swiftc, environment: environment, cache: cache)
        guard let version = version(in: identity) else { throw .noSwift }
        guard version >= minimum else { throw .swiftTooOld(version.description) }
        return Toolchain(swift: swift, swiftc: swiftc, identity: identity)
    }

    private static func identity(
        of swiftc: URL, environment: [String: String], cache: URL
    ) throws(KataError) -> String {
        let note = cache.appending(path: "toolchain-" + fingerprint(of: swiftc))
        if let known = try? Files.text(note), version(in: known) != nil { return known }
        let answer = try? ChildProcess.run(
            swiftc, ["--version"], environment: environment, deadline: .seconds(60))
        guard let answer, answer.succeeded else { throw .noSwift }
        let text = String(decoding: answer.standardOutput + answer.standardError, as: UTF8.self)
        // A launcher (swiftly, xcrun) stands for another compiler tomorrow without changing itself.
        let real = swiftc.resolvingSymlinksInPath().lastPathComponent
        if ["swiftc", "swift", "swift-driver", "swift-frontend"].contains(real) {
            try? Files.write(Data(text.utf8), to: note)
        }
        return text
    }

    private static func fingerprint(of file: URL) -> String {
        var status = stat()
        _ = stat(file.path, &status)
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return String(
            SHA256.hex(
                "\(file.path) \(status.st_size) \(status.st_ino) \(time.tv_sec).\(time.tv_nsec)".utf8
            ).prefix(16))
    }
}

/// Programs on PATH.
public enum Executable {
    public static func find(_ name: String, environment: [String: String]) -> URL? {
        for folder in (environment["PATH"] ?? "").split(separator: ":") {
            let candidate = "\(folder)/\(name)"
            var isFolder: ObjCBool = false
            if access(candidate, X_OK) == 0,
                FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder), !isFolder.boolValue
            {
                return URL(fileURLWithPath: candidate)
            }
        }
        return nil
    }
}
