import Foundation

/// A place where a command that another person wrote can do no harm: bubblewrap's (bwrap(1)), which is Linux's.
///
/// In it there is no network, no home and no other process; of the disk there is what a command needs, to be read, and
/// a `/tmp` of memory that is gone afterwards. What it may use up is limited, too. A sandbox costs some 15 ms.
package struct Sandbox: Sendable {
    /// What each of a command's processes may use up.
    package struct Limits: Sendable {
        /// Of a process's addresses, in bytes.
        var addresses: Int
        /// Of a file, in bytes.
        var file: Int
        /// Of a processor, for each process.
        var seconds: Int

        package init(addresses: Int, file: Int, seconds: Int) {
            self.addresses = addresses
            self.file = file
            self.seconds = seconds
        }
    }

    private let bubblewrap: URL
    private let limiter: URL
    /// Where the system and the toolchain are.
    private let system: [String]
    /// How much a command may write into its `/tmp`, in bytes.
    static let scratchSize = 64 << 20

    /// - Throws: `KataError.noSandbox` where there is no bubblewrap, or where it may not do its work.
    ///
    /// - Parameter compiler: swiftc, whose toolchain a command may read.
    package static func find(
        compiler: URL, environment: [String: String]
    ) throws(KataError) -> Sandbox {
        #if os(Linux)
        guard let bubblewrap = Executable.find("bwrap", environment: environment) else {
            throw .noSandbox("There is no bubblewrap on PATH")
        }
        guard let limiter = Executable.find("prlimit", environment: environment) else {
            throw .noSandbox("There is no prlimit on PATH")
        }
        let sandbox = Sandbox(
            bubblewrap: bubblewrap, limiter: limiter.real, system: mounts(of: compiler))
        let limits = Limits(addresses: 1 << 30, file: 1 << 20, seconds: 10)
        let (program, words) = sandbox.wrap([sandbox.limiter.path, "--version"], limits: limits)
        let probe: ChildProcess.Completion
        do {
            probe = try ChildProcess.run(program, words, environment: environment, deadline: .seconds(20))
        } catch { throw .noSandbox("\(error)") }
        guard probe.succeeded else {
            let words = String(decoding: probe.standardError, as: UTF8.self).trimmed.printable
            throw .noSandbox("bubblewrap cannot make one here (\(words))")
        }
        return sandbox
        #else
        throw .noSandbox("bubblewrap is Linux's")
        #endif
    }

    /// - Parameters:
    ///   - reading: files and folders that the command may read.
    ///   - writing: files and folders that it may write.
    /// - Returns: a program and its arguments, which run the command in the sandbox.
    package func wrap(
        _ command: [String], reading: [URL] = [], writing: [URL] = [], limits: Limits
    ) -> (program: URL, arguments: [String]) {
        let readable = Set(reading.map(\.path)).subtracting(writing.map(\.path)).map { ($0, "--ro-bind") }
        let writable = Set(writing.map(\.path)).map { ($0, "--bind") }
        // A folder before what is in it.
        let mounts = (readable + writable).sorted { $0.0 < $1.0 }.flatMap { [$1, $0, $0] }
        let memory = ["--size", String(Self.scratchSize), "--tmpfs"]
        var arguments = [
            "--unshare-all", "--unshare-user", "--disable-userns", "--cap-drop", "ALL", "--new-session",
            "--die-with-parent",
        ]
        arguments += system
        // To root, files below /proc and the folder /dev would be there to be written.
        arguments += ["--proc", "/proc", "--remount-ro", "/proc", "--dev", "/dev", "--remount-ro", "/dev"]
        arguments += memory + ["/dev/shm"] + memory + ["/tmp"] + mounts
        arguments += ["--remount-ro", "/", "--chdir", "/tmp", "--", limiter.path]
        arguments += [
            "--core=0", "--as=\(limits.addresses)", "--fsize=\(limits.file)", "--cpu=\(limits.seconds)",
            "--nofile=512", "--nproc=\(Ceiling.tasks)",
        ]
        return (bubblewrap, arguments + command)
    }

    private static func mounts(of swiftc: URL) -> [String] {
        var words = ["--ro-bind", "/usr", "/usr"]
        for place in ["/bin", "/sbin", "/lib", "/lib32", "/lib64"] {
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place) {
                words += ["--symlink", target, place]
            } else {
                words += ["--ro-bind-try", place, place]
            }
        }
        for place in ["/etc/ld.so.cache", "/etc/alternatives", "/etc/localtime"] {
            words += ["--ro-bind-try", place, place]
        }
        // Where it is a link, the link's folder may be a person's home: of that the link alone is there.
        let compiler = swiftc.real
        let folder = compiler.deletingLastPathComponent().deletingLastPathComponent().path
        if folder != "/", folder != "/usr" { words += ["--ro-bind", folder, folder] }
        if !["/usr/", folder + "/"].contains(where: swiftc.path.hasPrefix) {
            words += ["--ro-bind", compiler.path, swiftc.path]
        }
        return words
    }
}
