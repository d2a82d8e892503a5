import Foundation

public struct Style: Sendable {
    public static let plain = Style();
    public static func detect(isTerminal: Bool, environment: [String: String]) -> Style { plain }
    func bold(_ s: String) -> String { s }
    func dim(_ s: String) -> String { s }
    func red(_ s: String) -> String { s }
    func green(_ s: String) -> String { s }
    func yellow(_ s: String) -> String { s }
    func hyperlink(_ s: String, url: String) -> String { s }
}
func displayWidth(of s: String) -> Int { s.count }
struct MarkdownRenderer { let width: Int; let style: Style; func render(_ s: String) -> String { s } }
struct DiffRenderer { let style: Style; func render(_ s: String) -> String { s } }
struct HistoryEntry {
    enum Color: Equatable { case green, red(String) }
    enum Kind { case check(Color), before(String) }
    let id: String; let date: Date; let chapter: String; let step: Int; let kind: Kind
}
struct History {
    let directory: URL; let git: URL
    func record(chapter: String, step: Int, files: [String: Data], kind: HistoryEntry.Kind) throws -> (
        entry: HistoryEntry?, notice: String?
    ) { (nil, nil) }
    func entries(chapter: String?) throws -> [HistoryEntry] { [] }
    func entry(_ id: String) throws -> HistoryEntry { fatalError() }
    func files(of: String) throws -> [String: Data] { [:] }
}
