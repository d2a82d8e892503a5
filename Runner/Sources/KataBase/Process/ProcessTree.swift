import Foundation

/// The processes of the machine, by who started whom.
enum ProcessTree {
    /// The processes below one, its children's children too.
    static func descendants(of ancestor: pid_t) -> [pid_t] {
        let children = children()
        var found: [pid_t] = []
        var rest = children(ancestor)
        while let process = rest.popLast() {
            found.append(process)
            rest += children(process)
        }
        return found
    }

    /// The number of tasks below a process, and the memory that they have together, in bytes; nothing where the system
    /// does not tell.
    static func use(below ancestor: pid_t) -> (tasks: Int, memory: Int) {
        #if os(Linux)
        return descendants(of: ancestor).reduce(into: (0, 0)) { use, process in
            guard let words = status(at: "/proc/\(process)/stat", words: 22), words.count > 21 else { return }
            use.0 += Int(words[17]) ?? 0
            use.1 += (Int(words[21]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
        }
        #else
        return (0, 0)
        #endif
    }

    /// The time that all processes below one have worked, and those that they have outlived; nil where the system does
    /// not tell.
    static func work(below ancestor: pid_t) -> Duration? {
        #if os(Linux)
        let ticks = (descendants(of: ancestor) + [ancestor]).reduce(0) { sum, process in
            // Its own in the user's code and in the system's, and its children's that have ended.
            let words = status(at: "/proc/\(process)/stat", words: 15) ?? []
            return words.count > 14 ? sum + words[11...14].reduce(0) { $0 + (Int($1) ?? 0) } : sum
        }
        return .seconds(1) * ticks / Int(sysconf(Int32(_SC_CLK_TCK)))
        #else
        return nil
        #endif
    }

    /// The same of this process's children.
    static func workOfChildren() -> Duration? {
        #if os(Linux)
        let own = status(at: "/proc/self/stat", words: 15) ?? []
        guard let work = work(below: getpid()), own.count > 14 else { return nil }
        let ticks = own[11...12].reduce(0) { $0 + (Int($1) ?? 0) }
        return work - .seconds(1) * ticks / Int(sysconf(Int32(_SC_CLK_TCK)))
        #else
        return nil
        #endif
    }

    /// The text of one of the kernel's short files, which many are read of ten times a second.
    static func told(by path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
            let count = read(file, buffer.baseAddress, buffer.count)
            return count > 0
                ? String(decoding: UnsafeRawBufferPointer(rebasing: buffer[..<count]), as: UTF8.self) : nil
        }
    }

    #if os(Linux)
    /// Lists a process's children, by one look at all processes. What has ended and waits to be seen is left out.
    private static func children() -> (pid_t) -> [pid_t] {
        var children: [pid_t: [pid_t]] = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            guard let process = pid_t(name), let words = status(at: "/proc/\(process)/stat", words: 2),
                words.count > 1,
                words[0] != "Z", let parent = pid_t(words[1])
            else { continue }
            children[parent, default: []].append(process)
        }
        return { children[$0] ?? [] }
    }

    /// The words that proc(5) tells of a process or a thread, from its state on: so many, and the rest in one.
    static func status(at path: String, words count: Int) -> [Substring]? {
        // `4711 (a name) S 42 …`: the name may hold anything.
        guard let text = told(by: path),
            let end = text.utf8.lastIndex(of: UInt8(ascii: ")"))
        else { return nil }
        return text[text.index(after: end)...].split(separator: " ", maxSplits: count)
    }
    #else
    /// Lists a process's children, as libproc.h has it. Whether it answers with their number or with its bytes differs.
    private static func children() -> (pid_t) -> [pid_t] {
        { parent in
            var found = [pid_t](repeating: 0, count: mostChildren)
            let bytes = Int32(found.count * MemoryLayout<pid_t>.stride)
            guard proc_listchildpids(parent, &found, bytes) > 0 else { return [] }
            return found.filter { $0 > 0 }
        }
    }

    /// More than a test starts before it is stopped.
    private static let mostChildren = 4096
    #endif
}
