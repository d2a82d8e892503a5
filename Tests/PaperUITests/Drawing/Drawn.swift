import PaperUI
import Testing

/// A picture, read back: where its texts and boxes are, in points from the top left corner.
@MainActor
struct Drawn {
    struct Words: Equatable {
        let x, y, size: Double
        let fill: String
    }

    struct Box: Equatable {
        let x, y, width, height: Double
    }

    let svg: String

    init(_ screen: Screen, _ scheme: ColorScheme? = nil, height: Int? = nil) {
        svg = screen.svg(height: height, colorScheme: scheme)
    }

    init(_ view: some View, _ scheme: ColorScheme? = nil, height: Int? = nil) {
        self.init(Screen(view), scheme, height: height)
    }

    var height: String { value("height", in: svg[...]) ?? "" }

    /// Where a text stands, and its colour.
    func text(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Words {
        let line = try line("a text", sourceLocation) { $0.hasSuffix(">\(text)</text>") }
        return Words(
            x: number("x", in: line), y: number("y", in: line), size: number("font-size", in: line),
            fill: value("fill", in: line) ?? "")
    }

    /// The first box that is filled in a colour.
    func box(_ fill: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Box {
        let line = try line("a box", sourceLocation) {
            $0.contains("<rect ") && $0.contains(" fill=\"\(fill)\"")
        }
        return Box(
            x: number("x", in: line), y: number("y", in: line), width: number("width", in: line),
            height: number("height", in: line))
    }

    /// The radius of the first box that is filled in a colour.
    func radius(_ fill: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Double {
        number(
            "rx",
            in: try line("a box", sourceLocation) {
                $0.contains("<rect ") && $0.contains(" fill=\"\(fill)\"")
            })
    }

    private func line(
        _ what: String, _ place: SourceLocation, _ isMatch: (Substring) -> Bool
    ) throws -> Substring {
        let line = svg.split(separator: "\n").first { isMatch($0) }
        return try #require(line, "there is no such \(what)", sourceLocation: place)
    }

    private func number(_ name: String, in line: Substring) -> Double {
        value(name, in: line).flatMap { Double($0) } ?? 0
    }

    private func value(_ name: String, in line: Substring) -> String? {
        let parts = line.split(separator: " \(name)=\"", maxSplits: 1)
        return parts.count == 2 ? String(parts[1].prefix { $0 != "\"" }) : nil
    }
}
