import Foundation
import KataBase
import KataKit
import KataText

/// That a step whose test is the learner's names the helpers that our test of it uses, so that a learner can write as good a
/// one: in a table below a line `**What your test may use**`.
struct HelperBoxProofs: AboutChapter {
    static let heading = "**What your test may use**"

    let subject: ProvenChapter

    /// None where no step of the chapter has such a table.
    var all: [Proof] {
        let steps = text.steps.filter { Self.box(in: $0.red) != nil }
        guard !steps.isEmpty else { return [] }
        return [
            Proof(chapter: chapter.name, title: "helpers", restsOn: chapter.steps) {
                let helpers = try HelperNames(of: chapter.name, in: workspace)
                return try text.steps.filter(\.isOwn).map { step in
                    result(
                        .file, "step \(step.number) names the helpers of our test",
                        try wrongBox(of: step, among: helpers))
                }
            }
        ]
    }

    private func wrongBox(of step: StepText, among helpers: HelperNames) throws -> String? {
        let place = "\(textPath):\(step.line):"
        let used = try used(inStep: step.number, among: helpers)
        let box = Self.box(in: step.red) ?? []
        let named = Set(box.flatMap(\.self))
        if let name = used.first(where: { !named.contains($0) }) {
            return
                "\(place) our test uses '\(name)' of \(helpers.places[name] ?? ""), and the step does not name it. Give it a row in the table below \(Self.heading)."
        }
        let stale = box.first { row in !row.contains(where: helpers.has) }
        return stale.map {
            "\(place) no helper is called '\($0.first ?? "")'. Name one that is there, or delete its row in the table below \(Self.heading)."
        }
    }

    /// The helpers that our test of a step uses, in the order of their names.
    private func used(inStep step: Int, among helpers: HelperNames) throws -> [String] {
        guard let path = try OwnTests.reference(of: step, chapter: chapter.name, in: workspace) else {
            return []
        }
        let test = try Files.text(workspace.root.appending(path: path))
        let folder = workspace.snapshotFolder(of: chapter.name, named: "Step\(step)")
        let own = try Files.list(folder).filter { $0.hasSuffix(".swift") }.reduce(into: Set()) {
            names, path in
            names.formUnion(HelperNames.declared(in: try Files.text(folder.appending(path: path))))
        }
        // Its own variables, and what stands before a colon, are no helpers.
        let locals = test.matches(of: /\b(?:let|var|for) \(?(\w+)(?:, (\w+))?|(\w+):/.inCode)
            .flatMap { [$0.1, $0.2, $0.3].compactMap(\.self) }.map(String.init)
        return Set(SwiftText(test).words).subtracting(own).subtracting(locals)
            .subtracting(HelperNames.declared(in: test)).filter { helpers.places[$0] != nil }.sorted()
    }

    /// The words in the first column of a step's table, row by row; nil where there is none.
    static func box(in markdown: String) -> [[String]]? {
        let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false).map(\.trimmed)
        guard let heading = lines.firstIndex(of: heading) else { return nil }
        let rows = lines[(heading + 1)...].drop { $0.isEmpty }.prefix { $0.hasPrefix("|") }.dropFirst(2)
        return rows.map { row in
            let cell = row.dropFirst().prefix { $0 != "|" }
            let code = cell.matches(of: /`([^`]+)`/).map(\.1).joined(separator: " ")
            return code.matches(of: /\w+/).map { String($0.output) }
        }
    }
}
