import Foundation
import KataBase
import KataEngine
import KataText

/// The imports and the declared names in a setup's texts; each text is read once, however many errors are
/// told.
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

    /// True where a file, by its path, imports a module.
    func imports(_ module: String, in path: String) -> Bool {
        if let known = imported[path] { return known.contains(module[...]) }
        let lines = setup.text(of: path)?.split(whereSeparator: \.isNewline) ?? []
        let modules = lines.lazy.filter { $0.contains("import") }.compactMap {
            $0.prefixMatch(of: /\s*(?:@testable\s+)?import\s+(\w+)/)?.1
        }
        imported[path] = Set(modules)
        return imports(module, in: path)
    }

    /// True where a file has a module's names. PaperUI, which plays SwiftUI here, may be imported by either
    /// name.
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

    /// The protocol that a property, a parameter or a variable keeps to, be it by `any` or as a generic one, where one of
    /// these files declares it and does not say that it is sendable.
    func unsendableProtocol(of name: Substring) -> String? {
        let texts = (setup.sources + setup.tests).map { String(decoding: $0.bytes, as: UTF8.self) }
        func types(of name: Substring) -> [Substring] {
            guard let pattern = try? Regex("\\b\(name)\\s*:\\s*(?:(?:any|some)\\s+)?(\\w+)").inCode
            else { return [] }
            return texts.flatMap { $0.matches(of: pattern).compactMap { $0.output[1].substring } }
        }
        let protocols = Dictionary(
            texts.flatMap { $0.matches(of: /\bprotocol\s+(\w+)([^{]*)/.inCode) }.map { ($0.1, $0.2) }
        ) { first, _ in first }
        return types(of: name).flatMap { [$0] + types(of: $0) }
            .first { protocols[$0].map { !$0.contains("Sendable") } ?? false }.map(String.init)
    }

    /// Types that the chapter's own tests use, and that are declared neither there nor in the sources, but in another file
    /// among the tests.
    var misplaced: [(name: String, path: String)] {
        let strays = Set(setup.strays)
        let isTheirs = { (file: SourceText) in !strays.contains(file.path) && !OwnTests.areIn(file.path) }
        let theirs = setup.tests.filter(isTheirs).map(\.bytes)
        return setup.tests.filter { !isTheirs($0) }.flatMap { file in
            String(decoding: file.bytes, as: UTF8.self)
                .matches(of: /\b(?:actor|class|enum|protocol|struct)\s+([A-Z]\w*)/.inCode)
                .map { (name: String($0.1), path: file.path) }
        }
        .filter { type in
            // Most are suites, which nobody names.
            let texts = theirs.filter { $0.range(of: Data(type.name.utf8)) != nil }
                .map { String(decoding: $0, as: UTF8.self) }
            guard !texts.isEmpty, !declares(type.name[...]),
                let use = try? Regex("\\b\(type.name)\\b").inCode,
                let declaration = try? Regex("\\b(?:actor|class|enum|protocol|struct)\\s+\(type.name)\\b")
                    .inCode
            else { return false }
            return texts.contains { $0.contains(use) } && !texts.contains { $0.contains(declaration) }
        }
    }

    /// True where the chapter declares a name somewhere.
    func declares(_ name: Substring) -> Bool { declared.contains(name) }
}
