#if os(Linux)
import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataEngine
@testable import KataText

/// The wrong expectations of our chapters' tests: each fails on our last solution and on all others, however they are
/// written. `.ci/full` runs it with all chapters; `KATA_COUNTERCHECKS=Movies` with one.
@Suite(.serialized, .enabled(if: !chapters.isEmpty))
struct ChapterCountercheckTests {
    @Test(arguments: chapters)
    func `each wrong expectation is red at its own line on all sound solutions`(_ name: String) async throws {
        let workspace = try Repository.copy(of: name)
        let chapter = try #require(try Course(workspace).chapters.first { $0.name == name })
        let engine = CompilerEngine(workspace: workspace, toolchain: try FixtureWorkspace().toolchain())
        let limits = TimeLimits(build: .seconds(900), tests: .seconds(60))
        let sut = try Countercheck(of: chapter, in: workspace, by: engine, limits: limits)

        let proof = try await sut.proof(at: chapter.steps)

        #expect(proof.left == [], "what does not compile")
        let unproven = Set(sut.tests.changes.keys).subtracting(proof.red)
        #expect(unproven.count * 50 < proof.red.count, "\(unproven.sorted()) of \(proof.red.count)")
        let variants = try workspace.variants(of: name)
        #expect(variants.count > 1)
        for variant in variants {
            let finding = try await sut.finding(
                on: variant, at: chapter.steps, by: engine,
                in: workspace.gradeFolder.appending(path: variant.lastPathComponent))
            #expect(finding == Countercheck.Finding(count: proof.red.count), "\(variant.lastPathComponent)")
        }
    }
}

/// What `KATA_COUNTERCHECKS` names, or all chapters.
private let chapters: [String] = {
    let names = (ProcessInfo.processInfo.environment["KATA_COUNTERCHECKS"] ?? "").split(separator: " ")
    guard names == ["all"] else { return names.map(String.init) }
    return (try? Course(Workspace(root: Repository.root)).chapters.map(\.name)) ?? []
}()
#endif
