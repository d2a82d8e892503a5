import Foundation
import KataBase
import KataText

extension CompilerEngine {
    /// The compiler's account of a module whose code is another's, and on top of it the names that a text tells.
    package struct NamedModule {
        /// What it declares, down to what is internal: with the names as they stand in the text, and once more for each
        /// time that they were mended.
        package fileprivate(set) var readings: [[SymbolGraph]] = []
        /// Its errors, but for what declarations in a text lack, and for those that are there already.
        package fileprivate(set) var errors: [Diagnostic] = []
        /// The errors of the tests that lean on it, and on nothing else.
        package fileprivate(set) var errorsOfTests: [Diagnostic] = []

        package static let file = "Names.swift"
    }

    /// Compiles a setup's sources with some names on top, as far as to know what they declare.
    ///
    /// - Parameter isTested: whether the tests are compiled, too, as far as to know whether they compile.
    package func module(
        of setup: Setup, with names: String = "", isTested: Bool = false
    ) async throws -> NamedModule {
        try await cache.withScratch { scratch in
            let imports = try await imports(of: setup)
            let (chapter, suite) = compilations(of: setup, importing: imports)
            let file = scratch.appending(path: NamedModule.file)
            var told = ToldNames(names, imports: importLine(of: setup))
            var found = NamedModule()
            repeat {
                try Files.write(Data(told.text.utf8), to: file)
                let text = try SourceText.read([file])
                let needed = SupportModule.needed(by: setup.sources + text, in: workspace)
                let code = Compilation(
                    module: chapter.module, files: chapter.files + text,
                    imports: try await supportModules(needed, forTests: false))
                let graphs = scratch.appending(path: "graphs\(found.readings.count)")
                found.errors = try await errors {
                    try await frontend(
                        ["-emit-module", "-experimental-skip-non-inlinable-function-bodies", Self.goesOn]
                            + code.files.map(\.path)
                            + SymbolGraph.flags(writingTo: graphs, downTo: "internal"),
                        of: code, outputs: [scratch.appending(path: code.moduleFileName)])
                }
                found.readings.append(
                    Files.exists(graphs)
                        ? try Files.list(graphs).map {
                            try SymbolGraph(Files.data(graphs.appending(path: $0)))
                        } : [])
            } while told.mend(found.errors, in: file)
            found.errors.removeAll { error in Self.lacks.contains { error.message.contains($0) } }
            guard isTested, found.errors.isEmpty else { return found }

            var seen = imports.tests
            seen.folders.append(scratch)
            let tests = Compilation(
                module: suite.module, files: suite.files, flags: suite.flags, imports: seen)
            let errors = try await errors {
                try await frontend(
                    [Self.goesOn, "-typecheck"] + tests.files.map(\.path), of: tests, outputs: [])
            }
            found.errorsOfTests = setup.told(
                errors.filter { !$0.message.hasPrefix("allowing deserialization of invalid declaration") })
            return found
        }
    }

    /// Has the compiler write a module that has errors, and read it.
    private static let goesOn = "-experimental-allow-module-with-compiler-errors"

    /// The compiler's words for a declaration without what makes it one, and for one that is there already.
    private static let lacks = [
        "expected '{' in subscript", "requires a body",
        "must not contain stored properties", "declared inside an extension cannot have a wrapper",
        "does not conform to protocol", "prevents automatic synthesis of",
        "has no initializers", "is not concurrency-safe",
        "designated initializer cannot be declared in an extension",
        "invalid redeclaration of", "redundant conformance of",
    ]

    /// - Parameter compile: returns what the compiler says; it may be content although there are errors.
    private func errors(in compile: () async throws -> String) async throws -> [Diagnostic] {
        do { return Diagnostic.errors(in: try await compile()) } catch let errors as BuildErrors {
            return errors.list
        }
    }

    /// The imports for all that the names may speak of: the modules that the sources import, and those that the newest
    /// test does.
    private func importLine(of setup: Setup) -> String {
        let texts = setup.sources + setup.tests.filter { setup.isNew($0.path) }
        let modules = texts.importLines.compactMap { $0.prefixMatch(of: /import\s+(\w+)/)?.1 }
        let own: Set<Substring> = [
            "Testing", "XCTest", "TestSupport", "PaperUITesting", setup.moduleName[...],
        ]
        return Set(modules).subtracting(own).sorted().map { "import \($0)" }.joined(separator: "; ")
    }
}

extension ToldNames {
    /// - Returns: whether the text is another one by what the compiler says.
    fileprivate mutating func mend(_ errors: [Diagnostic], in file: URL) -> Bool {
        mend(
            errors.flatMap { error -> [(message: String, line: Int, column: Int)] in
                if error.file == file.path { return [(error.message, error.line ?? 0, error.column ?? 0)] }
                // Of two declarations of one name, one is the error, and the other one its note.
                return error.notes.filter { $0.file == file.path }.map { ($0.message, $0.line, $0.column) }
            })
    }
}
