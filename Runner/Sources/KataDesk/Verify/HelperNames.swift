import Foundation
import KataBase
import KataKit
import KataText

/// The names that tests may use and that neither the chapter's code nor Swift has: those of a chapter's helpers, of
/// TestSupport and of PaperUITesting.
struct HelperNames {
    /// By the file that declares each: "Helpers/Step8-SubmitterSpy.swift", or the module's name. None that Swift or PaperUI
    /// has as well.
    private(set) var places: [String: String] = [:]
    /// Other names that a table may have: PaperUI's, as its `Screen`.
    private(set) var others: Set<String> = []

    init(of chapter: String, in workspace: Workspace) throws(KataError) {
        for module in ["PaperUI", "PaperUITesting", "TestSupport"] {
            let folder = workspace.root.appending(path: "Sources/\(module)")
            for path in try Self.files(in: folder) where !path.hasSuffix("+Unavailable.swift") {
                let names = Self.declared(in: try Files.text(folder.appending(path: path)), isPublic: true)
                if module == "PaperUI" {
                    others.formUnion(names)
                } else {
                    for name in names.subtracting(Self.ofSwift).subtracting(others) { places[name] = module }
                }
            }
        }
        let folder = workspace.testsFolder(of: chapter).appending(path: "Helpers")
        for path in try Self.files(in: folder) {
            let text = try Files.text(folder.appending(path: path))
            for name in Self.declared(in: text) { places[name] = "Helpers/\(path)" }
        }
    }

    private static func files(in folder: URL) throws(KataError) -> [String] {
        Files.exists(folder) ? try Files.list(folder).filter { $0.hasSuffix(".swift") } : []
    }

    /// Names that a collection or a task of Swift's has, too.
    private static let ofSwift: Set<String> = ["count", "first", "last", "isEmpty", "value"]

    func has(_ name: String) -> Bool { places[name] != nil || others.contains(name) }

    /// The names that a file declares for others: types, functions and properties, alone or in a type. Its lines are
    /// indented as the formatter does it.
    static func declared(in text: String, isPublic: Bool = false) -> Set<String> {
        let declaration =
            /^( {0,4})((?:@?\w+(?:\([^)]*\))? )*?)(func|var|let|struct|class|actor|enum|typealias) (\w+)/
        var isInFunction = false
        return text.split(separator: "\n").reduce(into: []) { names, line in
            if line.first != " " { isInFunction = line.contains("func ") }
            guard let match = line.prefixMatch(of: declaration) else { return }
            let isInside = !match.1.isEmpty && isInFunction
            let modifiers = match.2
            guard !isInside, !modifiers.contains("private"), !isPublic || modifiers.contains("public") else {
                return
            }
            names.insert(String(match.4))
        }
    }
}
