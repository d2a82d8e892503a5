import Foundation
import KataBase
import KataEngine
import KataKit
import KataText
import KataWork

/// That the names which a step's text gives are there, and are enough for our test.
struct NameProofs: AboutChapter {
    let subject: ProvenChapter

    /// The declarations that a text names, in the snapshot of its step.
    func missing(from fence: Fence) async throws -> String? {
        guard let step = fence.step else { return "names belong to a step. Move the fence into one." }
        let compiler = try subject.engine.compiler(in: workspace, subject.environment)
        let snapshot = try await compiler.module(of: setup(ofStep: step, on: step))
        if let error = snapshot.errors.first {
            return "Step\(step) does not compile: \(error.message.sentence) Mend it."
        }
        let names = try await compiler.module(of: setup(ofStep: step, on: step - 1), with: fence.body)
        return fault(of: names, beside: step - 1)
            ?? Self.finding(names, told: fence.body, in: snapshot, of: "Step\(step)")
    }

    /// That a learner who knows no more than the names can write our test of a step, if it is theirs: ours compiles with
    /// the step before, and with the names.
    ///
    /// - Returns: what our test uses that is neither there nor named; nil where it needs nothing else.
    func scarcity(ofStep step: Int) async throws -> String? {
        let before = try setup(ofStep: step, on: step - 1).testing(onlyStep: step)
        let names = try await subject.engine.compiler(in: workspace, subject.environment)
            .module(of: before, with: text.toldNames(ofStep: step), isTested: true)
        if let fault = fault(of: names, beside: step - 1) { return fault }
        return names.errorsOfTests.first.map { error in
            let problem = Check.Problem(error, of: before, in: workspace)
            return
                "the names are not enough for our test: \(problem.message) (\(problem.place ?? "Step\(step - 1)")). Write into a 'swift names' fence of the step what our test uses and Step\(step - 1) does not have."
        }
    }

    /// A step's tests over the snapshot of a step.
    private func setup(ofStep step: Int, on snapshot: Int) throws -> Setup {
        try Setup(
            chapter: chapter.name, step: step,
            sourcesFolder: workspace.existingSnapshotFolder(of: chapter.name, named: "Step\(snapshot)"),
            tests: .reference, workspace: workspace)
    }

    private func fault(of names: CompilerEngine.NamedModule, beside step: Int) -> String? {
        names.errors.first.map { error in
            let line = error.excerpt.map { " '\($0.trimmed)':" } ?? ""
            return
                "these names do not compile beside Step\(step):\(line) \(error.message). Write them as Swift declares them, without bodies."
        }
    }

    /// - Returns: what is named that the snapshot does not declare, and what it declares in its place.
    static func finding(
        _ names: CompilerEngine.NamedModule, told text: String, in snapshot: CompilerEngine.NamedModule,
        of step: String
    ) -> String? {
        let symbols = snapshot.readings.joined().flatMap(\.symbols)
        let known = Set(symbols.map(\.identity))
        let readings = names.readings.map {
            $0.flatMap(\.symbols).written(in: CompilerEngine.NamedModule.file)
        }
        // As it was mended, a declaration may be what it was meant to be.
        let proven = readings.joined().filter { known.contains($0.identity) }
        let mend = "Write the name as the snapshot has it."
        if let wanted = readings.first?.first(where: { name in !proven.contains { $0.isAnother(of: name) } })
        {
            let sentence = "\(step) does not declare '\(wanted.words)'\(wanted.whose)."
            guard let near = symbols.nearest(to: wanted) else { return "\(sentence) \(mend)" }
            let place = near.owner == wanted.owner ? "" : near.owner.isEmpty ? " in no type" : near.whose
            return "\(sentence) The nearest is '\(near.words)'\(place). \(mend)"
        }
        // Swift adds others by itself, to each as it likes.
        let conformance = (names.readings.last ?? []).conformances
            .subtracting(snapshot.readings.flatMap(\.self).conformances).sorted()
            .first { pair in pair.split(separator: " ").last.map { text.contains($0) } ?? false }
        return conformance.map { "\(step) does not declare '\($0)'. \(mend)" }
    }
}

extension [SymbolGraph] {
    /// "Event: Hashable"
    fileprivate var conformances: Set<String> {
        let paths = Dictionary(
            flatMap(\.symbols).map { ($0.id, $0.path.joined(separator: ".")) }, uniquingKeysWith: { $1 })
        return Set(
            flatMap(\.relations).filter { $0.kind == "conformsTo" }.compactMap { relation in
                // "Swift.Equatable"
                let other = relation.targetFallback?.split(separator: ".").last.map(String.init)
                guard let type = paths[relation.source], let goal = paths[relation.target] ?? other else {
                    return nil
                }
                return "\(type): \(goal)"
            })
    }
}

extension [SymbolGraph.Symbol] {
    /// Those that stand in a file, in its order, without what Swift adds to a type: that stands where the type does.
    fileprivate func written(in file: String) -> Self {
        let own = filter { $0.place.file == file }.sorted { $0.place < $1.place }
        let types = own.filter(\.isType).map(\.position)
        return own.filter { $0.kind != "swift.init" || !types.contains($0.position) }
    }

    /// The one that may have been meant: of the same name, or of nearly the same.
    fileprivate func nearest(to wanted: Element) -> Element? {
        let alike = filter { $0.baseName == wanted.baseName }
        if let near = alike.first(where: { $0.owner == wanted.owner }) ?? alike.first { return near }
        let known = filter { $0.owner == wanted.owner }
        let title = Spelling.nearest(to: wanted.title, among: known.map(\.title))
        return known.first { $0.title == title }
    }
}

extension SymbolGraph.Symbol {
    /// The compiler's name for all that is declared alike, which of a case says no labels.
    fileprivate var identity: [String] { [id, title] }

    fileprivate var position: [Int] { [place.line, place.column] }

    fileprivate var owner: String { path.dropLast().joined(separator: ".") }

    /// " in 'Editor'"
    fileprivate var whose: String { owner.isEmpty ? "" : " in '\(owner)'" }

    /// "func problem(for id: Line.ID) -> String?", without attributes in front.
    fileprivate var words: String {
        fragments.drop { $0.kind == "attribute" || $0.spelling.trimmed.isEmpty }.map(\.spelling).joined()
            .replacing(/\s*\{[^{}]*\}\s*$/, with: "").replacing(/\s+/, with: " ").trimmed
    }

    /// True for the same declaration in another reading of the text.
    fileprivate func isAnother(of other: Self) -> Bool {
        place.line == other.place.line && path == other.path && kind == other.kind
    }
}

extension Engine {
    /// The engine that can tell of declarations.
    func compiler(in workspace: Workspace, _ environment: [String: String]) throws -> CompilerEngine {
        if let engine = self as? CompilerEngine { return engine }
        return CompilerEngine(
            workspace: workspace,
            toolchain: try .find(environment: environment, in: workspace.root, cache: workspace.cacheFolder))
    }
}
