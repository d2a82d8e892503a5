/// A picture as an SVG document: no font or script from elsewhere, and the same bytes on every machine.
struct SVGDocument {
    let picture: Picture

    var text: String {
        let size = "\(number(picture.width))\" height=\"\(number(picture.height))"
        let box = "\(number(picture.width)) \(number(picture.height))"
        let head =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" viewBox=\"0 0 \(box)\" "
            + "font-family=\"-apple-system, 'Helvetica Neue', Helvetica, Arial, sans-serif\">"
        return ([head] + picture.shapes.compactMap(element) + ["</svg>", ""]).joined(separator: "\n")
    }

    private func element(_ shape: Shape) -> String? {
        let place = "x=\"\(number(shape.x))\" y=\"\(number(shape.y))\""
        switch shape.kind {
        case .box(_, _, _, fill: "none"), .text(_, _, _, _, fill: "none"):
            return nil
        case .box(let width, let height, let radius, let fill):
            let corner = radius > 0 ? " rx=\"\(number(radius))\"" : ""
            return "  <rect \(place) width=\"\(number(width))\" height=\"\(number(height))\"\(corner) "
                + "fill=\"\(fill)\"/>"
        case .text(let text, let width, let size, let weight, let fill):
            let bold = weight == 400 ? "" : " font-weight=\"\(weight)\""
            // The given length keeps the layout whatever font the reader's machine has.
            return "  <text \(place) font-size=\"\(number(size))\"\(bold) textLength=\"\(number(width))\" "
                + "lengthAdjust=\"spacingAndGlyphs\" fill=\"\(fill)\">\(escaped(text))</text>"
        case .strokes(let commands, let thickness, let stroke):
            return "  <path d=\"M\(number(shape.x)) \(number(shape.y))\(commands)\" fill=\"none\" "
                + "stroke=\"\(stroke)\" stroke-width=\"\(number(thickness))\" stroke-linecap=\"round\"/>"
        }
    }

    /// At most one decimal, and never an exponent.
    private func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        let rest = tenths.magnitude % 10
        return "\(sign)\(tenths.magnitude / 10)" + (rest == 0 ? "" : ".\(rest)")
    }

    private func escaped(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { isAllowed($0) ? $0 : "\u{fffd}" }))
            .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    /// Whether XML may hold the character.
    private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 ? scalar.value != 0xfffe && scalar.value != 0xffff : scalar == "\t"
    }
}
