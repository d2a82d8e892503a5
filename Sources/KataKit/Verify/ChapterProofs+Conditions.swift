import Foundation

extension ChapterProofs {
    /// What all other proofs lean on, up to the first that does not hold: those would fail, too, and not say why.
    var conditions: [Proof.Claim] {
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

    /// What nobody can do without, and what each file is for.
    private var missing: String? {
        let tests = "Tests/\(chapter.name)Tests"
        let solutions = "Solutions/\(chapter.name)"
        let present = (try? Files.list(workspace.testsFolder(of: chapter.name))) ?? []
        let starters = present.filter { !$0.contains("/") && !OwnTests.areIn($0) }.map(FileRole.init)
        var missing: [(path: String, what: String)] = []
        for step in text.steps {
            if step.isOwn {
                let path = "\(solutions)/Tests/MyStep\(step.number).swift"
                if !Files.exists(workspace.root.appending(path: path)) {
                    missing.append((path, "our test of step \(step.number), whose test is the learner's"))
                }
            } else if !starters.contains(.step(step.number)) {
                missing.append(("\(tests)/Step\(step.number)-….swift", "the test of step \(step.number)"))
            }
        }
        for step in 0...chapter.steps {
            let path = "\(solutions)/Step\(step)"
            let files = (try? Files.list(workspace.root.appending(path: path))) ?? []
            if !files.contains(where: { $0.hasSuffix(".swift") }) {
                missing.append(
                    (
                        "\(path)/….swift",
                        step == 0 ? "what the learner begins with" : "the solution of step \(step)"
                    ))
            }
        }
        if !Files.exists(workspace.root.appending(path: galleryPath)) {
            missing.append((galleryPath, "the bug gallery"))
        }
        guard !missing.isEmpty else { return nil }
        return
            (missing.map { "'\($0.path)' is missing: \($0.what)." }
            + [
                "Write what is new; git brings back what was there: git checkout -- \(missing.count == 1 ? missing[0].path.shown : "\(tests) \(solutions)"). \(Self.waiting)"
            ]).joined(separator: "\n  ")
    }

    // MARK: The tests' conditions

    private var unconditional: String? {
        // A folder that is not there is the benches' to report.
        for file in (try? TestSet.reference.files(of: chapter.name, in: workspace)) ?? [] {
            guard case .step(let step) = FileRole(path: file.path), let text = try? Files.text(file)
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
