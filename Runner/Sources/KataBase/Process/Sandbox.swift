import Foundation

/// A place where a command that another person wrote can do no harm: bubblewrap's (bwrap(1)), which is Linux's.
///
/// In it there is no network, no home and no other process; of the disk there is what a command needs, to be read, and
/// a `/tmp` of memory that is gone afterwards. What it may use up is limited, too. A sandbox costs some 15 ms.
package struct Sandbox: Sendable {
    /// The most that each of a command's processes may use up.
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

    /// The reason why there is none.
    package struct Missing: Error, Equatable {
        package let reason: String
    }

    private let bubblewrap: URL
    private let limiter: URL
    /// bubblewrap's words that show the system and the toolchain in it.
    private let system: [String]
    /// The folders that are empty in it, though those around them are there.
    private let masks: [String]
    /// The bytes that a command may write into its `/tmp`.
    static let scratchSize = 64 << 20

    /// The sentence that says how to come to one.
    package static func installation(onMac isMac: Bool = Machine.isMac) -> String {
        isMac
            ? "Open the folder in the dev container (in VS Code: Reopen in Container)"
            : "Install bubblewrap 0.8 or later where user namespaces are allowed, grade in a container of your own"
    }

    /// - Throws: where there is no bubblewrap, where it may not do its work, or where a toolchain
    ///   cannot be shown without what is hidden.
    ///
    /// - Parameters:
    ///   - toolchain: the folder that holds `bin` and `lib/swift`, which a command may read; nil where it is not known.
    ///   - hidden: folders of which nothing is to be seen, wherever they are. The home is one in any case.
    package static func find(
        toolchain: URL?, hiding hidden: [URL], environment: [String: String]
    ) throws(Missing) -> Sandbox {
        #if os(Linux)
        guard let bubblewrap = Executable.find("bwrap", environment: environment) else {
            throw Missing(reason: "There is no bubblewrap on PATH")
        }
        guard let limiter = Executable.find("prlimit", environment: environment) else {
            throw Missing(reason: "There is no prlimit on PATH")
        }
        guard let toolchain = toolchain?.real.path else {
            throw Missing(reason: "The compiler on PATH does not say where its toolchain is")
        }
        let homes = [environment["HOME"] ?? "", NSHomeDirectory()].filter { $0.hasPrefix("/") }
        let hidden = Set((hidden + homes.map { URL(fileURLWithPath: $0) }).map(\.real.path))
        guard !hidden.contains(toolchain) else {
            throw Missing(
                reason: "The toolchain is unpacked right into '\(toolchain)', which no sandbox may show")
        }
        let (system, masks) = mounts(with: toolchain, hiding: hidden)
        let sandbox = Sandbox(bubblewrap: bubblewrap, limiter: limiter.real, system: system, masks: masks)
        let limits = Limits(addresses: 1 << 30, file: 1 << 20, seconds: 10)
        let (program, words) = sandbox.wrap([sandbox.limiter.path, "--version"], limits: limits)
        let probe: ChildProcess.Completion
        do {
            probe = try ChildProcess.run(program, words, environment: environment, deadline: .seconds(20))
        } catch { throw Missing(reason: "\(error)") }
        guard probe.succeeded else {
            let words = String(decoding: probe.standardError, as: UTF8.self).trimmed.printable
            throw Missing(reason: "bubblewrap cannot make one here (\(words))")
        }
        return sandbox
        #else
        throw Missing(
            reason: "bubblewrap is Linux's, so on a Mac grading is done in the dev container, which has it")
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
        let memory = Self.memory
        var arguments = [
            "--unshare-all", "--unshare-user", "--disable-userns", "--cap-drop", "ALL", "--new-session",
            "--die-with-parent",
        ]
        // To root, files below /proc and the folder /dev would be there to be written.
        arguments += ["--proc", "/proc", "--remount-ro", "/proc", "--dev", "/dev", "--remount-ro", "/dev"]
        arguments += memory + ["/dev/shm"] + memory + ["/tmp"] + system + mounts
        arguments += (["/"] + masks).flatMap { ["--remount-ro", $0] }
        arguments += ["--chdir", "/tmp", "--", limiter.path]
        arguments += [
            "--core=0", "--as=\(limits.addresses)", "--fsize=\(limits.file)", "--cpu=\(limits.seconds)",
            "--nofile=512", "--nproc=\(Ceiling.tasks)",
        ]
        return (bubblewrap, arguments + command)
    }

    private static let memory = ["--size", String(scratchSize), "--tmpfs"]

    /// Of a system, or of a toolchain, what programs and compilers lean on. What else is there may be anybody's.
    private static let parts = [
        "bin", "include", "lib", "lib32", "lib64", "libexec", "libx32", "sbin", "share",
    ]

    /// - Parameter hidden: real paths.
    /// - Returns: bubblewrap's words, and the folders in what they mount that are empty.
    private static func mounts(
        with toolchain: String, hiding hidden: Set<String>
    ) -> (words: [String], masks: [String]) {
        var words: [String] = []
        let bases = ["/usr", "/usr/local", toolchain, toolchain + "/local"]
        var places = Set(bases.flatMap { base in parts.map { "\(base)/\($0)" } })
        for place in ["/bin", "/sbin", "/lib", "/lib32", "/lib64"] {
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place) {
                words += ["--symlink", target, place]
            } else {
                places.insert(place)
            }
        }
        places.formUnion(["/etc/ld.so.cache", "/etc/alternatives", "/etc/localtime"])
        // Where something hidden is in what is mounted, the folder that leads to it is empty.
        var masks: Set<String> = []
        for place in places {
            let real = URL(fileURLWithPath: place).real.path + "/"
            for path in hidden where path.hasPrefix(real) {
                masks.insert("\(place)/\(path.dropFirst(real.count).prefix { $0 != "/" })")
            }
        }
        // A folder before what is in it.
        let all = places.map { ($0, ["--ro-bind-try", $0, $0]) } + masks.map { ($0, memory + [$0]) }
        return (words + all.sorted { $0.0 < $1.0 }.flatMap(\.1), masks.sorted())
    }
}
