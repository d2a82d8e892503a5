/// A picture as an SVG document: no font or script from elsewhere, and the same bytes on every machine.
struct SVGDocument {
    let picture: Picture
    /// True where text is as wide as the layout has it, whatever font the reader's machine has: where that is another one, the
    /// text is stretched. False where people look at the picture, whose lines have round corners then, too.
    var isSnapshot = false
    /// The controls and the texts as a person reaches them; nil for a picture that does not live.
    var stops: LiveStops?

    /// The width at which a page shows it, in pixels; nil is one for a point.
    var shownWidth: Double?

    var text: String {
        let scale = shownWidth.map { $0 / max(picture.width, 1) } ?? 1
        let size = "\(number(picture.width * scale))\" height=\"\(number(picture.height * scale))"
        let box = "\(number(picture.width)) \(number(picture.height))"
        let head =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" viewBox=\"0 0 \(box)\" "
            + "font-family=\"-apple-system, 'Helvetica Neue', Helvetica, Arial, sans-serif\""
            + (isSnapshot ? ">" : " stroke-linejoin=\"round\"\(stops?.attributes ?? "")>")
        var clips = 0
        let elements = picture.shapes.flatMap { lines($0, indent: "  ", &clips) }
        return ([head] + elements + ["</svg>", ""]).joined(separator: "\n")
    }

    /// A group is several lines, any other shape one at most.
    private func lines(_ shape: Mark, indent: String, _ clips: inout Int) -> [String] {
        if case .turned(let shapes, let width, let height, let degrees, let scale) = shape.kind {
            let middle = (number(shape.x + width / 2), number(shape.y + height / 2))
            let turn =
                "translate(\(middle.0) \(middle.1)) rotate(\(number(degrees))) scale(\(hundredths(scale)))"
            let inner = shapes.flatMap { inner in
                let moved = Mark(kind: inner.kind, x: inner.x - width / 2, y: inner.y - height / 2)
                return self.lines(moved, indent: indent + "  ", &clips)
            }
            return ["\(indent)<g transform=\"\(turn)\">"] + inner + ["\(indent)</g>"]
        }
        guard case .group(let shapes, let width, let height, let radius, let opacity) = shape.kind else {
            return element(shape).map { [indent + $0] } ?? []
        }
        let seen = opacity < 1 ? " opacity=\"\(hundredths(opacity))\"" : ""
        var lines: [String] = []
        var clip = ""
        if let radius {
            clips += 1
            clip = " clip-path=\"url(#clip\(clips))\""
            lines.append(
                "\(indent)<clipPath id=\"clip\(clips)\"><rect x=\"\(number(shape.x))\" y=\"\(number(shape.y))\" "
                    + "width=\"\(number(width))\" height=\"\(number(height))\" rx=\"\(number(radius))\"/></clipPath>"
            )
        }
        lines.append("\(indent)<g\(seen)\(clip)>")
        for inner in shapes {
            let moved = Mark(kind: inner.kind, x: inner.x + shape.x, y: inner.y + shape.y)
            lines += self.lines(moved, indent: indent + "  ", &clips)
        }
        return lines + ["\(indent)</g>"]
    }

    private func element(_ shape: Mark) -> String? {
        let place = "x=\"\(number(shape.x))\" y=\"\(number(shape.y))\""
        switch shape.kind {
        case .box(_, _, _, fill: "none"), .text(_, _, _, _, fill: "none"), .strokes(_, _, stroke: "none"),
            .area(_, fill: "none"), .outline(_, _, _, _, stroke: "none"), .group,
            .turned:
            return nil
        case .region(let node, let width, let height):
            let room =
                "\(place) width=\"\(number(width))\" height=\"\(number(height))\" fill=\"#000000\" fill-opacity=\"0\""
            return stops?.element(
                of: node, x: shape.x..<(shape.x + width), y: shape.y..<(shape.y + height), room)
        case .box(let width, let height, let radius, let fill):
            let corner = radius > 0 ? " rx=\"\(number(radius))\"" : ""
            return "<rect \(place) width=\"\(number(width))\" height=\"\(number(height))\"\(corner) "
                + "fill=\"\(fill)\"/>"
        case .text(let text, let width, let size, let weight, let fill):
            let bold = weight == 400 ? "" : " font-weight=\"\(weight)\""
            // A guessed length would only stretch what is drawn.
            let length =
                isSnapshot && TextMetrics.knows(text)
                ? " textLength=\"\(number(width))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
            let voice = stops?.voice(of: text, x: shape.x + 1, y: shape.y - size / 3) ?? ""
            return "<text \(place) font-size=\"\(number(size))\"\(bold)\(length) fill=\"\(fill)\"\(voice)>"
                + "\(Self.escaped(text))</text>"
        case .strokes(let commands, let thickness, let stroke):
            return "<path d=\"M\(number(shape.x)) \(number(shape.y))\(commands)\" fill=\"none\" "
                + "stroke=\"\(stroke)\" stroke-width=\"\(number(thickness))\" stroke-linecap=\"round\"/>"
        case .area(let commands, let fill):
            return "<path d=\"M\(number(shape.x)) \(number(shape.y))\(commands)z\" fill=\"\(fill)\"/>"
        case .outline(let width, let height, let radius, let thickness, let stroke):
            let inset = thickness / 2
            let place = "x=\"\(number(shape.x + inset))\" y=\"\(number(shape.y + inset))\""
            let corner = radius > inset ? " rx=\"\(number(radius - inset))\"" : ""
            return "<rect \(place) width=\"\(number(max(width - thickness, 0)))\" "
                + "height=\"\(number(max(height - thickness, 0)))\"\(corner) fill=\"none\" stroke=\"\(stroke)\" "
                + "stroke-width=\"\(number(thickness))\"/>"
        }
    }

    /// At most one decimal, and never an exponent.
    private func number(_ value: Double) -> String {
        let tenths = Int(bounded: value * 10)
        let sign = tenths < 0 ? "-" : ""
        let rest = tenths.magnitude % 10
        return "\(sign)\(tenths.magnitude / 10)" + (rest == 0 ? "" : ".\(rest)")
    }

    /// At most two decimals.
    private func hundredths(_ value: Double) -> String {
        let hundredths = Int(bounded: max(value, 0) * 100)
        let rest = hundredths % 100
        guard rest > 0 else { return "\(hundredths / 100)" }
        let digits = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
        return "\(hundredths / 100).\(digits)"
    }

    static func escaped(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { isAllowed($0) ? $0 : "\u{fffd}" }))
            .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    /// True for a character that XML may hold.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 ? scalar.value != 0xfffe && scalar.value != 0xffff : scalar == "\t"
    }
}
