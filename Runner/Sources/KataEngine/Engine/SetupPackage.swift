import Foundation
import KataBase
import KataText

/// The package that SwiftPM builds for the runner: one chapter, with a setup's sources, tests and step.
///
/// SwiftPM takes no file from outside of a package's folder, so the folders of the setup's files are linked into it.
/// What SwiftPM and the tests say of a file, they say of the link: `told` gives it the file's own path.
struct SetupPackage: Sendable {
    let folder: URL
    package let setup: Setup
    /// Those that the workspace has.
    let modules: [SupportModule]
    private let links: [Link]

    private struct Link: Sendable {
        /// Relative to the package.
        let name: String
        let target: URL

        func make(in folder: URL) throws(KataError) {
            let place = folder.appending(path: name)
            let manager = FileManager.default
            if (try? manager.destinationOfSymbolicLink(atPath: place.path)) == target.path { return }
            do {
                try manager.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                if Files.isLink(place) { try manager.removeItem(at: place) }
                try manager.createSymbolicLink(atPath: place.path, withDestinationPath: target.path)
            } catch {
                throw .unwritable(place.path, reason: Files.reason(error))
            }
        }
    }

    init(of setup: Setup, in workspace: Workspace) {
        self.setup = setup
        folder = workspace.stateFolder.appending(path: "package/\(setup.chapter)")
        modules = SupportModule.present(in: workspace)
        let tests = Set(setup.tests.map { URL(filePath: $0.path).deletingLastPathComponent() })
        links =
            modules.map { Link(name: $0.name, target: workspace.sourcesFolder(of: $0.name)) }
            + [Link(name: "chapter", target: setup.sourcesFolder)]
            + tests.sorted { $0.path < $1.path }.enumerated().map { Link(name: "tests/\($0)", target: $1) }
    }

    /// - Parameter program: the source of a program that draws the chapter's previews, where they are drawn.
    package func write(program: String? = nil) throws {
        for link in links { try link.make(in: folder) }
        if let program {
            try Files.write(Data(program.utf8), to: folder.appending(path: "previews/Previews.swift"))
        }
        let manifest = Data(manifest(drawsPreviews: program != nil).utf8)
        try Files.write(manifest, to: folder.appending(path: "Package.swift"))
    }

    // MARK: Package.swift

    private func manifest(drawsPreviews: Bool) -> String {
        let paper = modules.map(\.name).filter { $0 == "PaperUI" }
        var targets = modules.map { target($0.name, needs: $0.dependencies, path: $0.name) }
        targets.append(
            target(
                setup.moduleName, needs: paper, path: "chapter", defines: [Self.hash(of: setup.sources)]))
        if drawsPreviews {
            targets.append(
                target(
                    PreviewDrawing.programName, is: "executableTarget",
                    needs: [setup.moduleName] + paper, path: "previews"))
        }
        targets.append(
            target(
                setup.testModuleName, is: "testTarget", needs: [setup.moduleName] + modules.map(\.name),
                path: "tests", sources: setup.tests.compactMap { linkedPath(of: $0.path) },
                defines: [Self.hash(of: setup.tests)] + setup.stepConditions))
        return """
            // swift-tools-version: 6.2
            // Written by ./kata for its checks with SwiftPM; nothing in it is yours.
            import PackageDescription

            let package = Package(
                name: "Stringline",
                platforms: [.macOS(.v15)],
                targets: [
                    \(targets.joined(separator: ",\n        "))
                ],
                swiftLanguageModes: [.v6]
            )

            """
    }

    private func target(
        _ name: String, is kind: String = "target", needs dependencies: [String], path: String,
        sources: [String]? = nil, defines: [String] = []
    ) -> String {
        var parts = [
            "name: \(name.literal)", "dependencies: [\(dependencies.map(\.literal).joined(separator: ", "))]",
            "path: \(path.literal)",
        ]
        if let sources { parts.append("sources: [\(sources.map(\.literal).joined(separator: ", "))]") }
        if !defines.isEmpty {
            let settings = defines.map { ".define(\($0.literal))" }
            parts.append("swiftSettings: [\(settings.joined(separator: ", "))]")
        }
        return ".\(kind)(\(parts.joined(separator: ", ")))"
    }

    /// SwiftPM decides by time stamps: an edit in the second of the last build, or a file that was copied with its old
    /// time, is not seen. So a hash of the texts is among the compiler's conditions, and other texts are another build.
    private static func hash(of texts: [SourceText]) -> String {
        var hash = SHA256()
        hash.update(texts)
        return "TEXTS_\(hash.finish().prefix(16))"
    }

    /// A test's path, relative to the folder that is linked as the tests'.
    private func linkedPath(of path: String) -> String? {
        links.lazy.filter { $0.name.hasPrefix("tests/") }.compactMap { link in
            let prefix = link.target.path + "/"
            let name = path.dropFirst(prefix.count)
            guard path.hasPrefix(prefix), !name.contains("/") else { return nil }
            return link.name.dropFirst("tests/".count) + "/" + name
        }.first
    }

    // MARK: What is told

    /// A text that SwiftPM or the tests printed, with the files' own paths in place of the links'.
    func told(_ text: String) -> String {
        links.reduce(text) { text, link in
            text.replacing(folder.appending(path: link.name).path + "/", with: link.target.path + "/")
        }
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

extension String {
    /// As it stands in Swift's source.
    fileprivate var literal: String { String(reflecting: self) }
}
