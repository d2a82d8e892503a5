import Foundation
import KataBase

/// The Swift toolchain on PATH.
package struct Toolchain: Equatable, Sendable {
    let swift: URL
    package let swiftc: URL
    /// The output of `swiftc --version`: the version and the target.
    package let identity: String
    /// The SDK that its work depends on, too; nothing where the system has none.
    package var sdk: [String] = []

    /// The linker that comes with the toolchain, where there is one. It takes two thirds of the time of the system's.
    var linker: URL? {
        #if os(Linux) && !DARWIN_BRANCHES
        let file = swiftc.real.deletingLastPathComponent().appending(path: "ld.lld")
        return access(file.path, X_OK) == 0 ? file : nil
        #else
        return nil
        #endif
    }

    /// For the driver: to use that one, and to lose no time by making the program smaller.
    var linkerFlags: [String] { linker == nil ? [] : ["-use-ld=lld", "-Xlinker", "-O0"] }

    /// The oldest version that the workspace builds with.
    static let minimum = Version(major: 6, minor: 2)

    /// The version of Swift Testing's event stream that it is asked for. SwiftPM 6.2 takes whole numbers only.
    var eventStream: String {
        let version = Self.version(in: identity) ?? Self.minimum
        return version < Version(major: 6, minor: 3) ? Self.oldestEventStream : "6.3"
    }

    static let oldestEventStream = "0"

    package struct Version: Comparable, Sendable, CustomStringConvertible {
        let major: Int
        let minor: Int

        package static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
        package var description: String { "\(major).\(minor)" }
    }

    /// The version in what a compiler prints of itself; nil where there is none.
    static func version(in identity: String) -> Version? {
        guard let match = identity.firstMatch(of: /Swift version ([0-9]+)\.([0-9]+)/),
            let major = Int(match.1), let minor = Int(match.2)
        else { return nil }
        return Version(major: major, minor: minor)
    }

    /// Finds the toolchain. Asking the compiler for its version costs a tenth of a check, so the answer is kept
    /// under a name made of the binary's path, size, inode and time; but not a launcher's (swiftly, xcrun, a script),
    /// which stands for another compiler tomorrow without changing itself.
    ///
    /// - Parameter folder: where the compiler is asked: a launcher may answer otherwise elsewhere.
    /// - Throws: where there is none, or one that is too old.
    package static func find(
        environment: [String: String], in folder: URL, cache: URL
    ) throws(KataError) -> Toolchain {
        guard let swiftc = Executable.find("swiftc", environment: environment),
            let swift = Executable.find("swift", environment: environment)
        else { throw .noSwift }
        let identity = try identity(of: swiftc, environment: environment, folder: folder, cache: cache)
        guard let version = version(in: identity) else { throw .noSwift }
        guard version >= minimum else {
            throw KataError(
                "Swift \(version) is too old; Stringline needs 6.2 or later.",
                next: "Install a newer toolchain from swift.org/install.")
        }
        return Toolchain(
            swift: swift, swiftc: swiftc, identity: identity, sdk: SDK.words(environment: environment))
    }

    /// The folder that holds `bin` and `lib/swift`; nil where the compiler does not say.
    ///
    /// Two above the compiler it is only where the compiler is no launcher: a script may stand in somebody's home.
    package func folder(environment: [String: String]) -> URL? {
        let above = swiftc.real.deletingLastPathComponent().deletingLastPathComponent()
        if Self.isCompiler(swiftc), Files.exists(above.appending(path: "lib/swift")) { return above }
        guard let resources = resources(environment: environment), Files.exists(resources) else { return nil }
        return resources.real.deletingLastPathComponent().deletingLastPathComponent()
    }

    /// The toolchain's folder `lib/swift`, as the compiler says it.
    func resources(environment: [String: String]) -> URL? {
        struct Target: Decodable {
            struct Paths: Decodable { let runtimeResourcePath: String }
            let paths: Paths
        }
        let answer = try? ChildProcess.run(
            swiftc, ["-print-target-info"], environment: environment, deadline: .seconds(60))
        guard let answer, answer.succeeded,
            let target = try? JSONDecoder().decode(Target.self, from: answer.standardOutput)
        else { return nil }
        return URL(fileURLWithPath: target.paths.runtimeResourcePath)
    }

    private static func identity(
        of swiftc: URL, environment: [String: String], folder: URL, cache: URL
    ) throws(KataError) -> String {
        let isCompiler = isCompiler(swiftc)
        let note = cache.appending(path: "toolchain-" + fingerprint(of: swiftc))
        if isCompiler, let known = try? Files.text(note), version(in: known) != nil { return known }
        // It leaves a folder there.
        let temporary = try Files.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: temporary) }
        let answer: ChildProcess.Completion
        do {
            answer = try ChildProcess.run(
                swiftc, ["--version"], environment: environment.merging(["TMPDIR": temporary.path]) { $1 },
                directory: folder, deadline: .seconds(60))
        } catch let error as ChildProcess.LaunchError where error.missingFolder != nil {
            throw KataError("\(error)")
        } catch {
            throw .noSwift
        }
        guard answer.succeeded else { throw .noSwift }
        let text = String(decoding: answer.standardOutput + answer.standardError, as: UTF8.self)
        if isCompiler { try? Files.write(Data(text.utf8), to: note) }
        return text
    }

    /// True for a file that is the compiler itself, its frontend beside it, and no launcher.
    private static func isCompiler(_ file: URL) -> Bool {
        let real = file.real
        let frontend = real.deletingLastPathComponent().appending(path: "swift-frontend")
        return ["swiftc", "swift", "swift-driver", "swift-frontend"].contains(real.lastPathComponent)
            && [real, frontend].allSatisfy(isProgram)
    }

    /// True for a file that holds a machine's code: a script does not.
    private static func isProgram(_ file: URL) -> Bool {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
        defer { try? handle.close() }
        let start = (try? handle.read(upToCount: 2)) ?? Data()
        return start.count == 2 && start != Data("#!".utf8)
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

extension KataError {
    package static let noSwift = KataError(
        "There is no Swift toolchain on PATH.",
        next: "Install Swift 6.2 or later from swift.org/install, then run ./kata again.")
}
