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
        if !claims.contains(where: \.isBroken) {
            claims.append(result(.file, "the tests of a step come one at a time", disorder))
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
        guard otherSteps == nil, unconditional == nil, disorder == nil else { return 0 }
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

    /// The fault in the conditions of single tests, or in the text's names for them.
    private var disorder: String? {
        for file in (try? TestSet.reference.files(of: chapter.name, in: workspace)) ?? [] {
            guard let number = FileRole(path: file.path).step, let source = try? Files.text(file) else {
                continue
            }
            let path = workspace.displayPath(file.path)
            let order = TestOrder(source, step: number)
            if let fault = fault(of: order, in: source, at: number) { return "\(path):\(fault)" }
            guard let step = text.steps[safe: number - 1], !OwnTests.areIn(path), !path.contains("/Helpers/")
            else { continue }
            if let fault = fault(of: step, order) { return "\(textPath):\(fault)" }
        }
        return nil
    }

    private func fault(of order: TestOrder, in source: String, at step: Int) -> String? {
        let lines = source.linesBetweenFeeds.map(\.trimmed)
        let used = SourceText(path: "", bytes: Data(source.utf8)).testConditions
        let known = Set(
            (0...StepPlace.mostTests).dropFirst(2).map { StepPlace.condition(ofTest: $0, step: step) })
        if let stranger = used.subtracting(known).min() {
            let line = lines.firstIndex { $0.contains(stranger) } ?? 0
            return
                "\(line + 1): '\(stranger)' switches nothing on here. The second test stands inside '#if \(StepPlace.condition(ofTest: 2, step: step))', and at most \(StepPlace.mostTests) come."
        }
        let first = lines.firstIndex { $0.hasPrefix("#if STEP_\(step)_") } ?? 0
        if order.turns > 1, used.count != order.turns - 1 {
            return
                "\(first + 1): the numbers behind STEP_\(step)_ go from 2 to \(order.turns), without a gap."
        }
        for turn in 1...order.turns where order.turns > 1 {
            let tests = order.tests(ofTurn: turn)
            guard tests.isEmpty || turn < order.turns && tests.count > 1 else { continue }
            return
                "\(tests.last?.lines.lowerBound ?? first + 1): \(count(tests.count, "test")) would come as number \(turn). One comes at a time, and as the last one the rest."
        }
        let numbers = order.tests.map(\.turn)
        guard numbers == numbers.sorted() else {
            return
                "\(first + 1): the tests stand in another order than they come. Put them into the order of their numbers."
        }
        return nil
    }

    /// A Red names the test that it is about.
    private func fault(of step: StepText, _ order: TestOrder) -> String? {
        var last = 0
        for turn in step.turns {
            guard let number = turn.number(in: order), number <= order.turns else {
                return
                    "\(turn.line): step \(step.number) has no test '\(turn.title ?? "")'. Name it as in '### Red · everyLineCounts', or write '### Red · The rest'."
            }
            guard number > last else {
                return
                    "\(turn.line): '\(turn.heading)' is about a test that comes earlier. Put the Reds into the order of the tests."
            }
            last = number
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
