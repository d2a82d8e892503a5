import Foundation
import KataBase
import KataEngine
import KataKit
import KataText

extension Call {
    /// The grader of a chapter's copies, and how many it grades at once.
    ///
    /// - Throws: where other people's code cannot be locked up, and is not trusted.
    func grader(
        of chapter: Chapter, in scratch: URL, judges: Bool, counterchecks: Bool, trusts: Bool, isAgain: Bool,
        copyLimit: Duration
    ) async throws -> (grader: Grader, width: Int) {
        let text = try chapter.agreeingText()
        let canJudge = try engines.name() == .compiler
        guard trusts || canJudge else {
            let advice =
                engines.asked == nil ? " (./kata doctor --settle may find that it is not needed here)" : ""
            throw Self.noSandbox("SwiftPM runs programs of a package\(advice)")
        }
        // SwiftPM passes over files in a hidden folder, such as the one that copies are put into.
        if judges, !canJudge {
            console.printError(
                "The learners' own tests are not judged: SwiftPM does not find them where they are.")
        }
        let judges = judges && canJudge
        let sandbox = trusts ? nil : try sandbox()
        let whole = try engines.engine()
        let engine = whole.sideBySide
        try await engine.prepare(for: try workspace.texts(of: chapter.name))
        let canary = canJudge ? try Canary(of: chapter.name, in: scratch) : nil
        if let canary { try await compileTests(of: chapter, and: canary, by: whole) }
        let countercheck =
            counterchecks && canJudge
            ? try Countercheck(of: chapter, in: workspace, by: whole, limits: limits) : nil
        let basis = GradeBasis(
            chapter: chapter, workspace: workspace, judges: judges, isCounterchecked: countercheck != nil,
            isTrusted: trusts, limits: limits)
        let grader = Grader(
            chapter: chapter, text: text, workspace: workspace, engine: engine, sandbox: sandbox,
            scratch: scratch, limits: limits, copyLimit: copyLimit, judges: judges, environment: environment,
            basis: try basis.digest(with: try await engine.fingerprint()),
            known: GradeStore(folder: workspace.gradeFolder, isRead: !isAgain),
            canary: canary, countercheck: countercheck, likeness: Likeness(of: chapter, in: workspace))
        return (grader, engine.setupsAtOnce)
    }

    private func sandbox() throws(KataError) -> Sandbox {
        let folder = try engines.toolchain().folder(environment: environment)
        do throws(Sandbox.Missing) {
            return try Sandbox.find(toolchain: folder, hiding: [workspace.root], environment: environment)
        } catch { throw Self.noSandbox(error.reason) }
    }

    private static func noSandbox(_ reason: String) -> KataError {
        KataError(
            "\(reason), and what was handed in is another person's program.",
            next: "\(Sandbox.installation()), or run it with your own rights: --trust"
        )
    }

    /// A test to which a copy looks as our solution does is not compiled for it. That saves time and nothing else: what is
    /// missing here, or does not compile, is told where it is needed.
    private func compileTests(
        of chapter: Chapter, and canary: Canary, by engine: any Engine
    ) async throws {
        guard let engine = engine as? CompilerEngine,
            let folder = try? workspace.existingSnapshotFolder(
                of: chapter.name, named: "Step\(chapter.steps)"),
            let setup = try? Setup(
                chapter: chapter.name, step: chapter.steps, sourcesFolder: folder, tests: .reference,
                workspace: workspace)
        else { return }
        try await engine.compileTests(of: setup.testing(setup.tests + [canary.text], as: .reference))
    }
}

/// The conditions of rows besides their copies.
struct GradeBasis {
    let chapter: Chapter
    let workspace: Workspace
    let judges: Bool
    let isCounterchecked: Bool
    let isTrusted: Bool
    let limits: TimeLimits

    /// Counts up where rows are found otherwise.
    private static let version = 6

    func digest(with fingerprint: String) throws -> String {
        var hash = SHA256()
        let words = [
            "grade", String(Self.version), chapter.name, String(chapter.steps), String(judges),
            String(isCounterchecked), String(isTrusted),
            String(limits.tests.seconds), String(limits.build.seconds), fingerprint,
        ]
        for word in words { hash.update(part: word) }
        var folders = [workspace.testsFolder(of: chapter.name)]
        // Our tests of the learners' steps are below it.
        folders.append(workspace.solutionsFolder(of: chapter.name).appending(path: judges ? "" : "Tests"))
        for folder in folders where Files.exists(folder) {
            for path in try Files.list(folder) where !OwnTests.areIn(path) || folder != folders[0] {
                hash.update(part: path)
                hash.update(part: try Files.data(folder.appending(path: path)))
            }
        }
        hash.update(part: try Files.data(chapter.textFile))
        return hash.finish()
    }
}
