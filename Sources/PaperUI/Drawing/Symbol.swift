/// A symbol drawn in a few lines: PaperUI's own hand, by the system's names.
///
/// `.fill`, `.slash`, `.circle` and other outlines, and `.badge` with a sign of its own work with every symbol. A letter or
/// number in an outline is one, too. What is not known is a box with the first letter of its name.
struct Symbol {
    private let base: String
    private let isFilled: Bool
    private let isStruck: Bool
    /// The word for an outline around the symbol.
    private let frame: String?
    /// The name of the sign at the corner: empty for a dot.
    private let badge: String?

    /// - Parameter isToBeFilled: whether a symbol is filled that can be and does not say so itself: a tab's.
    init(name: String, isToBeFilled: Bool = false) {
        var words = name.split(separator: ".").map(String.init)
        var (isFilled, isStruck) = (isToBeFilled && !Self.unfilled.contains(name), false)
        var (frame, badge): (String?, String?)
        if let place = words.lastIndex(of: "badge"), place > 0 {
            isFilled = isFilled || words.last == "fill"
            badge = words[(place + 1)...].filter { $0 != "fill" }.joined(separator: ".")
            words.removeSubrange(place...)
        }
        while words.count > 1, let last = words.last {
            guard last == "fill" || Self.strokes(words.joined(separator: ".")) == nil else { break }
            if last == "fill" {
                isFilled = true
            } else if last == "slash" {
                isStruck = true
            } else if Self.frames.contains(last) {
                frame = last == "app" ? "square" : last
            } else {
                break
            }
            words.removeLast()
        }
        base = words.joined(separator: ".")
        (self.isFilled, self.isStruck, self.frame, self.badge) = (isFilled, isStruck, frame, badge)
    }

    /// The symbols with areas that the system has no filled one of.
    private static let unfilled: Set = [
        "antenna.radiowaves.left.and.right", "applewatch", "bicycle", "calendar", "cellularbars",
        "desktopcomputer", "doc.text.magnifyingglass", "dot.radiowaves.left.and.right", "ellipsis",
        "eyeglasses", "figure.run", "figure.stand", "figure.walk", "gear", "globe", "ipad", "iphone",
        "laptopcomputer", "magnifyingglass", "minus.magnifyingglass", "music.note", "music.note.list",
        "network", "percent", "plus.magnifyingglass", "qrcode", "rosette", "scope", "slider.horizontal.3",
        "slider.vertical.3", "sparkle", "sparkles", "square.and.pencil", "target", "text.magnifyingglass",
        "textformat", "textformat.size",
    ]

    private static let frames: Set = [
        "circle", "square", "rectangle", "triangle", "shield", "seal", "octagon", "hexagon", "diamond",
        "capsule", "app",
    ]

    /// True where an outline around the symbol has a letter or a number in it.
    private var isCharacter: Bool { frame != nil && base.count <= 2 }

    /// The symbol in a square. What is left out of a filled one is seen through to what is behind.
    func picture(side: Double, paint: String, upon ground: String, weight: Int) -> Picture {
        let strokes = (isFilled && frame == nil ? Self.strokes(base + ".fill") : nil) ?? Self.strokes(base)
        guard strokes != nil || isCharacter else {
            return box(width: side, height: side, paint: paint, weight: weight)
        }
        var picture = Picture(width: side, height: side)
        let thickness = side * (weight >= 600 ? 0.11 : 0.08)
        let ink = paint == ground ? "#8e8e93" : ground
        let inner = frame == nil || !isFilled ? paint : ink
        if let frame { add(frame, to: &picture, thickness * 0.8, paint) }
        if let strokes {
            let (offset, size) = frame == nil ? (0.08, 0.84) : (0.27, 0.46)
            let drop = frame == "triangle" ? side * 0.1 : 0
            add(
                strokes, to: &picture, at: side * offset, down: drop, side: side * size, thickness, inner,
                ink: isFilled && frame == nil ? ink : nil)
        } else {
            add(letters: base, to: &picture, size: side * 0.56, fill: inner)
        }
        if isStruck {
            for (width, color) in [(thickness * 2.4, isFilled ? ink : ground), (thickness, inner)] {
                add(
                    [[(2, 2), (18, 18)]], to: &picture, at: side * 0.08, side: side * 0.84, width, color,
                    ink: nil)
            }
        }
        if let badge { add(badge: badge, to: &picture, paint, upon: ground) }
        return picture
    }

    /// An outline around the symbol, which is filled where the symbol is.
    private func add(_ frame: String, to picture: inout Picture, _ thickness: Double, _ paint: String) {
        let side = picture.width
        guard frame != "circle", frame != "square" else {
            let radius = frame == "circle" ? side / 2 : min(4, side / 2)
            picture.add(
                isFilled
                    ? .box(width: side, height: side, radius: radius, fill: paint)
                    : .outline(width: side, height: side, radius: radius, thickness: thickness, stroke: paint)
            )
            return
        }
        add(
            Self.strokes(frame) ?? [], to: &picture, at: side * 0.04, side: side * 0.92, thickness, paint,
            ink: isFilled ? paint : nil)
    }

