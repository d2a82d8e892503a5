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

    /// The symbol in a square.
    func picture(side: Double, paint: String, weight: Int) -> Picture {
        var picture = Picture(width: side, height: side)
        let thickness = side * (weight >= 600 ? 0.11 : 0.08)
        guard let strokes = Self.strokes[base] else {
            picture.add(
                .outline(
                    width: side, height: side, radius: side * 0.2, thickness: thickness * 0.7, stroke: paint))
            let letter = String(base.prefix(1)).uppercased()
            let metrics = TextMetrics(size: side * 0.6, weight: 500)
            let width = metrics.width(of: letter)
            picture.add(
                .text(letter, width: width, size: metrics.size, weight: 500, fill: paint),
                x: (side - width) / 2, y: side * 0.72)
            return picture
        }
        guard let frame else {
            add(strokes, to: &picture, at: side * 0.08, side: side * 0.84, thickness, paint, isFilled)
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
            strokes, to: &picture, at: side * 0.27, side: side * 0.46, thickness,
            isFilled ? "#ffffff" : paint, false)
        return picture
    }

    private func add(
        _ strokes: [[(Double, Double)]], to picture: inout Picture, at offset: Double, side: Double,
        _ thickness: Double, _ paint: String, _ isFilled: Bool
    ) {
        var hasArea = false
        for stroke in strokes {
            guard let start = stroke.first else { continue }
            let points = stroke.map { (tenths($0.0 * side / 20), tenths($0.1 * side / 20)) }
            let commands = zip(points, points.dropFirst()).map { from, to in
                "l\(number(to.0 - from.0)) \(number(to.1 - from.1))"
            }.joined()
            let (x, y) = (offset + start.0 * side / 20, offset + start.1 * side / 20)
            let isClosed = isClosed(stroke)
            // What is drawn upon an area shows by being left out of it.
            let ink = isFilled && hasArea && !isClosed ? "#ffffff" : paint
            picture.add(
                isFilled && isClosed
                    ? .area(commands, fill: paint) : .strokes(commands, thickness: thickness, stroke: ink),
                x: x, y: y)
            hasArea = hasArea || isClosed
        }
    }

    private func isClosed(_ stroke: [(Double, Double)]) -> Bool {
        guard stroke.count > 3, let start = stroke.first, let end = stroke.last else { return false }
        return start == end
    }

    private func tenths(_ value: Double) -> Int { Int((value * 10).rounded()) }

    private func number(_ tenths: Int) -> String {
        let rest = tenths.magnitude % 10
        return (tenths < 0 ? "-" : "") + "\(tenths.magnitude / 10)" + (rest == 0 ? "" : ".\(rest)")
    }
}
