import Foundation
import KataBase
import KataText

/// A small change of sources that are known, such as a bug in the last snapshot.
///
/// The chapter becomes a library, and the tests a program that loads it. As long as nothing else leans on what was changed,
/// everything is still good but that file: a change costs one compile, a link and the run, and other tests cost one
/// program for all changes.
extension CompilerEngine {
    /// - Returns: nil where this way is not open: others may lean on what was changed, a file came or went, or the system
    ///   loads its libraries otherwise.
    func programOfSmallChange(
        of setup: Setup, importing imports: SetupImports
    ) async throws -> TestProgram? {
        #if os(Linux) && !DARWIN_BRANCHES
        guard let changed = setup.changed, !changed.isEmpty else { return nil }
        let (chapter, suite) = compilations(of: setup, importing: imports)
        let origin = Compilation(
            module: chapter.module, files: setup.origin, isStrict: chapter.isStrict, imports: imports.chapter)
        guard let copy = try await library(of: chapter, changing: changed, of: origin) else { return nil }
        let loader = try await known.program([origin.hash, suite.hash], in: cache) {
            let objects = try await objects(ofTests: suite, of: origin)
            return try await program(
                objects + imports.tests.objects + [try await library(of: origin)], of: setup,
                importing: imports, as: .loader)
        }
        let folder = copy.deletingLastPathComponent()
        return TestProgram(
            program: loader, environment: ["LD_LIBRARY_PATH": folder.path], reading: [folder])
        #else
        return nil
        #endif
    }

    /// The origin as it is.
    private func library(of code: Compilation) async throws -> URL {
        if isHosts(code) { return try await host.library(of: code) }
        let objects = try await objects(of: code)
        let product = try await cache.product(key("library", code)) { scratch in
            try await link(objects, of: code, into: scratch)
        }
        return product.appending(path: LinkedKind.libraryName)
    }

    /// - Parameter changed: the places of the changed files among all.
    /// - Returns: nil where others may lean on what was changed.
    private func library(
        of code: Compilation, changing changed: [Int], of origin: Compilation
    ) async throws -> URL? {
        if isHosts(code) { return try await host.library(of: code, changing: changed, of: origin) }
        let product = try await cache.product(key("library", [origin.hash, code.hash])) { scratch in
            try await compileWithOutlines(changed.map { code.files[$0] }, of: code, into: scratch)
            var linked = try await objects(of: origin)
            var looksTheSame = true
            for index in changed {
                let file = code.files[index]
                if try await outline(of: file, in: scratch) != outline(of: origin.files[index], of: origin) {
                    looksTheSame = false
                }
                linked[index] = code.object(of: file, in: scratch)
            }
            try code.files.checkUnchanged()
            if !looksTheSame {
                // Whoever comes next finds neither a library, nor a reason to compile this again.
                guard try await surface(of: code) == surface(of: origin) else { return }
            }
            try await link(linked, of: code, into: scratch)
        }
        let library = product.appending(path: LinkedKind.libraryName)
        return Files.exists(library) ? library : nil
    }

    private func link(_ objects: [URL], of code: Compilation, into folder: URL) async throws {
        try await link(
            objects, importing: [code.imports.key] + code.files.importLines,
            as: folder.appending(path: LinkedKind.libraryName), .library)
    }

    /// The part of a file that others see.
    private func outline(of file: SourceText, of code: Compilation) async throws -> Data {
        let product = try await cache.product(key("outline", [code.hash, file.path])) { scratch in
            try await compileWithOutlines([file], of: code, into: scratch)
        }
        return try outline(of: file, in: product)
    }

    private func outline(of file: SourceText, in folder: URL) throws -> Data {
        try Files.data(outlineFile(of: file, in: folder))
    }

    private func outlineFile(of file: SourceText, in folder: URL) -> URL {
        folder.appending(path: file.name + "module")
    }

    private func compileWithOutlines(
        _ files: [SourceText], of code: Compilation, into folder: URL
    ) async throws {
        let others = code.files.filter { !files.contains($0) }
        try await frontend(
            ["-c"] + files.flatMap { ["-primary-file", $0.path] } + others.map(\.path)
                + files.flatMap { ["-emit-module-path", outlineFile(of: $0, in: folder).path] }, of: code,
            outputs: files.map { code.object(of: $0, in: folder) })
    }

    private func surface(of code: Compilation) async throws -> VisibleInterface? {
        try await moduleForTests(ofKnown: code).surface()
    }
}

extension Setup {
    /// The places of the sources that are not as in their origin; nil where files came or went, or there is none.
    fileprivate var changed: [Int]? {
        guard origin.map(\.name) == sources.map(\.name) else { return nil }
        return sources.indices.filter { sources[$0].bytes != origin[$0].bytes }
    }
}
