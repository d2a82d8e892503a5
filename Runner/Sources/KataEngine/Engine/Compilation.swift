import Foundation
import KataBase
import KataText

/// A module's texts and what they are compiled with.
package struct Compilation: Sendable {
    let module: String
    package let files: [SourceText]
    /// On top of those that every module is compiled with.
    let flags: [String]
    /// True where a warning is an error.
    let isStrict: Bool
    let imports: Imports
    /// True for a file whose text is switched off, so that it takes no time to compile.
    let isOff: @Sendable (_ path: String) -> Bool
    /// True for a file that goes first: where it does not compile, the others are not waited for.
    let isNew: @Sendable (_ path: String) -> Bool
    /// True for a file that is compiled with the optimiser.
    let isOptimised: @Sendable (_ path: String) -> Bool
    /// A hash of all that it compiles to depends on, but for the compiler.
    let hash: String

    init(
        module: String, files: [SourceText], flags: [String] = [], isStrict: Bool = false, imports: Imports,
        isOff: @escaping @Sendable (_ path: String) -> Bool = { _ in false },
        isNew: @escaping @Sendable (_ path: String) -> Bool = { _ in false },
        isOptimised: @escaping @Sendable (_ path: String) -> Bool = { _ in false }
    ) {
        self.module = module
        self.files = files
        self.flags = flags
        self.isStrict = isStrict
        self.imports = imports
        self.isOff = isOff
        self.isNew = isNew
        self.isOptimised = isOptimised
        var hash = SHA256()
        for word in [module, imports.key, isStrict ? "strict" : ""] + flags { hash.update(part: word) }
        for file in files {
            hash.update(part: file.path)
            hash.update(part: file.digest)
            if isOptimised(file.path) { hash.update(part: "optimised") }
        }
        self.hash = hash.finish()
    }

    /// The same without its other files.
    func only(_ file: SourceText) -> Compilation {
        Compilation(module: module, files: [file], flags: flags, isStrict: isStrict, imports: imports)
    }

    /// A compilation for each file, of all that its object depends on but the imports of the others: its own text, the
    /// text of every file that it may lean on, and what these see of the module that they test. Whether a warning is an
    /// error changes nothing about an object.
    func parts(of module: Module) throws -> [Compilation] {
        let outlines = files.map(Outline.init)
        let surface = try module.surface()
        return files.dependencies(of: outlines).map { seen in
            let texts = seen.map { files[$0] }
            let conditions = flags.filter { flag in
                !flag.hasPrefix("-D") || texts.contains { $0.mentions(String(flag.dropFirst(2))) }
            }
            var imports = imports
            imports.key += surface?.seen(by: seen.map { outlines[$0] }) ?? module.interface
            return Compilation(module: self.module, files: texts, flags: conditions, imports: imports)
        }
    }

    /// The same with one more module to import.
    func importing(_ module: Module) -> Compilation {
        var imports = imports
        imports.folders.append(module.folder)
        imports.key += module.interface
        return Compilation(
            module: self.module, files: files, flags: flags, isStrict: isStrict, imports: imports,
            isOff: isOff, isNew: isNew, isOptimised: isOptimised)
    }

    var moduleFileName: String { "\(module).swiftmodule" }

    /// The place of a file's object in a folder.
    func object(of file: SourceText, in folder: URL) -> URL {
        folder.appending(path: SHA256.hex(file.path.utf8).prefix(16) + ".o")
    }

    /// Some of its files in batches for about so many jobs at once, which take about the same time: those that are
    /// optimised by themselves, and the new ones on top of the first.
    func batches(_ count: Int, of files: [SourceText]) -> [Batch] {
        let kinds = [files.filter { !isOptimised($0.path) }, files.filter { isOptimised($0.path) }]
            .filter { !$0.isEmpty }
        return kinds.flatMap { evenBatches(max(1, count / kinds.count), of: $0) }
    }

    private func evenBatches(_ count: Int, of files: [SourceText]) -> [Batch] {
        var batches = Array(repeating: (size: 0, batch: Batch()), count: count)
        let sized = files.map { (isNew: isNew($0.path), size: isOff($0.path) ? 0 : $0.effort, file: $0) }
        for (isNew, size, file) in sized.sorted(by: {
            ($0.isNew ? 1 : 0, $0.size, $0.file.path) > ($1.isNew ? 1 : 0, $1.size, $1.file.path)
        }) {
            let chosen = isNew ? 0 : batches.indices.min { batches[$0].size < batches[$1].size }!
            batches[chosen].size += size
            if isNew {
                batches[chosen].batch.new.append(file)
            } else {
                batches[chosen].batch.rest.append(file)
            }
        }
        return batches.map(\.batch)
    }

    /// Files that are compiled by one job, the new ones before the rest.
    struct Batch: Sendable {
        var new: [SourceText] = []
        var rest: [SourceText] = []
    }
}

/// The modules that a compilation imports.
struct Imports: Sendable {
    var folders: [URL] = []
    var objects: [URL] = []
    var key = ""

    var flags: [String] { folders.flatMap { ["-I", $0.path] } }

    /// The names of the products that hold them.
    var products: Set<String> {
        Set((folders + objects.map { $0.deletingLastPathComponent() }).map(\.lastPathComponent))
    }
}

/// A module as those see it who import it.
package struct Module: Sendable {
    let folder: URL
    /// A hash of everything but the bodies of its functions.
    let interface: String

    init(of code: Compilation, in folder: URL) throws {
        self.folder = folder
        let file = folder.appending(path: code.moduleFileName)
        interface = String(SHA256.hex(try Files.data(file)).prefix(32))
    }

    /// Its interface, declaration by declaration, as its tests see it; nil where that is not known.
    func surface() throws -> VisibleInterface? {
        guard VisibleInterface.isKnown else { return nil }
        return try JSONDecoder().decode(
            VisibleInterface.self, from: try Files.data(folder.appending(path: VisibleInterface.fileName)))
    }
}

/// The compiler's errors about some code.
package struct BuildErrors: Error {
    package let list: [Diagnostic]

    /// - Throws: the errors of all that failed, in the order of the text; what is no error of the code comes first.
    static func check(_ results: [Result<Void, any Error>]) throws {
        var list: [Diagnostic] = []
        var seen: Set<Diagnostic> = []
        for result in results {
            do { try result.get() } catch let errors as BuildErrors {
                list += errors.list.filter { !seen.contains($0) }
                seen.formUnion(errors.list)
            }
        }
        guard list.isEmpty else { throw BuildErrors(list: Diagnostic.inOrder(list)) }
    }
}
