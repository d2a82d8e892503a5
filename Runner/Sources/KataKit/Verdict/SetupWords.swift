import Foundation
import KataBase
import KataEngine
import KataText

/// What a setup's texts import and declare; each of them is read once, however many errors are told.
final class SetupWords {
    let setup: Setup
    private var imported: [String: Set<Substring>] = [:]
    private var split: [String: [String]] = [:]
    private lazy var declared = Set(
        setup.sources.flatMap { file in
            String(decoding: file.bytes, as: UTF8.self)
                .matches(of: /\b(?:actor|class|enum|func|let|protocol|struct|typealias|var)\s+(\w+)/.inCode)
                .map(\.1)
        })

    init(_ setup: Setup) { self.setup = setup }

    /// Whether a file, by its path, imports a module.
    func imports(_ module: String, in path: String) -> Bool {
        if let known = imported[path] { return known.contains(module[...]) }
        let lines = setup.text(of: path)?.split(whereSeparator: \.isNewline) ?? []
        let modules = lines.lazy.filter { $0.contains("import") }.compactMap {
            $0.prefixMatch(of: /\s*(?:@testable\s+)?import\s+(\w+)/)?.1
        }
        imported[path] = Set(modules)
        return imports(module, in: path)
    }

    /// Whether a file has a module's names. PaperUI, which plays SwiftUI here, may be imported by either name.
    func hasNames(of module: String, in path: String) -> Bool {
        let pair = ["PaperUI", "SwiftUI"]
        return (pair.contains(module) ? pair : [module]).contains { imports($0, in: path) }
    }

    /// A file's lines.
    func lines(of path: String) -> [String] {
        if let known = split[path] { return known }
        let lines = setup.text(of: path)?.linesBetweenFeeds ?? []
        split[path] = lines
        return lines
    }

    /// Whether the chapter declares a name somewhere.
    func declares(_ name: Substring) -> Bool { declared.contains(name) }
}
