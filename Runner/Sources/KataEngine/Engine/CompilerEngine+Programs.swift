import Foundation
import KataBase
import KataText

extension CompilerEngine {
    package func build(_ program: String, beside setup: Setup, into folder: URL) async throws -> URL {
        try Files.copy(try await build(program, setup), to: folder)
    }

    private func build(_ program: String, _ setup: Setup) async throws -> URL {
        let texts = setup.sources + [SourceText(path: "", bytes: Data(program.utf8))]
        let needed = SupportModule.needed(by: texts, in: workspace)
        var imports = try await supportModules(needed, forTests: false)
        let code = Compilation(module: setup.moduleName, files: setup.sources, imports: imports)
        let chapter = try await objects(of: code)
        imports.folders.append(try await moduleFolder(of: code))

        let name = PreviewDrawing.programName
        let flags = imports.flags + setup.stepFlags
        let linked = chapter + imports.objects
        return try await cache.product(key("previews", [program, code.hash] + setup.stepFlags)) { scratch in
            let file = scratch.appending(path: "\(name).swift")
            try Files.write(Data(program.utf8), to: file)
            try await swiftc(
                Self.languageFlags + flags + ["-module-name", name, file.path]
                    + ["-o", scratch.appending(path: name).path] + linked.map(\.path))
        }.appending(path: name)
    }
}
