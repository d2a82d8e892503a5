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
        for stroke in strokes {
            guard let start = stroke.first else { continue }
            let commands = zip(stroke, stroke.dropFirst()).map { from, to in
                "l\(tenths((to.0 - from.0) * side / 20)) \(tenths((to.1 - from.1) * side / 20))"
            }.joined()
            let (x, y) = (offset + start.0 * side / 20, offset + start.1 * side / 20)
            let isClosed = stroke.count > 3 && stroke.last.map { $0 == start } == true
            picture.add(
                isFilled && isClosed
                    ? .area(commands, fill: paint) : .strokes(commands, thickness: thickness, stroke: paint),
                x: x, y: y)
        }
    }

    private func tenths(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        let rest = tenths.magnitude % 10
        return (tenths < 0 ? "-" : "") + "\(tenths.magnitude / 10)" + (rest == 0 ? "" : ".\(rest)")
    }

    private static let ring: [(Double, Double)] = [
        (10, 0), (13.8, 0.8), (17.1, 2.9), (19.2, 6.2), (20, 10), (19.2, 13.8), (17.1, 17.1), (13.8, 19.2),
        (10, 20), (6.2, 19.2), (2.9, 17.1), (0.8, 13.8), (0, 10), (0.8, 6.2), (2.9, 2.9), (6.2, 0.8), (10, 0),
    ]

    /// Lines from point to point in a square of 20.
    private static let strokes: [String: [[(Double, Double)]]] = [
        "plus": [[(10, 1), (10, 19)], [(1, 10), (19, 10)]],
        "minus": [[(1, 10), (19, 10)]],
        "xmark": [[(2, 2), (18, 18)], [(18, 2), (2, 18)]],
        "checkmark": [[(2, 11), (8, 17), (18, 3)]],
        "circle": [ring],
        "square": [[(1, 1), (19, 1), (19, 19), (1, 19), (1, 1)]],
        "chevron.right": [[(6, 2), (14, 10), (6, 18)]],
        "chevron.left": [[(14, 2), (6, 10), (14, 18)]],
        "chevron.down": [[(2, 6), (10, 14), (18, 6)]],
        "chevron.up": [[(2, 14), (10, 6), (18, 14)]],
        "arrow.right": [[(1, 10), (19, 10)], [(12, 3), (19, 10), (12, 17)]],
        "arrow.left": [[(19, 10), (1, 10)], [(8, 3), (1, 10), (8, 17)]],
        "arrow.up": [[(10, 19), (10, 1)], [(3, 8), (10, 1), (17, 8)]],
        "arrow.down": [[(10, 1), (10, 19)], [(3, 12), (10, 19), (17, 12)]],
        "ellipsis": [[(2, 10), (2.1, 10)], [(10, 10), (10.1, 10)], [(18, 10), (18.1, 10)]],
        "star": [
            [
                (10, 0.5), (12.9, 6.8), (19.7, 7.6), (14.6, 12.2), (16, 19), (10, 15.6), (4, 19), (5.4, 12.2),
                (0.3, 7.6), (7.1, 6.8), (10, 0.5),
            ]
        ],
        "heart": [
            [
                (10, 18.5), (2.2, 10.8), (0.6, 7.4), (1.2, 4.2), (3.6, 2), (6.6, 1.8), (9, 3.4), (10, 5.2),
                (11, 3.4), (13.4, 1.8), (16.4, 2), (18.8, 4.2), (19.4, 7.4), (17.8, 10.8), (10, 18.5),
            ]
        ],
        "trash": [
            [(2, 4), (18, 4)], [(7, 4), (7, 1.5), (13, 1.5), (13, 4)],
            [(4, 4), (5, 19), (15, 19), (16, 4), (4, 4)],
        ],
        "pencil": [[(2, 18), (3, 13), (14, 2), (18, 6), (7, 17), (2, 18)]],
        "magnifyingglass": [
            [(8, 1), (12.9, 3.1), (15, 8), (12.9, 12.9), (8, 15), (3.1, 12.9), (1, 8), (3.1, 3.1), (8, 1)],
            [(13, 13), (19, 19)],
        ],
        "person": [
            [(10, 1), (13, 2.2), (14.2, 5), (13, 7.8), (10, 9), (7, 7.8), (5.8, 5), (7, 2.2), (10, 1)],
            [(1.5, 19), (3, 14.5), (7, 12), (13, 12), (17, 14.5), (18.5, 19), (1.5, 19)],
        ],
        "house": [[(1, 10), (10, 2), (19, 10)], [(4, 8), (4, 18), (16, 18), (16, 8)]],
        "bell": [
            [(2, 15), (4.5, 12), (4.5, 7), (7, 3), (13, 3), (15.5, 7), (15.5, 12), (18, 15), (2, 15)],
            [(8, 18), (12, 18)],
        ],
        "envelope": [[(1, 4), (19, 4), (19, 16), (1, 16), (1, 4)], [(1, 4.5), (10, 11.5), (19, 4.5)]],
        "exclamationmark": [[(10, 2), (10, 12)], [(10, 17), (10, 17.1)]],
        "exclamationmark.triangle": [
            [(10, 1.5), (19.5, 18.5), (0.5, 18.5), (10, 1.5)], [(10, 7.5), (10, 12.5)],
            [(10, 15.8), (10, 15.9)],
        ],
        "questionmark": [
            [(5, 6), (6.4, 2.6), (10, 1.4), (13.6, 2.6), (15, 5.6), (13.8, 8.4), (10, 11), (10, 13)],
            [(10, 18), (10, 18.1)],
        ],
        "info": [[(10, 8), (10, 18)], [(10, 3), (10, 3.1)]],
        "folder": [[(1, 16), (1, 4), (7, 4), (9, 6), (19, 6), (19, 16), (1, 16)]],
        "doc": [[(4, 1), (12, 1), (16, 5), (16, 19), (4, 19), (4, 1)], [(12, 1), (12, 5), (16, 5)]],
        "calendar": [
            [(1, 3), (19, 3), (19, 18), (1, 18), (1, 3)], [(1, 7.5), (19, 7.5)], [(6, 1), (6, 4)],
            [(14, 1), (14, 4)],
        ],
        "clock": [ring, [(10, 4), (10, 10), (14, 12)]],
        "tag": [[(1, 1), (9, 1), (19, 11), (11, 19), (1, 9), (1, 1)], [(5, 5), (5.1, 5)]],
        "bookmark": [[(4, 1), (16, 1), (16, 19), (10, 14), (4, 19), (4, 1)]],
        "flag": [[(3, 1), (3, 19)], [(3, 2), (17, 2), (14, 6.5), (17, 11), (3, 11)]],
        "lock": [
            [(3, 9), (17, 9), (17, 19), (3, 19), (3, 9)],
            [(6, 9), (6, 4), (8, 1.5), (12, 1.5), (14, 4), (14, 9)],
        ],
        "line.3.horizontal": [[(1, 4), (19, 4)], [(1, 10), (19, 10)], [(1, 16), (19, 16)]],
        "arrow.clockwise": [
            [
                (17, 5), (13.8, 2.5), (10, 1.6), (4.6, 3.8), (1.6, 10), (4.6, 16.2), (10, 18.4), (15.4, 16.2),
                (18, 11),
            ],
            [(17.5, 0.5), (17.3, 5.3), (12.5, 5.5)],
        ],
        "square.and.arrow.up": [
            [(10, 13), (10, 1)], [(6, 4.5), (10, 1), (14, 4.5)],
            [(6, 8), (3, 8), (3, 19), (17, 19), (17, 8), (14, 8)],
        ],
        "photo": [
            [(1, 3), (19, 3), (19, 17), (1, 17), (1, 3)], [(2, 15), (7, 9), (11, 13), (14, 10.5), (18, 15)],
            [(14.5, 7), (14.6, 7)],
        ],
        "film": [
            [(1, 2), (19, 2), (19, 18), (1, 18), (1, 2)], [(5, 2), (5, 18)], [(15, 2), (15, 18)],
            [(5, 10), (15, 10)],
        ],
    ]
}
