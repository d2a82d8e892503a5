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

    #if os(Linux)
    private static func parents() -> [(process: pid_t, parent: pid_t)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { name in
            // `4711 (a name) S 42 …`: the name may hold anything.
            guard let process = pid_t(name),
                let text = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .isoLatin1),
                let end = text.lastIndex(of: ")")
            else { return nil }
            let words = text[text.index(after: end)...].split(separator: " ")
            guard words.count > 1, words[0] != "Z", let parent = pid_t(words[1]) else { return nil }
            return (process, parent)
        }
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
