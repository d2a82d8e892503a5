import Foundation
import KataBase
import KataText

extension Workspace {
    /// The sentence about an error in one of the support modules.
    func brokenSupport(_ error: Diagnostic) -> KataError {
        let place = error.file.map { "\(displayPath($0)):\(error.line ?? 0): " } ?? ""
        return KataError(
            "The workspace's own modules do not compile: \(place)\(error.message).",
            next:
                "If Sources was edited there, bring it back with git checkout; after a change of toolchain, delete .kata and run the command again."
        )
    }
}

/// A module that the chapters' sources and tests lean on, built once and kept.
package struct SupportModule: Equatable, Sendable {
    package let name: String
    let dependencies: [String]
    /// The folder of what works under every test of a view, and is compiled with the optimiser: then it takes a quarter of
    /// the time in each run. The rest would take more than twice as long to compile, for what fewer tests do.
    var optimisedFolder: String?

    /// In the order in which they are built. Package.swift says the same to SwiftPM.
    package static let all = [
        SupportModule(name: "PaperUI", dependencies: [], optimisedFolder: "Runtime"),
        SupportModule(name: "SwiftUI", dependencies: ["PaperUI"]),
        SupportModule(name: "TestSupport", dependencies: []),
        SupportModule(name: "PaperUITesting", dependencies: ["PaperUI", "TestSupport"]),
    ]

    /// True where a module of so many files takes long enough for the learner to wonder what is going on.
    static func takesLong(files: Int) -> Bool { files >= 50 }

    /// The modules whose sources a workspace has.
    package static func present(in workspace: Workspace) -> [SupportModule] {
        all.filter { Files.exists(workspace.sourcesFolder(of: $0.name)) }
    }

    /// The same of those that a workspace has.
    static func needed(by texts: [SourceText], in workspace: Workspace) -> [SupportModule] {
        needed(by: texts, of: present(in: workspace))
    }

    /// The modules that some texts import, and what those import: building the others takes minutes, and linking them would
    /// cost every check.
    static func needed(by texts: [SourceText], of modules: [SupportModule]) -> [SupportModule] {
        // `import struct PaperUI.Screen` is one, too.
        let words = texts.importLines.map { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
        let imported = Set(words.filter { $0.first == "import" }.flatMap { $0.map(String.init) })
        var names = imported.intersection(modules.map(\.name))
        for module in modules.reversed() where names.contains(module.name) {
            names.formUnion(module.dependencies)
        }
        return modules.filter { names.contains($0.name) }
    }
}
