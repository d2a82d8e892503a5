import Foundation
import KataBase
import KataEngine
import KataKit
import KataText
import KataWork

/// The proofs that what the text shows is there: code, sketches, differences, names.
struct FenceProofs: AboutChapter {
    let subject: ProvenChapter

    /// The fences that show code; the recorded outputs are proven with their steps.
    var all: [Proof] { shownCode + steps(withoutNames: text.steps.filter(\.isOwn)) }

    private var shownCode: [Proof] {
        text.fences.compactMap { fence in
            switch fence.kind {
            case .file(let path):
                proof(of: fence, "\(path) holds the excerpt") {
                    try Excerpt.fault(of: fence.body, naming: path, in: await files(of: path, shownBy: fence))
                }
            case .names: proof(ofNames: fence)
            case .sketch: proof(of: fence, "the sketch parses") { try await sketch(fence) }
            case .diff(let from, let to):
                proof(of: fence, "\(from)..\(to) changes this") {
                    try await difference(fence, from: from, to: to)
                }
            case .outputRed, .outputGreen, .outputOurs, .other: nil
            }
        }
    }

    private func proof(
        of fence: Fence, _ claim: String, check: @escaping @Sendable () async throws -> String?
    ) -> Proof {
        Proof(chapter: chapter.name, title: "\(textPath):\(fence.line)", restsOn: fence.step ?? 0) {
            let failure = try await check()
            return [result(.fence, claim, failure.map { "\(textPath):\(fence.line): \($0)" })]
        }
    }

    /// The proofs of own steps that list no names: whoever writes such a step's test has to do with what the step
    /// before has.
    private func steps(withoutNames own: [StepText]) -> [Proof] {
        own.filter { step in !text.fences.contains { $0.kind == .names && $0.step == step.number } }.map {
            step in
            Proof(chapter: chapter.name, title: "step \(step.number), names", restsOn: step.number) {
                let failure = try await NameProofs(subject: subject).scarcity(ofStep: step.number)
                return [
                    result(
                        .fence, "our test of step \(step.number) needs no names",
                        failure.map { "\(textPath):\(step.line): \($0)" })
                ]
            }
        }
    }

    /// The names are there, and where the step's test is the learner's, our test needs no others.
    private func proof(ofNames fence: Fence) -> Proof {
        Proof(chapter: chapter.name, title: "\(textPath):\(fence.line)", restsOn: fence.step ?? 0) {
            let place = "\(textPath):\(fence.line)"
            if let failure = try await NameProofs(subject: subject).missing(from: fence) {
                return [result(.fence, "the snapshot has the names", "\(place): \(failure)")]
            }
            let isFirst = text.fences.first { $0.kind == .names && $0.step == fence.step } == fence
            guard let step = fence.step, isFirst, text.steps[safe: step - 1]?.isOwn ?? false,
                let failure = try await NameProofs(subject: subject).scarcity(ofStep: step)
            else { return [result(.fence, "the snapshot has the names", nil)] }
            return [result(.fence, "the names are enough for our test", "\(place): \(failure)")]
        }
    }

    /// In a step, a file of the learner's is the snapshot's: that of the step's Green, or that of its end; and as far as the
    /// step's tests come one at a time, that of the listings up to there.
    private func files(of path: String, shownBy fence: Fence) async throws -> [URL] {
        let prefix = "Sources/\(chapter.name)/"
        guard let step = fence.step, path.hasPrefix(prefix) else {
            return [workspace.root.appending(path: path)]
        }
        var folders = ["Step\(step)-green", "Step\(step)"].map {
            workspace.snapshotFolder(of: chapter.name, named: $0)
        }
        if let states = try states(of: fence), let turn = states.turn(of: fence), turn < states.order.turns {
            folders.insert(try await states.folder(with: try states.all()[turn]), at: 0)
        }
        return folders.map { $0.appending(path: String(path.dropFirst(prefix.count))) }
    }

    private func states(of fence: Fence) throws(KataError) -> ListedStates? {
        guard let step = fence.step.flatMap({ text.steps[safe: $0 - 1] }) else { return nil }
        return try ListedStates(of: step, subject: subject)
    }

    /// A fragment may be a file, the members of a type or the body of a function.
    private func sketch(_ fence: Fence) async throws -> String? {
        let shapes = [fence.body, "struct Sketch {\n\(fence.body)\n}", "func sketch() {\n\(fence.body)\n}"]
        var words = ""
        for shape in shapes {
            let parsed = try await parse(shape)
            if parsed.isEmpty { return nil }
            if words.isEmpty { words = parsed }
        }
        return "the sketch does not parse: \(words)."
    }

    private func parse(_ source: String) async throws -> String {
        let folder = try Files.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "main.swift")
        try Files.write(Data(source.utf8), to: file)
        guard let swiftc = Executable.find("swiftc", environment: subject.environment) else {
            throw KataError.noSwift
        }
        let parsed = try await ChildProcess.runDetached(
            swiftc, ["-frontend", "-parse", "-swift-version", "6", "-diagnostic-style", "llvm", file.path])
        if parsed.succeeded { return "" }
        let errors = Diagnostic.errors(in: String(decoding: parsed.standardError, as: UTF8.self))
        return errors.first?.message ?? "it is not Swift"
    }

    private func difference(_ fence: Fence, from: String, to: String) async throws -> String? {
        var folders: [URL] = []
        do {
            for name in [from, to] { folders.append(try await folder(named: name, for: fence)) }
        } catch let fault as ListedStates.Fault { return fault.words }
        // What was made by putting the listing in is what it says.
        if try states(of: fence)?.turn(named: to) != nil { return nil }
        for (name, folder) in zip([from, to], folders) where !Files.exists(folder) {
            return "there is no snapshot '\(name)'. Correct the fence's first line."
        }
        let lines = fence.body.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.contains(where: { $0.hasPrefix("+") || $0.hasPrefix("-") }) else {
            return "no line of it starts with + or -, so it shows no change."
        }
        let whole = try SolutionDiff(workspace: workspace, environment: subject.environment).text(
            from: folders[0], to: folders[1], chapter: chapter.name, context: 100_000)
        guard Excerpt(Self.changes(fence.body)).stands(in: Self.changes(whole))
        else {
            return
                "this is not what changed from \(from) to \(to). Compare with: git diff --no-index Solutions/\(chapter.name)/\(from) Solutions/\(chapter.name)/\(to)"
        }
        return nil
    }

    /// A snapshot, or the code after a test of the fence's step: "Step2.1".
    private func folder(named name: String, for fence: Fence) async throws -> URL {
        guard let states = try states(of: fence), let turn = states.turn(named: name),
            let code = try states.all()[safe: turn]
        else { return workspace.snapshotFolder(of: chapter.name, named: name) }
        return try await states.folder(with: code)
    }

    /// A diff's lines without its headers, which say nothing that the two names have not said, and without the
    /// indentation behind the signs.
    private static func changes(_ diff: String) -> String {
        diff.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("--- ") && !$0.hasPrefix("+++ ") }
            .map { line in
                if line.hasPrefix("@@") { return "…" }
                guard let sign = line.first, sign == "+" || sign == "-" else { return String(line) }
                return "\(sign)\(line.dropFirst().drop { $0.isWhitespace })"
            }
            .joined(separator: "\n")
    }
}
