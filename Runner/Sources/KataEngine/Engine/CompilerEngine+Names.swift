import Foundation
import KataBase
import KataText

extension CompilerEngine {
    /// The symbol graphs of a module's declarations, and of a text that names some of them once more without bodies.
    package struct NamedSymbols {
        /// Symbol graphs, down to what is internal.
        package let module: [Data]
        package let names: [Data]
        /// The errors in the text besides the missing bodies.
        package let errors: [Diagnostic]
    }

    /// - Parameter doubles: types in types that the module has, too. Which of the two is meant the compiler cannot tell, so
    ///   those of the text are called otherwise while it looks.
    package func symbols(
        of code: Compilation, named text: String, doubles: Set<String> = []
    ) async throws -> NamedSymbols {
        let found = try await symbols(of: code, naming: text, doubles)
        let ambiguous = found.errors.compactMap { error in
            error.message.wholeMatch(of: /'(\w+)' is ambiguous for type lookup in this context/)?.1
        }
        let all = doubles.union(ambiguous.map(String.init))
        return all == doubles ? found : try await symbols(of: code, named: text, doubles: all)
    }

    private func symbols(
        of code: Compilation, naming text: String, _ doubles: Set<String>
    ) async throws -> NamedSymbols {
        let text = try doubles.reduce(text) {
            $0.replacing(try Regex("\\b\($1)\\b").inCode, with: $1 + Self.mark)
        }
        return try await cache.withScratch { scratch in
            let folders = ["module", "names"].map { scratch.appending(path: $0) }
            let flags = folders.map { SymbolGraph.flags(writingTo: $0, downTo: "internal") }
            try await emitModule(
                of: code, skipping: "-experimental-skip-non-inlinable-function-bodies", into: scratch,
                flags: flags[0])
            let file = scratch.appending(path: "Names.swift")
            let imports = ["@testable import \(code.module)"] + code.files.importLines
            try Files.write(Data("\(imports.joined(separator: "\n"))\n\(text)\n".utf8), to: file)
            var seen = code.imports
            seen.folders.append(scratch)
            let names = Compilation(module: "Names", files: try SourceText.read([file]), imports: seen)
            var errors: [Diagnostic]
            do {
                errors = Diagnostic.errors(
                    in: try await frontend(
                        ["-emit-module", file.path, "-experimental-allow-module-with-compiler-errors"]
                            + flags[1], of: names,
                        outputs: [scratch.appending(path: names.moduleFileName)]))
            } catch let failure as BuildErrors { errors = failure.list }
            return NamedSymbols(
                module: try graphs(in: folders[0]), names: try graphs(in: folders[1]),
                errors: errors.filter { error in
                    !Self.missingBodies.contains { error.message.contains($0) }
                })
        }
    }

    /// - Returns: none where the compiler did not come to write any.
    private func graphs(in folder: URL) throws -> [Data] {
        guard Files.exists(folder) else { return [] }
        return try Files.list(folder).map { name in
            Data(try Files.text(folder.appending(path: name)).replacing(Self.mark, with: "").utf8)
        }
    }

    private static let mark = "_named"

    /// The compiler's words for a declaration without what makes it one.
    private static let missingBodies = [
        "expected '{' in body of function declaration", "expected '{' to start getter definition",
        "expected '{' in subscript", "requires a body", "must not contain stored properties",
        "does not conform to protocol",
        "has no initializers", "requires an initializer expression", "is not concurrency-safe",
        "designated initializer cannot be declared in an extension",
    ]
}
