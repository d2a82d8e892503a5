/// The first line of a list's item.
struct MarkdownListItem {
    let number: Int?
    /// The indentation of the item's other lines.
    let indentation: Int
    let text: String

    init?(_ line: String) {
        let rest = line.drop { $0 == " " }
        let isEmptyItem = rest.wholeMatch(of: /(-|[0-9]+\.)\s*/) != nil
        guard let width = isEmptyItem ? rest.trimmed.count + 1 : FenceMarker.listMarker(rest) else {
            return nil
        }
        let digits = rest.prefix(while: \.isNumber)
        number = Int(digits)
        let extra = rest.dropFirst(width).prefix { $0 == " " }.count
        let blanks = extra < 4 ? extra : 0
        indentation = line.count - rest.count + width + blanks
        text = String(rest.dropFirst(width + blanks))
    }

    func isSibling(of first: MarkdownListItem) -> Bool {
        (number == nil) == (first.number == nil)
    }
}
