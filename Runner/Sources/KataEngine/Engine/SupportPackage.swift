import Foundation
import KataBase
import KataText

/// The package of the modules that all chapters lean on, which SwiftPM builds once for all of them: into one static library,
/// since each chapter is a package of its own, and a package that it depended on would be built within it.
struct SupportPackage: SwiftPMPackage {
    let modules: [SupportModule]
    let package: LinkedPackage
    /// The paths of its sources, with what the file system knows of each without reading it. There are many, and they are
    /// asked for at every check.
    let stamps: [String]

    static let product = "Support"

    /// - Parameter modules: those that are to be built.
    init(of modules: [SupportModule], in workspace: Workspace) throws(KataError) {
        self.modules = modules
        package = LinkedPackage(
            Self.product, in: workspace,
            links: modules.map { ($0.name, workspace.sourcesFolder(of: $0.name)) })
        var stamps: [String] = []
        for link in package.links {
            let files = try Files.list(link.target).filter { $0.hasSuffix(".swift") }
            stamps += files.map { Self.stamp(of: link.target.appending(path: $0).path) }
        }
        self.stamps = stamps
    }

    /// A digest of them.
    var digest: String {
        var hash = SHA256()
        for stamp in stamps { hash.update(part: stamp) }
        return hash.finish()
    }

    /// A file's path, size and time. (Foundation's attributes name the owner, too, which is looked up at each file.)
    static func stamp(of path: String) -> String {
        var status = stat()
        guard lstat(path, &status) == 0 else { return path }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return "\(path) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
    }

    /// - Parameter built: what was built here before.
    /// - Returns: what is to be built now.
    func write(after built: BuiltTexts) throws(KataError) -> BuiltTexts {
        var built = built
        let names = modules.map(\.name.literal).joined(separator: ", ")
        let targets = modules.map { module in
            let needs = module.dependencies.map(\.literal).joined(separator: ", ")
            return
                ".target(name: \(module.name.literal), dependencies: [\(needs)], path: \(module.name.literal))"
        }
        let manifest = LinkedPackage.manifest([
            LinkedPackage.list(
                "products", [".library(name: \(Self.product.literal), type: .static, targets: [\(names)])"]),
            LinkedPackage.list("targets", targets),
        ])
        built.take(manifest: manifest, paths: stamps)
        try package.write(manifest: manifest)
        return built
    }

    /// The modules that they import besides each other.
    func imports() throws(KataError) -> [String] {
        var texts: [SourceText] = []
        for link in package.links { texts += try Setup.sources(in: link.target) }
        let lines = texts.flatMap {
            String(decoding: $0.bytes, as: UTF8.self).linesBetweenFeeds.filter { $0.contains("import ") }
        }
        let names = lines.compactMap { $0.prefixMatch(of: /(?:@\w+ )?import (?:[a-z]+ )?([A-Z]\w*)/)?.1 }
        return Set(names.map(String.init)).subtracting(modules.map(\.name)).sorted()
    }

    /// The facts about the modules that a package needs which leans on them.
    struct Products: Codable, Equatable, Sendable {
        /// The folder of SwiftPM's products; nil where nothing was built.
        var folder: URL?
        /// The digests of what it was built from, by the modules' names.
        var modules: [String: String] = [:]
        /// The modules that they import besides each other.
        var imports: [String] = []

        /// A file of a program that the modules are linked into. On Linux the compiler tells the linker which libraries an object
        /// needs, and of a library's objects it does not know. Some modules are there on a Mac alone, and some on Linux alone.
        var importingFile: String {
            imports.map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()
        }

        /// For the compiler. Of SwiftPM's two build systems one puts the modules into a folder of their own.
        var swiftSettings: [String] {
            guard let folder else { return [] }
            return Self.flags([folder.appending(path: "Modules"), folder].flatMap { ["-I", $0.path] })
        }

        /// For the linker, which takes all of the library: a conformance that is looked up at run time has no name by which
        /// the linker would miss it.
        var linkerSettings: [String] {
            guard let folder else { return [] }
            let library = folder.appending(path: "lib\(SupportPackage.product).a").path
            #if canImport(Darwin)
            let words = ["-force_load", library]
            #else
            let words = ["--whole-archive", library, "--no-whole-archive"]
            #endif
            return Self.flags(words.flatMap { ["-Xlinker", $0] })
        }

        private static func flags(_ words: [String]) -> [String] {
            [".unsafeFlags([\(words.map(\.literal).joined(separator: ", "))])"]
        }
    }
}
