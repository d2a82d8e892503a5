import Foundation

extension ChapterProofs {
    /// What a fresh clone holds for the chapter.
    var files: Proof {
        Proof(chapter: chapter.name, title: "files") {
            [try stepCount(), try checksums(), try snapshots(), try starter(), try ownTests()]
        }
    }

    private func stepCount() throws -> Proof.Claim {
        let claim = "Package.swift and the text have the same steps"
        guard text.steps.count == chapter.steps else {
            let failure = "Package.swift says \(chapter.steps), \(textPath) has \(text.steps.count)."
            return result(.file, claim, failure)
        }
        return result(.file, claim, nil)
    }

    private func checksums() throws -> Proof.Claim {
        let tests = StarterTests(workspace: workspace, chapter: chapter.name)
        let failure =
            try tests.recorded() == tests.current()
            ? nil
            : "Solutions/\(chapter.name)/Tests.sha256 is not what the starter tests are. If they were changed on purpose, rewrite it with: ./kata verify \(chapter.number) --record"
        return result(.file, "the starter tests are as shipped", failure)
    }

    /// A folder that looks like a snapshot and that no proof ever opens.
    private func snapshots() throws -> Proof.Claim {
        let place = "Solutions/\(chapter.name)"
        let known =
            (0...chapter.steps).map { "Step\($0)" } + (1...chapter.steps).map { "Step\($0)-green" }
        let names = try Files.names(in: workspace.solutionsFolder(of: chapter.name))
        let stray = names.first { $0.lowercased().hasPrefix("step") && !known.contains($0) }
        return result(
            .file, "\(place) holds no other snapshot",
            stray.map {
                "'\(place)/\($0)' belongs to no step: \(chapter.name) has Step0 to Step\(chapter.steps), and a green before its refactor is called like 'Step\(chapter.steps)-green'. Rename the folder or delete it."
            })
    }

    private func starter() throws -> Proof.Claim {
        let claim = "Sources/\(chapter.name) is where the learner starts"
        do throws(KataError) {
            // What has no sources is nobody's work: SwiftPM refuses the whole package for it.
            _ = try Bench(
                chapter: chapter.name, step: 0, sourcesFolder: workspace.sourcesFolder(of: chapter.name),
                includesOwnTests: true, workspace: workspace)
        } catch {
            return result(.file, claim, error.description)
        }
        let work = try Work.read(chapter.name, in: workspace)
        let own = work.files[Work.ownTestsPath(of: chapter.name)]
        let start = try Work.snapshot("Step0", of: chapter.name, ownTests: own, in: workspace)
        return Proof.Claim(
            kind: .file, chapter: chapter.name, words: claim,
            finding: work == start
                ? .holds : .note("Sources/\(chapter.name) is not Step0: somebody's own work, left alone."))
    }

    private func ownTests() throws -> Proof.Claim {
        let file = workspace.testsFolder(of: chapter.name).appending(path: Bench.ownTestsName)
        let claim = "\(Bench.ownTestsName) is as shipped"
        guard Files.exists(file) else {
            return result(
                .file, claim,
                "'\(Work.ownTestsPath(of: chapter.name))' is missing. Bring it back with: ./kata reset \(chapter.number)"
            )
        }
        let isTemplate = try Files.data(file) == Data(OwnTests.template(for: chapter.name).utf8)
        return Proof.Claim(
            kind: .file, chapter: chapter.name, words: claim,
            finding: isTemplate
                ? .holds
                : .note("\(Work.ownTestsPath(of: chapter.name)) holds somebody's own tests, left alone."))
    }
}
