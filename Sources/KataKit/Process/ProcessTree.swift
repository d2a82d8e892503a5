import Foundation

/// Who started whom.
enum ProcessTree {
    /// The processes below one, its children's children too. What has ended and waits to be seen is left out.
    static func descendants(of ancestor: pid_t) -> [pid_t] {
        var children: [pid_t: [pid_t]] = [:]
        for (process, parent) in parents() { children[parent, default: []].append(process) }
        var found: [pid_t] = []
        var rest = children[ancestor] ?? []
        while let process = rest.popLast() {
            found.append(process)
            rest += children[process] ?? []
        }
        return found
    }

    /// How many tasks there are below a process, and how much memory they have together, in bytes; nothing where the
    /// system does not tell.
    static func use(below ancestor: pid_t) -> (tasks: Int, memory: Int) {
        #if os(Linux)
        return descendants(of: ancestor).reduce(into: (0, 0)) { use, process in
            guard let words = status(of: process, words: 22), words.count > 21 else { return }
            use.0 += Int(words[17]) ?? 0
            use.1 += (Int(words[21]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
        }
        #else
        return (0, 0)
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
    private static func parents() -> [(process: pid_t, parent: pid_t)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { name in
            guard let process = pid_t(name), let words = status(of: process, words: 2), words.count > 1,
                words[0] != "Z", let parent = pid_t(words[1])
            else { return nil }
            return (process, parent)
        }
    }

    /// What proc(5) tells of a process, from its state on: so many words, and the rest in one.
    private static func status(of process: pid_t, words count: Int) -> [Substring]? {
        // `4711 (a name) S 42 …`: the name may hold anything.
        guard let text = told(by: "/proc/\(process)/stat"),
            let end = text.utf8.lastIndex(of: UInt8(ascii: ")"))
        else { return nil }
        return text[text.index(after: end)...].split(separator: " ", maxSplits: count)
    }
    #else
    private static func parents() -> [(process: pid_t, parent: pid_t)] {
        let answer = try? ChildProcess.run(
            URL(fileURLWithPath: "/bin/ps"), ["-axo", "pid=,ppid=,state="], deadline: .seconds(1))
        return String(decoding: answer?.standardOutput ?? Data(), as: UTF8.self)
            .split(separator: "\n").compactMap { line in
                let words = line.split(separator: " ")
                guard words.count == 3, !words[2].hasPrefix("Z"), let process = pid_t(words[0]),
                    let parent = pid_t(words[1])
                else { return nil }
                return (process, parent)
            }
    }
    #endif
}
