/// A symbol drawn in a few lines: PaperUI's own hand, by the system's names.
///
/// `.fill`, `.circle` and `.square` in a name work with every symbol. One that is not known is a box with the first
/// letter of its name.
struct Symbol {
    private let base: String
    private let isFilled: Bool
    private let frame: ShapeForm?

    init(name: String) {
        var words = name.split(separator: ".").map(String.init)
        var isFilled = false
        var frame: ShapeForm?
        while words.count > 1, let last = words.last {
            if last == "fill" {
                isFilled = true
            } else if last == "circle" {
                frame = .circle
            } else if last == "square" {
                frame = .rounded(4)
            } else {
                break
            }
            words.removeLast()
        }
        base = words.joined(separator: ".")
        (self.isFilled, self.frame) = (isFilled, frame)
    }

    /// The symbol in a square. What is left out of a filled one is seen through to what is behind.
    func picture(side: Double, paint: String, upon ground: String, weight: Int) -> Picture {
        guard let strokes = Self.strokes[base] ?? Self.furtherStrokes[base] else {
            return box(width: side, height: side, paint: paint, weight: weight)
        }
        var picture = Picture(width: side, height: side)
        let thickness = side * (weight >= 600 ? 0.11 : 0.08)
        let ink = paint == ground ? "#8e8e93" : ground
        guard let frame else {
            add(
                strokes, to: &picture, at: side * 0.08, side: side * 0.84, thickness, paint,
                ink: isFilled ? ink : nil)
            return picture
        }
        let radius = frame.radius(width: side, height: side)
        if isFilled {
            picture.add(.box(width: side, height: side, radius: radius, fill: paint))
        } else {
            picture.add(
                .outline(width: side, height: side, radius: radius, thickness: thickness * 0.8, stroke: paint)
            )
        }
        add(
            strokes, to: &picture, at: side * 0.27, side: side * 0.46, thickness, isFilled ? ink : paint,
            ink: nil)
        return picture
    }

    /// A box with the first letter of the name.
    func box(width: Double, height: Double, paint: String, weight: Int) -> Picture {
        let side = min(width, height)
        let thickness = side * (weight >= 600 ? 0.11 : 0.08)
        var picture = Picture(width: width, height: height)
        picture.add(
            .outline(
                width: width, height: height, radius: side * 0.2, thickness: thickness * 0.7, stroke: paint))
        let letter = String(base.prefix(1)).uppercased()
        let metrics = TextMetrics(size: side * 0.6, weight: 500)
        let letterWidth = metrics.width(of: letter)
        picture.add(
            .text(letter, width: letterWidth, size: metrics.size, weight: 500, fill: paint),
            x: (width - letterWidth) / 2, y: height / 2 + side * 0.22)
        return picture
    }

    /// - Parameter ink: where areas are filled, the colour of what is drawn upon them.
    private func add(
        _ strokes: [[(Double, Double)]], to picture: inout Picture, at offset: Double, side: Double,
        _ thickness: Double, _ paint: String, ink: String?
    ) {
        var areas: [[(Double, Double)]] = []
        for stroke in strokes {
            guard let start = stroke.first else { continue }
            let points = stroke.map { (tenths($0.0 * side / 20), tenths($0.1 * side / 20)) }
            let commands = zip(points, points.dropFirst()).map { from, to in
                "l\(number(to.0 - from.0)) \(number(to.1 - from.1))"
            }.joined()
            let (x, y) = (offset + start.0 * side / 20, offset + start.1 * side / 20)
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
    private func encloses(_ area: [(Double, Double)], _ stroke: [(Double, Double)]) -> Bool {
        func range(_ values: [Double]) -> ClosedRange<Double> { (values.min() ?? 0)...(values.max() ?? 0) }
        let (x, y) = (range(area.map(\.0)), range(area.map(\.1)))
        return stroke.allSatisfy { x.contains($0.0) && y.contains($0.1) }
    }

    private func isClosed(_ stroke: [(Double, Double)]) -> Bool {
        guard stroke.count > 3, let start = stroke.first, let end = stroke.last else { return false }
        return start == end
    }

    private func tenths(_ value: Double) -> Int { Int(bounded: value * 10) }

    private func number(_ tenths: Int) -> String {
        let rest = tenths.magnitude % 10
        return (tenths < 0 ? "-" : "") + "\(tenths.magnitude / 10)" + (rest == 0 ? "" : ".\(rest)")
    }
}
