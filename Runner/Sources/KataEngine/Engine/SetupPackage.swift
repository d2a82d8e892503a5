import Foundation
import KataBase
import KataText

/// The package that SwiftPM builds for a check: one chapter, with a setup's sources, tests and step.
struct SetupPackage: SwiftPMPackage {
    let package: LinkedPackage
    package let setup: Setup
    /// nil where it leans on none.
    private let support: SupportPackage?
    /// True where the sources are the learner's, and are linked. Others are copied: where a mistake takes the place of
    /// a solution, all that is not in it is as it was.
    private let isLearners: Bool

    /// - Parameter name: one of the names that packages for it have.
    init(
        of setup: Setup, named name: String, in workspace: Workspace, leaningOn support: SupportPackage?
    ) {
        self.setup = setup
        self.support = support
        isLearners = setup.sourcesFolder.path == workspace.sourcesFolder(of: setup.chapter).path
        let tests = Set(setup.tests.map { URL(filePath: $0.path).deletingLastPathComponent() })
        let chapter = (name: "chapter", target: setup.sourcesFolder)
        package = LinkedPackage(
            name, in: workspace,
            links: (isLearners ? [chapter] : [])
                + tests.sorted { $0.path < $1.path }.enumerated().map { ("tests/\($0)", $1) },
            copies: isLearners ? [] : [chapter])
    }

    /// The packages that a setup can be built in. The learner's code has one under the tests that are
    /// there and one under ours, each of the other solutions has one, the snapshots share one, and for mistakes in the last
    /// snapshot there are some: what one of them changes the next one changes back.
    ///
    /// - Parameter count: how many mistakes are built side by side.
    static func names(of setup: Setup, in workspace: Workspace, count: Int) -> [String] {
        let folder = setup.sourcesFolder
        if folder.path == workspace.sourcesFolder(of: setup.chapter).path {
            return [setup.testSet == .present ? setup.chapter : "\(setup.chapter)-OtherTests"]
        }
        if !setup.origin.isEmpty { return (1...count).map { "\(setup.chapter)-Mistake\($0)" } }
        let isVariant = folder.deletingLastPathComponent().lastPathComponent == "Variants"
        return ["\(setup.chapter)-\(isVariant ? folder.lastPathComponent : "Snapshot")"]
    }

    /// - Parameters:
    ///   - built: what was built here before.
    ///   - products: what the support modules were built into.
    ///   - program: the source of a program that draws the chapter's previews, where they are drawn.
    /// - Returns: what is to be built now.
    package func write(
        after built: BuiltTexts, _ products: SupportPackage.Products, program: String? = nil
    ) throws -> BuiltTexts {
        if !isLearners { try copySources() }
        try write(products.importingFile, to: "tests/\(Self.importingFile)")
        if let program {
            try write(program, to: "previews/Previews.swift")
            try write(products.importingFile, to: "previews/\(Self.importingFile)")
        }
        var built = built
        let sources = isLearners ? setup.sources : setup.sources.map { copy(of: $0) }
        let conditions = (
            built.take(sources, of: setup.moduleName), built.take(setup.tests, of: setup.testModuleName)
        )
        let manifest = manifest(conditions, products, drawsPreviews: program != nil)
        built.take(manifest: manifest, paths: sources.map(\.path))
        try package.write(manifest: manifest)
        return built
    }

    private static let importingFile = "KataImports.swift"

    /// Leaves a file as it is that says the same.
    private func write(_ text: String, to path: String) throws(KataError) {
        try Files.writeIfNew(Data(text.utf8), to: package.folder.appending(path: path))
    }

    // MARK: Copies

    private func copy(of text: SourceText) -> SourceText {
        let name = text.path.dropFirst(setup.sourcesFolder.path.count + 1)
        return SourceText(path: package.folder.appending(path: "chapter/\(name)").path, bytes: text.bytes)
    }

