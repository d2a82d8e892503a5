import Foundation
import KataBase
import KataEngine
import KataText

/// The conditions that all other proofs of a chapter lean on.
struct Conditions: AboutChapter {
    let subject: ProvenChapter

    /// Up to the first that does not hold: the other proofs would fail, too, and not say why.
    var claims: [Proof.Claim] {
        var claims = [
            result(.file, "Package.swift and the text have the same steps", otherSteps)
        ]
        if !claims[0].isBroken { claims.append(result(.file, "every step has its files", missing)) }
        if !claims.contains(where: \.isBroken) {
            claims.append(result(.file, "every starter test waits for its step", unconditional))
        }
        return claims
    }

    private static let waiting = "The chapter's other proofs wait for that."

    private var otherSteps: String? {
        guard text.steps.count != chapter.steps else { return nil }
        return
            "Package.swift:\(chapter.line): \(chapter.name) has 'of: \(chapter.steps)', and \(textPath) has \(count(text.steps.count, "step")). Set it to 'of: \(text.steps.count)', or write the step. \(Self.waiting)"
    }

    // MARK: Files

    /// A file that the chapter cannot do without.
    private struct MissingFile {
        let path: String
        /// The purpose of it.
        let what: String
        /// The first step that cannot be proven without it.
        let step: Int
    }

    private var missingFiles: [MissingFile] {
        let tests = "Tests/\(chapter.name)Tests"
        let solutions = "Solutions/\(chapter.name)"
        let present = (try? Files.list(workspace.testsFolder(of: chapter.name))) ?? []
        let starters = present.filter { !$0.contains("/") && !OwnTests.areIn($0) }.map(FileRole.init)
        var missing: [MissingFile] = []
        for step in text.steps {
            let (number, ours) = (step.number, "\(solutions)/Tests/MyStep\(step.number).swift")
            if step.isOwn, !Files.exists(workspace.root.appending(path: ours)) {
                let what = "our test of step \(number), whose test is the learner's"
                missing.append(MissingFile(path: ours, what: what, step: number))
            } else if !step.isOwn, !starters.contains(.step(number)) {
                let path = "\(tests)/Step\(number)-….swift"
                missing.append(MissingFile(path: path, what: "the test of step \(number)", step: number))
            }
        }
        for step in 0...chapter.steps {
            let path = "\(solutions)/Step\(step)"
            let files = (try? Files.list(workspace.root.appending(path: path))) ?? []
            guard !files.contains(where: { $0.hasSuffix(".swift") }) else { continue }
            let what = step == 0 ? "what the learner begins with" : "the solution of step \(step)"
            missing.append(MissingFile(path: "\(path)/….swift", what: what, step: max(1, step)))
        }
        if !Files.exists(workspace.root.appending(path: subject.galleryPath)) {
            missing.append(
                MissingFile(path: subject.galleryPath, what: "the bug gallery", step: chapter.steps + 1))
        }
        return missing
    }

    /// The last step that can be proven with the files that are there; 0 where the conditions do not allow any.
    var lastWhole: Int {
        guard otherSteps == nil, unconditional == nil else { return 0 }
        return (missingFiles.map(\.step).min() ?? chapter.steps + 1) - 1
    }

    private var missing: String? {
        let missing = missingFiles
        guard !missing.isEmpty else { return nil }
        if Git.lacks(
            ["Tests/\(chapter.name)Tests", "Solutions/\(chapter.name)"], in: workspace.root,
            environment: subject.environment)
        {
            return (missing.map { "'\($0.path)' is missing: \($0.what)." } + ["Write it. \(Self.waiting)"])
                .joined(separator: "\n  ")
        }
        let places =
            missing.count == 1
            ? missing[0].path.shown : "Tests/\(chapter.name)Tests Solutions/\(chapter.name)"
        return
            (missing.map { "'\($0.path)' is missing: \($0.what)." }
            + [
                "Write what is new; git brings back what was there: git checkout -- \(places). \(Self.waiting)"
            ])
            .joined(separator: "\n  ")
    }

    // MARK: The tests' conditions

    private var unconditional: String? {
        // A folder that is not there is the setups' to report.
        for file in (try? TestSet.reference.files(of: chapter.name, in: workspace)) ?? [] {
            guard let step = FileRole(path: file.path).step, let text = try? Files.text(file)
            else { continue }
            let lines = text.linesBetweenFeeds.map(\.trimmed)
            let first = lines.firstIndex { !$0.isEmpty && !$0.hasPrefix("//") } ?? 0
            let condition = "#if STEP_\(step)"
            guard lines[first].split(separator: " ").prefix(2).joined(separator: " ") != condition else {
                continue
            }
            return
                "\(workspace.displayPath(file.path)):\(first + 1): the file does not begin with '\(condition)', so its tests do not wait for step \(step). Make '\(condition)' its first line and '#endif' its last. \(Self.waiting)"
        }
        return nil
    }
}

extension String {
    /// Without a part that stands for any name.
    fileprivate var shown: String {
        contains("…") ? split(separator: "/").dropLast().joined(separator: "/") : self
    }
}
