import Foundation

/// The group that a child belongs to: one of its own, its parent's, or a session, in which it has no terminal and
/// outlives ours.
package enum ChildGroup { case own, parents, ownSession }

/// Starts a program.
///
/// - Parameters:
///   - path: the program's; PATH is not searched.
///   - arguments: the program's name first.
///   - streams: the descriptors that become the child's 0, 1 and 2; `/dev/null` where nil.
/// - Throws: `ChildProcess.LaunchError`.
package func spawn(
    _ path: String, _ arguments: [String], environment: [String: String], directory: String?,
    streams: [Int32?], group: ChildGroup = .own
) throws -> pid_t {
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    if group == .own { flags |= POSIX_SPAWN_SETPGROUP }
    // Swift's module of glibc leaves POSIX_SPAWN_SETSID out.
    #if canImport(Darwin)
    if group == .ownSession { flags |= 0x400 }
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
    if group == .ownSession { flags |= 0x80 }
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }

    for (target, source) in streams.enumerated() {
        if let source {
            posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
        } else {
            posix_spawn_file_actions_addopen(
                &actions, Int32(target), "/dev/null", target == 0 ? O_RDONLY : O_WRONLY, 0)
        }
    }
    #if os(Linux)
    CLibrary.addClosing(from: Int32(streams.count), to: &actions)
    #endif
    // The runner ignores or handles some signals; its children start with the defaults.
    var none = sigset_t()
    sigemptyset(&none)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGINT, SIGTERM, SIGPIPE, SIGHUP, SIGWINCH] {
        sigaddset(&defaults, signal)
    }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    func failure(_ code: Int32) -> ChildProcess.LaunchError {
        ChildProcess.LaunchError(
            executable: path, code: code,
            missingFolder: directory.flatMap { access($0, F_OK) == 0 ? nil : $0 })
    }
    if let directory {
        #if os(Linux)
        let code = CLibrary.addDirectory(directory, to: &actions)
        #else
        let code = posix_spawn_file_actions_addchdir_np(&actions, directory)
        #endif
        guard code == 0 else { throw failure(code) }
    }

    var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }

    inheritNiceness()
    var process: pid_t = 0
    let code = spawnLock.withLock { _ in
        posix_spawn(&process, path, &actions, &attributes, &argv, &envp)
    }
    guard code == 0 else { throw failure(code) }
    return process
}

/// Makes the calling thread as nice as the process, which is as nice as whoever called it. On Linux a child is as nice as the
/// thread that starts it, and Dispatch makes its threads as nice as their work, where it may: as root.
private func inheritNiceness() {
    #if os(Linux)
    let one = __priority_which_t(PRIO_PROCESS.rawValue)
    let wanted = getpriority(one, id_t(getpid()))
    if getpriority(one, 0) != wanted { _ = setpriority(one, 0, wanted) }
    #endif
}
