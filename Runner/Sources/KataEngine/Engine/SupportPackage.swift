import Foundation
import KataBase
import KataText

/// The package of the modules that all chapters lean on, which SwiftPM builds once for all of them: into one static library,
/// since each chapter is a package of its own, and a package that it depended on would be built within it.
struct SupportPackage: SwiftPMPackage {
    /// Those that the workspace has.
    let modules: [SupportModule]
    let package: LinkedPackage
    /// What its products depend on, but for the toolchain.
    let sources: [[SourceText]]

    static let product = "Support"

    init(in workspace: Workspace) throws(KataError) {
        modules = SupportModule.present(in: workspace)
        package = LinkedPackage(
            Self.product, in: workspace,
            links: modules.map { ($0.name, workspace.sourcesFolder(of: $0.name)) })
        var sources: [[SourceText]] = []
        for link in package.links { sources.append(try Setup.sources(in: link.target)) }
        self.sources = sources
    }

    /// - Parameter built: what was built here before.
    /// - Returns: what is to be built now.
    func write(after built: BuiltTexts) throws(KataError) -> BuiltTexts {
        var built = built
        let names = modules.map(\.name.literal).joined(separator: ", ")
        let targets = zip(modules, sources).map { module, sources in
            let needs = module.dependencies.map(\.literal).joined(separator: ", ")
            let settings = built.take(sources, of: module.name).map { ".define(\($0.literal))" }
            return
                ".target(name: \(module.name.literal), dependencies: [\(needs)], path: \(module.name.literal), swiftSettings: [\(settings.joined())])"
        }
        let manifest = LinkedPackage.manifest([
            LinkedPackage.list(
                "products", [".library(name: \(Self.product.literal), type: .static, targets: [\(names)])"]),
            LinkedPackage.list("targets", targets),
        ])
        built.take(manifest: manifest, paths: sources.joined().map(\.path))
        try package.write(manifest: manifest)
        return built
    }

    /// The modules that they import besides each other.
    func imports() -> [String] {
        let lines = sources.joined().flatMap {
            String(decoding: $0.bytes, as: UTF8.self).linesBetweenFeeds.filter { $0.contains("import ") }
        }
        let names = lines.compactMap { $0.prefixMatch(of: /(?:@\w+ )?import (?:[a-z]+ )?([A-Z]\w*)/)?.1 }
        return Set(names.map(String.init)).subtracting(modules.map(\.name)).sorted()
    }

    /// What a package that leans on the modules has to know of them.
    struct Products: Codable, Equatable, Sendable {
        /// Where SwiftPM puts what it builds; nil where the workspace has no such module.
        var folder: URL?
        /// The modules that they import besides each other.
        var imports: [String] = []

        /// A file of a program that the modules are linked into. On Linux the compiler tells the linker which libraries an object
        /// needs, and of a library's objects it does not know.
        var importingFile: String { imports.map { "import \($0)\n" }.joined() }

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
            #if os(Linux) && !DARWIN_BRANCHES
            let words = ["--whole-archive", library, "--no-whole-archive"]
            #else
            let words = ["-force_load", library]
            #endif
            return Self.flags(words.flatMap { ["-Xlinker", $0] })
        }

        private static func flags(_ words: [String]) -> [String] {
            [".unsafeFlags([\(words.map(\.literal).joined(separator: ", "))])"]
        }
    }
}
