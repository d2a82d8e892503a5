/// A Markdown text's lines, with what is fenced told from what is not.
package struct FencedLines {
    package struct Line: Equatable {
        /// The line without its end.
        package var text: String
        /// `\n`, `\r\n`, or nothing at the end of the text.
        let ending: String
        /// True for a fence's lines, the opening and the closing one among them.
        package var isFenced = false
    }

    /// A fenced block as it stands, whatever its info says.
    package struct Block: Equatable {
        package let info: String
        /// The opening line's index.
        package let opening: Int
        /// The closing line's index; nil where the text or the block quote ends before the fence does.
        var closing: Int?
        /// The lines inside, without what the block quote and the list around them put in front.
        package var body: [String] = []
        let marker: FenceMarker
    }

    package private(set) var lines: [Line] = []
    package private(set) var blocks: [Block] = []

    package init(_ markdown: String) {
        lines = Self.split(markdown)
        var open: Block?
        for index in lines.indices {
            if var block = open {
                if block.marker.isClosed(by: lines[index].text) {
                    lines[index].isFenced = true
                    block.closing = index
                    blocks.append(block)
                    open = nil
                    continue
                }
                if let body = block.marker.body(of: lines[index].text) {
                    lines[index].isFenced = true
                    block.body.append(body)
                    open = block
                    continue
                }
                blocks.append(block)
                open = nil
            }
            if let (marker, info) = FenceMarker.opening(lines[index].text) {
                lines[index].isFenced = true
                open = Block(info: info, opening: index, marker: marker)
            }
        }
        if let open { blocks.append(open) }
    }

    /// By bytes: to Swift, `\r\n` is one character that is not `\n`.
    private static func split(_ markdown: String) -> [Line] {
        var parts = markdown.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let last = parts.removeLast()
        let whole = parts.map { part in
            part.last == UInt8(ascii: "\r")
                ? Line(text: String(decoding: part.dropLast(), as: UTF8.self), ending: "\r\n")
                : Line(text: String(decoding: part, as: UTF8.self), ending: "\n")
        }
        return last.isEmpty ? whole : whole + [Line(text: String(decoding: last, as: UTF8.self), ending: "")]
    }
}
