import Foundation

#if os(Linux)
/// Functions of the C library that Swift's module of it leaves out, found by their names.
enum CLibrary {
    /// Makes the calling process the parent of all that its children leave behind (prctl(2)).
    static func becomeSubreaper() {
        typealias Function = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
        let setChildSubreaper: Int32 = 36
        guard let prctl: Function = function("prctl") else { return }
        _ = prctl(setChildSubreaper, 1, 0, 0, 0)
    }

    /// Sends a signal to one thread of another process; glibc 2.30 has it.
    static func send(_ signal: Int32, to thread: pid_t, of process: pid_t) {
        typealias Function = @convention(c) (pid_t, pid_t, Int32) -> Int32
        let tgkill: Function? = function("tgkill")
        _ = tgkill?(process, thread, signal)
    }

    /// Gives a spawned process its directory; glibc 2.29 and musl 1.1.24 have it.
    ///
    /// - Returns: an error's number, or 0.
    static func addDirectory(
        _ directory: String, to actions: UnsafeMutablePointer<posix_spawn_file_actions_t>
    ) -> Int32 {
        typealias Function =
            @convention(c) (
                UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>
            ) -> Int32
        guard let add: Function = function("posix_spawn_file_actions_addchdir_np") else { return ENOSYS }
        return add(actions, directory)
    }

    /// Closes all descriptors of a spawned process from a number on; glibc 2.34 has it. Elsewhere those stay open that
    /// the parent process has left to us.
    static func addClosing(from number: Int32, to actions: UnsafeMutablePointer<posix_spawn_file_actions_t>) {
        typealias Function =
            @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
        let add: Function? = function("posix_spawn_file_actions_addclosefrom_np")
        _ = add?(actions, number)
    }

    private static func function<Function>(_ name: String) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: Function.self) }
    }
}
#endif
