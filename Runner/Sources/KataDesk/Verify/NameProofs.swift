import Foundation
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
        let snapshot = "Step\(step)"
        let setup = try Setup(
            chapter: chapter.name, step: step,
            sourcesFolder: workspace.existingSnapshotFolder(of: chapter.name, named: snapshot),
            tests: .reference, workspace: workspace)
        let compiler = try subject.engine.compiler(in: workspace, subject.environment)
        let code = compiler.compilations(of: setup, importing: try await compiler.imports(of: setup)).chapter
        do {
            let symbols = try await compiler.symbols(of: code, named: fence.body)
            return try Self.finding(fence.body, in: symbols, of: snapshot)
        } catch let errors as BuildErrors {
            return "\(snapshot) does not compile: \(errors.list[0].message.sentence) Mend it."
        }
    }

    /// That a learner who knows no more than the names can write our test of a step, if it is theirs: ours compiles with
    /// the step before, and with the names, whose bodies trap.
    ///
    /// - Returns: what our test uses that is neither there nor named; nil where it needs nothing else.
    func scarcity(ofStep step: Int) async throws -> String? {
        let before = "Step\(step - 1)"
        let setup = try Setup(
            chapter: chapter.name, step: step,
            sourcesFolder: workspace.existingSnapshotFolder(of: chapter.name, named: before),
            tests: .reference, workspace: workspace
        ).testing(onlyStep: step)
        let errors = try await subject.engine.compiler(in: workspace, subject.environment)
            .errors(of: setup, with: text.names(ofStep: step))
        if let error = errors.ofNames.first {
            let place = error.declaration.isEmpty ? "" : " '\(error.declaration)':"
            return
                "these names do not compile beside \(before):\(place) \(error.message). Write them as Swift declares them, without bodies."
        }
        return errors.ofTests.first.map { error in
            let problem = Check.Problem(error, of: setup, in: workspace)
            return
                "the names are not enough for our test: \(problem.message) (\(problem.place ?? before)). Write into a 'swift names' fence of the step what our test uses and \(before) does not have."
        }
    }

    /// - Returns: what is named that the snapshot does not declare, and what it declares in its place.
    static func finding(
        _ text: String, in symbols: CompilerEngine.NamedSymbols, of step: String
    ) throws -> String? {
        let mend = "Write the name as the snapshot has it."
        if let error = symbols.errors.first {
            return "these names do not compile with \(step): \(error.message). \(mend)"
        }
        let snapshot = try Declarations(graphs: symbols.module)
        let names = try Declarations(graphs: symbols.names, of: snapshot)
        guard let wanted = snapshot.missing(from: names) else {
            // Swift adds others by itself, to each as it likes.
            let conformance = names.conformances.subtracting(snapshot.conformances).sorted().first { pair in
                pair.split(separator: " ").last.map { text.contains($0) } ?? false
            }
            return conformance.map { "\(step) does not declare '\($0)'. \(mend)" }
        }
        let sentence = "\(step) does not declare '\(wanted.text)'\(Self.place(wanted))."
        guard let near = snapshot.nearest(to: wanted) else { return "\(sentence) \(mend)" }
        if near.shape != wanted.shape {
            let place = near.owner == wanted.owner ? "" : Self.place(near)
            return
                "\(sentence) The nearest is '\(near.text)'\(place): \(wanted.difference(from: near)). \(mend)"
        }
        return near.owner.isEmpty
            ? "\(sentence) It stands in no type. Write it outside of 'extension \(wanted.owner) { }'."
            : "\(sentence) It stands in '\(near.owner)'. Write it inside 'extension \(near.owner) { }'."
    }

    private static func place(_ declaration: Declarations.Declaration) -> String {
        declaration.owner.isEmpty ? "" : " in '\(declaration.owner)'"
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
