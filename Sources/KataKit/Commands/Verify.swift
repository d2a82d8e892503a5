import Foundation

extension Runner {
    /// `./kata verify`: proves that every step is red before it is solved and green after, that the texts show
    /// what is there, and that the tests catch the bugs of the gallery.
    ///
    /// Without a chapter, the pages that are no chapter's are proven, too.
    ///
    /// - Parameter record: first rewrite the recorded outputs and the starter tests' checksums.
    func verify(_ query: String?, json: Bool, record: Bool) async throws -> Status {
        let course = try course()
        let chapters = try query.map { query in [try course.chapter(query)] } ?? course.chapters
        let pages = query == nil ? try PageProofs(workspace: workspace).all() : []
        if record {
            for chapter in chapters { try StarterTests(workspace: workspace, chapter: chapter.name).record() }
            let recorder = OutputRecorder()
            _ = try await prove(chapters, and: [], recorder: recorder)
            let count = try recorder.write()
            console.printError("Recorded; outputs changed: \(count). Now proving what is there.")
        }
        let results = try await prove(chapters, and: pages, recorder: OutputRecorder())
        let report = VerifyReport(results: results, chapters: chapters, style: style)
        if json { try console.print(json: report) } else { console.print(report.text) }
        return report.failed == 0 ? .done : .red
    }

    private func prove(
        _ chapters: [Chapter], and pages: [Proof], recorder: OutputRecorder
    ) async throws -> [Proof.Result] {
        let engine = try engine(jobs: 1)
        try await engine.prepare()
        var proofs: [Proof] = []
        for chapter in chapters {
            proofs +=
                ChapterProofs(
                    chapter: chapter, text: try chapter.text(), workspace: workspace, engine: engine,
                    environment: environment, limits: limits, recorder: recorder
                ).all
        }
        proofs += pages
        var progress = ProgressBar(total: proofs.count, console: console)
        // SwiftPM allows one build at a time in a build folder.
        let width = engine.name == "package" ? 1 : ProcessInfo.processInfo.activeProcessorCount
        let results = try await inOrder(proofs, atOnce: width) { proof in
            do { return try await proof.run() } catch let error as KataError {
                return [
                    Proof.Result(
                        kind: .file, chapter: proof.chapter, claim: proof.title,
                        finding: .broken(error.description))
                ]
            }
        } onEach: { proof in
            progress.advance(proof.title)
        }
        progress.finish()
        return results.flatMap(\.self)
    }
}

/// Works on all items, so many at once, and gives the results in the items' order.
private func inOrder<Item: Sendable, Value: Sendable>(
    _ items: [Item], atOnce width: Int, _ work: @escaping @Sendable (Item) async throws -> Value,
    onEach: (Item) -> Void
) async throws -> [Value] {
    try await withThrowingTaskGroup(of: (Int, Value).self) { group in
        var values: [Int: Value] = [:]
        var waiting = items.indices.makeIterator()
        let add = { (group: inout ThrowingTaskGroup<(Int, Value), any Error>) in
            guard let index = waiting.next() else { return }
            group.addTask { (index, try await work(items[index])) }
        }
        for _ in 0..<width { add(&group) }
        while let (index, value) = try await group.next() {
            values[index] = value
            onEach(items[index])
            add(&group)
        }
        return items.indices.compactMap { values[$0] }
    }
}
