import Foundation
import KataBase
import KataText

extension CompilerEngine {
    /// The compiler's errors in a step's names, and in tests that lean on them.
    package struct NameErrors {
        /// In the names, with the declaration.
        package var ofNames: [(declaration: String, message: String)] = []
        package var ofTests: [Diagnostic] = []
    }

    /// Compiles a setup's tests as far as to know whether they compile, with sources that have some names on top, and
    /// nothing else.
    package func errors(of setup: Setup, with names: StepNames) async throws -> NameErrors {
        try await cache.withScratch { scratch in
            let imports = try await imports(of: setup)
            let (chapter, suite) = compilations(of: setup, importing: imports)
            let file = scratch.appending(path: "Names.swift")
            let head = importLine(of: setup)
            var stubs = NameStubs(names)
            while true {
                try Files.write(Data("\(head)\n\(stubs.text)\n".utf8), to: file)
                let stub = try SourceText.read([file])
                let needed = SupportModule.needed(by: setup.sources + stub, in: workspace)
                let code = Compilation(
                    module: chapter.module, files: chapter.files + stub,
                    imports: try await supportModules(needed, forTests: false))
                do {
                    try await emitModule(
                        of: code, skipping: "-experimental-skip-non-inlinable-function-bodies", into: scratch)
                    break
                } catch let errors as BuildErrors {
                    if stubs.mend(errors.list, in: file) { continue }
                    return NameErrors(
                        ofNames: errors.list.map { error in
                            let place = (line: (error.line ?? 0) - 1, column: error.column ?? 0)
                            let isHere = error.file == file.path
                            let words = isHere ? stubs.words(line: place.line, column: place.column) : nil
                            return (words ?? "", error.message)
                        })
                }
            }
            var seen = imports.tests
            seen.folders.append(scratch)
            let tests = Compilation(
                module: suite.module, files: suite.files, flags: suite.flags, imports: seen)
            do {
                try await frontend(["-typecheck"] + tests.files.map(\.path), of: tests, outputs: [])
            } catch let errors as BuildErrors { return NameErrors(ofTests: setup.told(errors.list)) }
            return NameErrors()
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

extension NameStubs {
    /// - Returns: whether the text is another one by what the compiler says.
    fileprivate mutating func mend(_ errors: [Diagnostic], in file: URL) -> Bool {
        let remarks = errors.flatMap { error -> [(message: String, line: Int, column: Int)] in
            if error.file == file.path { return [(error.message, error.line ?? 0, error.column ?? 0)] }
            // Of two declarations of one name, either may be the error, and the other one its note.
            return error.notes.filter { $0.file == file.path }.map { ($0.message, $0.line, $0.column) }
        }
        // The imports stand in the first line.
        return mend(remarks.map { ($0.message, $0.line - 1, $0.column) })
    }
}
