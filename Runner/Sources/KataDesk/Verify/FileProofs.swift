import Foundation
import KataBase
import KataEngine
import KataText

/// That a fresh clone holds what the chapter needs, and nothing that no proof opens.
struct FileProofs: AboutChapter {
    let subject: ProvenChapter

    var all: [Proof] { [checksums, files] }

    private var files: Proof {
        Proof(chapter: chapter.name, title: "files") {
            [
                try snapshots(), try starter(), try ownTests(), try ownSteps(),
            ] + renamings()
        }
    }

    private var checksums: Proof {
        Proof(chapter: chapter.name, title: "checksums", restsOn: chapter.steps) { [try unchanged()] }
    }

    private func unchanged() throws -> Proof.Claim {
        let tests = StarterTests(workspace: workspace, chapter: chapter.name)
        let failure =
            try tests.recorded() == tests.current()
            ? nil
            : "Solutions/\(chapter.name)/Tests.sha256 is not what the starter tests are. If they were changed on purpose, rewrite it with: ./kata verify \(chapter.number) --record"
        return result(.file, "the starter tests are as shipped", failure)
    }

    /// The steps that had another title in a version that readers may have, as far as git knows: the one that a change is
    /// compared with (`KATA_BASE`, as `.ci/run` has it), or the last commit.
    private func renamings() -> [Proof.Claim] {
        let base = ProcessInfo.processInfo.environment["KATA_BASE"] ?? "HEAD"
        guard
            let before = Git.answer(
                to: ["show", "\(base):./\(textPath)"], in: workspace.root, environment: subject.environment)
        else { return [] }
        let old = Renumbering.Heading.all(in: String(decoding: before, as: UTF8.self).withLineFeeds)
        let new = text.steps.map(\.title)
        let renumbering = Renumbering(
            from: old, to: text.steps.map { .init(title: $0.title, isOwn: $0.isOwn) })
        return old.enumerated().filter { !new.contains($1.title) }.map { index, heading in
            let now =
                renumbering.number(of: index + 1).map { "and is called '\(new[$0 - 1])' now" }
                ?? "and no step is called so now"
            return Proof.Claim(
                kind: .file, chapter: chapter.name, words: "the steps have the titles that they had",
                finding: .note(
                    "\(chapter.name): step \(index + 1) was called '\(heading.title)' in \(base), \(now). A reader's work follows the title of its step: see that it has to be another one."
                ))
        }
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
            // What has no sources is not the learner's work: SwiftPM refuses the whole package for it.
            _ = try Setup(
                chapter: chapter.name, step: 0, sourcesFolder: workspace.sourcesFolder(of: chapter.name),
                tests: .present, workspace: workspace)
        } catch {
            return result(.file, claim, error.description)
        }
        let work = try Work.read(chapter.name, in: workspace)
        let start = try Work.snapshot("Step0", of: chapter.name, ownTests: work.ownTests, in: workspace)
        return Proof.Claim(
            kind: .file, chapter: chapter.name, words: claim,
            finding: work == start
                ? .holds : .note("Sources/\(chapter.name) is not Step0: somebody's own work, left alone."))
    }

    private func ownTests() throws -> Proof.Claim {
        let claim = "the learner's test files are as shipped"
        let shipped = try OwnTests.shipped(for: chapter.name, in: workspace)
        let present = try Work.read(chapter.name, in: workspace).ownTests
        if let missing = shipped.keys.sorted().first(where: { present[$0] == nil }) {
            return result(
                .file, claim,
                "'\(missing)' is missing. Bring it back with: ./kata reset \(chapter.number)")
        }
        let others = present.keys.sorted().filter { present[$0]?.plainText != shipped[$0]?.plainText }
        // Its first lines come from ours: whoever changes those changes the stub.
        if let stale = others.first(where: { present[$0].map(OwnTests.isStub) ?? false }) {
            return result(
                .file, claim,
                "'\(stale)' has no test and is not what goes with ours, so it counts as somebody's. Bring it back with: ./kata reset \(chapter.number)"
            )
        }
        return Proof.Claim(
            kind: .file, chapter: chapter.name, words: claim,
            finding: others.first.map { .note("\($0) holds somebody's own tests, left alone.") } ?? .holds)
    }

    /// A test of ours for which there is no step: nothing would ever run it.
    private func ownSteps() throws -> Proof.Claim {
        let place = "Solutions/\(chapter.name)/Tests"
        let folder = workspace.root.appending(path: place)
        let link = workspace.helpersLink(of: chapter.name)
        let files = Files.exists(folder) ? try Files.list(folder) : []
        let known = text.steps.filter(\.isOwn).map { "MyStep\($0.number).swift" } + [link.lastPathComponent]
        let stray = files.first { !known.contains($0) }
        var failure = stray.map {
            "'\(place)/\($0)' belongs to no step whose test is the learner's. Delete it, or say so below the step's heading: *10 minutes, and the test is yours*"
        }
        let helpers = "Tests/\(chapter.name)Tests/Helpers"
        if failure == nil, !files.isEmpty, Files.exists(workspace.root.appending(path: helpers)),
            link.real != workspace.root.appending(path: helpers).real
        {
            failure =
                "'\(place)/Helpers' is no link to '\(helpers)', which our tests share. Make it with: ln -sfn ../../../\(helpers) \(place)/Helpers"
        }
        return result(.file, "every test of ours is of a step whose test is the learner's", failure)
    }
}
