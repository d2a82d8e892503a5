import Foundation
import KataBase
import KataEngine
import KataKit
import KataText

/// The code of a step as its text writes it down, a test at a time: the step before with the listings of each Green.
struct ListedStates: AboutChapter {
    let subject: ProvenChapter
    let step: StepText
    let order: TestOrder

    /// A chapter's files by their paths below its folder.
    typealias Code = [String: String]

    /// A listing that cannot be put into the code before it.
    struct Fault: Error {
        let line: Int
        let words: String
    }

    /// - Returns: nil for a step whose tests come at once.
    init?(of step: StepText, subject: ProvenChapter) throws(KataError) {
        guard let order = try subject.order(of: step.number), order.turns > 1 else { return nil }
        (self.subject, self.step, self.order) = (subject, step, order)
    }

    /// - Returns: the code before the first turn, and after each but the last one.
    /// - Throws: `Fault`; `KataError` where a snapshot cannot be read.
    func all() throws -> [Code] {
        var states = [try code(ofSnapshot: "Step\(step.number - 1)")]
        for turn in 1..<order.turns { states.append(try code(after: turn, from: states[turn - 1])) }
        return states
    }

    /// A folder with that code; the same one for the same code.
    func folder(with code: Code) async throws -> URL {
        var hash = SHA256()
        for (path, text) in code.sorted(by: { $0.key < $1.key }) {
            hash.update(part: path)
            hash.update(part: text)
        }
        let name = "sources"
        let product = try await subject.cache.product("listed-\(hash.finish().prefix(32))") { scratch in
            try Files.write(code, to: scratch.appending(path: name))
        }
        return product.appending(path: name)
    }

    /// The turn of a name like "Step2.1"; nil for any other name, as a snapshot's.
    func turn(named name: String) -> Int? {
        name.wholeMatch(of: /Step(\d+)\.(\d+)/).flatMap { Int($0.1) == step.number ? Int($0.2) : nil }
    }

    /// The turn that a fence of the step's text is about.
    func turn(of fence: Fence) -> Int? { fence.turn.flatMap { step.turns[safe: $0] }?.number(in: order) }

    private func code(ofSnapshot name: String) throws(KataError) -> Code {
        let folder = try workspace.existingSnapshotFolder(of: chapter.name, named: name)
        var code: Code = [:]
        for path in try Files.list(folder) { code[path] = try Files.text(folder.appending(path: path)) }
        return code
    }

    private func code(after turn: Int, from before: Code) throws -> Code {
        let prefix = "Sources/\(chapter.name)/"
        var code = before
        for fence in text.fences where fence.step == step.number && self.turn(of: fence) == turn {
            switch fence.kind {
            case .file(let path) where path.hasPrefix(prefix):
                let name = String(path.dropFirst(prefix.count))
                let isWhole = code[name] == nil || fence.body.hasPrefix("import ")
                guard isWhole, !Excerpt(fence.body).isCut else { continue }
                code[name] = fence.body + "\n"
            case .diff(_, "Step\(step.number)"), .diff(_, "Step\(step.number)-green"):
                if case .diff(_, let name) = fence.kind { code = try self.code(ofSnapshot: name) }
            case .diff(let from, let to):
                let names = [
                    "\(turn == 1 ? "Step\(step.number - 1)" : "Step\(step.number).\(turn - 1)")",
                    "Step\(step.number).\(turn)",
                ]
                guard [from, to] == names else {
                    throw Fault(
                        line: fence.line,
                        words:
                            "this is the listing of test \(turn) of step \(step.number). Call it: diff \(names[0])..\(names[1])"
                    )
                }
                try apply(fence, to: &code)
            default: continue
            }
        }
        return code
    }

    /// Puts each piece of a diff where the lines that it takes away and leaves stand.
    private func apply(_ fence: Fence, to code: inout Code) throws(Fault) {
        var lines = fence.body.linesBetweenFeeds
        var file: String?
        if let name = lines.first?.firstMatch(of: /^--- (?:[ab]\/)?(\S+)/)?.1 {
            file = String(name)
            lines.removeFirst(lines.dropFirst().first?.hasPrefix("+++ ") == true ? 2 : 1)
        }
        for piece in lines.split(whereSeparator: { $0.trimmed == "…" }) {
            let old = piece.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) }
            let new = piece.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) }
            var places: [(file: String, start: Int)] = []
            for (path, text) in code where file.map({ $0 == path }) ?? true {
                let lines = text.linesBetweenFeeds
                places += lines.indices.filter { lines[$0...].starts(with: old) }.map { (path, $0) }
            }
            guard places.count == 1, !old.isEmpty else {
                let first = old.first { !$0.trimmed.isEmpty } ?? ""
                throw Fault(
                    line: fence.line,
                    words: places.isEmpty
                        ? "the lines from '\(first.trimmed)' on do not stand in the code before this listing, with this indentation."
                        : "the lines from '\(first.trimmed)' on stand in the code before this listing \(places.count) times. Show more of what is around them, or name the file in a first line: --- a/Film.swift"
                )
            }
            var lines = code[places[0].file]?.linesBetweenFeeds ?? []
            lines.replaceSubrange(places[0].start..<places[0].start + old.count, with: new)
            code[places[0].file] = lines.joined(separator: "\n")
        }
    }
}
