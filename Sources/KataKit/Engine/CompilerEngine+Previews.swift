import Foundation

extension CompilerEngine {
    /// Builds a program from the chapter's sources and lets it draw the named states in them.
    ///
    /// - Throws: `KataError.noPreviews` where the sources name none; `.previewsFailed` where they do not
    ///   compile, cannot be drawn, or crash.
    func drawPreviews(of bench: Bench) async throws -> [DrawnState] {
        while true {
            do {
                return try await run(try await previewProgram(bench))
            } catch is SourceText.Changed {
                continue
            }
        }
    }

    private func previewProgram(_ bench: Bench) async throws -> URL {
        let sources = try SourceText.read(bench.sources)
        let types = PreviewTypes.names(in: sources)
        guard !types.isEmpty else {
            throw KataError.noPreviews(
                chapter: bench.chapter, folder: workspace.displayPath(bench.sourcesFolder.path))
        }
        do {
            return try await previewProgram(bench, sources, types)
        } catch let errors as BuildErrors {
            let error = errors.list[0]
            let isChapters = error.file.map { $0.hasPrefix(bench.sourcesFolder.path) } ?? false
            throw KataError.previewsFailed(
                isChapters
                    ? "\(bench.chapter) does not compile: \(workspace.displayPath(error.file ?? "")):\(error.line ?? 0): \(error.message). Mend that first: ./kata check"
                    : "The previews cannot be drawn: \(error.message). 'all' in \(types.joined(separator: " and ")) has to be a list of values with a 'name' and a 'view'."
            )
        }
    }

    private func previewProgram(_ bench: Bench, _ sources: [SourceText], _ types: [String]) async throws
        -> URL
    {
        let program = PreviewProgram(module: bench.moduleName, types: types).source
        var imports = try await supportModules(
            SupportModule.present(in: workspace).filter { $0.name == "PaperUI" }, forTests: false)
        let code = Code(module: bench.moduleName, files: sources, imports: imports)
        let chapter = try await objects(of: code)
        imports.folders.append(try await module(of: code).folder)

        let flags = imports.flags
        let linked = chapter + imports.objects
        return try await cache.product(key("previews", [program, code.hash])) {
            scratch in
            let file = scratch.appending(path: "Previews.swift")
            try Files.write(Data(program.utf8), to: file)
            try await swiftc(
                Self.languageFlags + flags + ["-module-name", "KataPreviews", file.path]
                    + ["-o", scratch.appending(path: "previews").path] + linked.map(\.path))
        }.appending(path: "previews")
    }

    private func run(_ program: URL) async throws -> [DrawnState] {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "kata-previews-\(getpid())-\(UInt32.random(in: 0...UInt32.max))")
        defer { try? FileManager.default.removeItem(at: folder) }
        do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
            throw KataError.unwritable(folder.path, reason: Files.reason(error))
        }
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let file = folder.appending(path: "states.json")
        let result: ChildProcess.Result
        do {
            result = try await ChildProcess.runDetached(
                program, [file.path], environment: environment, directory: workspace.root)
        } catch {
            throw KataError.engineFailed("The previews could not be started. \(error)")
        }
        guard result.succeeded, Files.exists(file) else {
            let words = String(decoding: result.standardError, as: UTF8.self).split(separator: "\n")
            let fatal = words.last { $0.contains("Fatal error") } ?? words.last ?? "they gave no reason"
            throw KataError.previewsFailed("The previews crashed: \(fatal). Mend that first: ./kata check")
        }
        return try JSONDecoder().decode([DrawnState].self, from: try Files.data(file))
    }
}