    private func copySources() throws {
        let folder = package.folder.appending(path: "chapter")
        let copies = setup.sources.map(copy)
        let wanted = Set(copies.map(\.path))
        for name in Files.exists(folder) ? try Files.list(folder) : [] {
            let file = folder.appending(path: name)
            if !wanted.contains(file.path) { try Files.remove(file) }
        }
        for copy in copies { try Files.writeIfNew(copy.bytes, to: URL(fileURLWithPath: copy.path)) }
    }

    // MARK: Package.swift

    private func manifest(
        _ conditions: (sources: [String], tests: [String]), _ products: SupportPackage.Products,
        drawsPreviews: Bool
    ) -> String {
        var targets = [
            target(setup.moduleName, path: "chapter", defines: conditions.sources, products.swiftSettings)
        ]
        if drawsPreviews {
            targets.append(
                target(
                    PreviewDrawing.programName, is: "executableTarget", path: "previews",
                    defines: setup.stepConditions, products.swiftSettings, links: products.linkerSettings))
        }
        targets.append(
            target(
                setup.testModuleName, is: "testTarget", path: "tests",
                sources: setup.tests.compactMap { linkedPath(of: $0.path) } + [Self.importingFile],
                defines: conditions.tests + setup.stepConditions, products.swiftSettings,
                links: products.linkerSettings))
        return LinkedPackage.manifest([LinkedPackage.list("targets", targets)])
    }

    /// A target; all but the chapter depend on the chapter.
    private func target(
        _ name: String, is kind: String = "target", path: String, sources: [String]? = nil,
        defines: [String] = [], _ swiftSettings: [String], links linkerSettings: [String] = []
    ) -> String {
        let needs = kind == "target" ? "" : setup.moduleName.literal
        var parts = ["name: \(name.literal)", "dependencies: [\(needs)]", "path: \(path.literal)"]
        if let sources { parts.append("sources: [\(sources.map(\.literal).joined(separator: ", "))]") }
        for (kind, settings) in [
            ("swiftSettings", swiftSettings + defines.map { ".define(\($0.literal))" }),
            ("linkerSettings", kind == "target" ? [] : linkerSettings + [Self.mathematics]),
        ] where !settings.isEmpty {
            parts.append("\(kind): [\(settings.joined(separator: ", "))]")
        }
        return ".\(kind)(\(parts.joined(separator: ", ")))"
    }

    /// The library of C's functions that the standard library calls: only a file that imports Foundation or Glibc asks for it.
    private static let mathematics = ".linkedLibrary(\"m\", .when(platforms: [.linux]))"

    /// A test's path, relative to the folder that is linked as the tests'.
    private func linkedPath(of path: String) -> String? {
        package.links.lazy.filter { $0.name.hasPrefix("tests/") }.compactMap { link in
            let prefix = link.target.path + "/"
            let name = path.dropFirst(prefix.count)
            guard path.hasPrefix(prefix), !name.contains("/") else { return nil }
            return link.name.dropFirst("tests/".count) + "/" + name
        }.first
    }

    // MARK: What is told

    func told(_ text: String) -> String {
        let text = package.told(text)
        return support?.package.told(text) ?? text
    }

    func told(_ run: TestRun) -> TestRun {
        var run = run
        run.tests = run.tests.map { test in
            var test = test
            test.file = told(test.file)
            return test
        }
        run.issues = run.issues.map(told)
        run.warnings = run.warnings.map(told)
        run.frames = run.frames.map { SourcePlace(file: told($0.file), line: $0.line, column: $0.column) }
        if case .crashed(let message) = run.ending { run.ending = .crashed(told(message)) }
        run.output = told(run.output)
        run.references = run.references.map { Set($0.map(told)) }
        return run
    }

    private func told(_ issue: TestRun.Issue) -> TestRun.Issue {
        var issue = issue
        issue.file = told(issue.file)
        issue.message = told(issue.message)
        issue.details = issue.details.map(told)
        return issue
    }
}