    /// A dot in the upper corner, or a sign in the lower.
    private func add(badge: String, to picture: inout Picture, _ paint: String, upon ground: String) {
        let side = picture.width
        let (size, x, y) =
            badge.isEmpty ? (side * 0.36, side * 0.6, 0) : (side * 0.48, side * 0.54, side * 0.52)
        let edge = side * 0.05
        let (around, radius) = (size + 2 * edge, size / 2 + edge)
        picture.add(
            .box(width: around, height: around, radius: radius, fill: ground), x: x - edge, y: y - edge)
        if badge.isEmpty {
            picture.add(.box(width: size, height: size, radius: size / 2, fill: paint), x: x, y: y)
        } else {
            let sign = Symbol(name: badge + ".circle.fill")
            picture.add(sign.picture(side: size, paint: paint, upon: ground, weight: 600), x: x, y: y)
        }
    }

    /// A box with the first letter of the name.
    func box(width: Double, height: Double, paint: String, weight: Int) -> Picture {
        let side = min(width, height)
        let thickness = side * (weight >= 600 ? 0.11 : 0.08)
        var picture = Picture(width: width, height: height)
        picture.add(
            .outline(
                width: width, height: height, radius: side * 0.2, thickness: thickness * 0.7, stroke: paint))
        add(letters: String(base.prefix(1)), to: &picture, size: side * 0.6, fill: paint)
        return picture
    }

    /// Letters in the middle.
    private func add(letters: String, to picture: inout Picture, size: Double, fill: String) {
        let letters = letters.uppercased()
        let metrics = TextMetrics(size: size, weight: 500)
        let width = metrics.width(of: letters)
        picture.add(
            .text(letters, width: width, size: size, weight: 500, fill: fill),
            x: (picture.width - width) / 2, y: picture.height / 2 + size * 0.22 / 0.6)
    }

    /// Parts of a circle from point to point, in SVG's relative commands.
    static func arcs(through points: Stroke, radius: Double) -> String {
        let points = points.map { (tenths($0.0), tenths($0.1)) }
        let radius = number(tenths(radius))
        return zip(points, points.dropFirst()).map { from, to in
            "a\(radius) \(radius) 0 0 1 \(number(to.0 - from.0)) \(number(to.1 - from.1))"
        }.joined()
    }

    /// - Parameter ink: where areas are filled, the colour of what is drawn upon them.
    private func add(
        _ strokes: [Stroke], to picture: inout Picture, at offset: Double, down drop: Double = 0,
        side: Double, _ thickness: Double, _ paint: String, ink: String?
    ) {
        var areas: [Stroke] = []
        for stroke in strokes {
            guard let start = stroke.first else { continue }
            let points = stroke.map { (Self.tenths($0.0 * side / 20), Self.tenths($0.1 * side / 20)) }
            let commands = zip(points, points.dropFirst()).map { from, to in
                "l\(Self.number(to.0 - from.0)) \(Self.number(to.1 - from.1))"
            }.joined()
            let (x, y) = (offset + start.0 * side / 20, offset + drop + start.1 * side / 20)
            let isUpon = areas.contains { encloses($0, stroke) }
            let color = isUpon ? ink ?? paint : paint
            if ink != nil, isClosed(stroke) {
                picture.add(.area(commands, fill: color), x: x, y: y)
                areas.append(stroke)
            } else {
                picture.add(.strokes(commands, thickness: thickness, stroke: color), x: x, y: y)
            }
        }
    }

    /// True where a stroke lies within the room of an area. (The shackle of a lock does not.)
    private func encloses(_ area: Stroke, _ stroke: Stroke) -> Bool {
        func range(_ values: [Double]) -> ClosedRange<Double> { (values.min() ?? 0)...(values.max() ?? 0) }
        let (x, y) = (range(area.map(\.0)), range(area.map(\.1)))
        return stroke.allSatisfy { x.contains($0.0) && y.contains($0.1) }
    }

    private func isClosed(_ stroke: Stroke) -> Bool {
        guard stroke.count > 3, let start = stroke.first, let end = stroke.last else { return false }
        return start == end
    }

    private static func tenths(_ value: Double) -> Int { Int(bounded: value * 10) }

    private static func number(_ tenths: Int) -> String {
        let rest = tenths.magnitude % 10
        return (tenths < 0 ? "-" : "") + "\(tenths.magnitude / 10)" + (rest == 0 ? "" : ".\(rest)")
    }
}
