extension Symbol {
    /// A line from point to point in a square of 20.
    typealias Stroke = [(Double, Double)]

    /// The lines of a symbol; nil where it is not known.
    static func strokes(_ name: String) -> [Stroke]? {
        drawings[name]?.split(separator: "/").map { $0.split(separator: " ").flatMap(points) }
    }

    /// The names of the symbols that are known.
    static var names: [String] { drawings.keys.sorted() }

    private static let drawings: [String: String] = {
        var drawings: [String: String] = [:]
        var names: [Substring] = []
        for line in table.split(separator: "\n") {
            let halves = line.split(separator: ": ")
            if halves.count == 2 { names = halves[0].split(separator: " ") }
            for name in names { drawings[String(name), default: ""] += " " + (halves.last ?? "") }
        }
        return drawings
    }()

    /// A point, or those of a form.
    private static func points(_ words: Substring) -> Stroke {
        let form = words.first.flatMap { $0.isLetter ? $0 : nil }
        let numbers = (form == nil ? words : words.dropFirst()).split { $0 == "," || $0 == "-" }
            .compactMap { Double($0) }
        let (x, y) = (numbers[0], numbers[1])
        switch form {
        case "o": return arc(x, y, numbers[2], from: 0, to: 24)
        case "a": return arc(x, y, numbers[2], from: Int(numbers[3]), to: Int(numbers[4]))
        case "b":
            let (right, foot) = (x + numbers[2], y + numbers[3])
            return [(x, y), (right, y), (right, foot), (x, foot), (x, y)]
        default: return [(x, y)]
        }
    }

    private static func arc(_ x: Double, _ y: Double, _ radius: Double, from: Int, to: Int) -> Stroke {
        stride(from: from, through: to, by: from < to ? 1 : -1).map { hour in
            (x + circle[hour % 24].0 * radius, y + circle[hour % 24].1 * radius)
        }
    }

    /// The point of a circle around 0 of radius 1 at an hour of a day that begins at the top.
    static func direction(_ hour: Double) -> (x: Double, y: Double) {
        let index = Int(bounded: hour, .down)
        let (from, to) = (circle[index % 24], circle[(index + 1) % 24])
        let share = hour - Double(index)
        let (x, y) = (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)
        let length = (x * x + y * y).squareRoot()
        return (x / length, y / length)
    }

    /// A table, since sines differ in their last digits from machine to machine.
    private static let circle: [(Double, Double)] = [
        (0.0000, -1.0000), (0.2588, -0.9659), (0.5000, -0.8660), (0.7071, -0.7071),
        (
            0.8660,
            -0.5000
        ), (0.9659, -0.2588), (1.0000, 0.0000), (0.9659, 0.2588), (0.8660, 0.5000),
        (
            0.7071,
            0.7071
        ), (0.5000, 0.8660), (0.2588, 0.9659), (0.0000, 1.0000), (-0.2588, 0.9659),
        (
            -0.5000,
            0.8660
        ), (-0.7071, 0.7071), (-0.8660, 0.5000), (-0.9659, 0.2588), (-1.0000, 0.0000),
        (-0.9659, -0.2588), (-0.8660, -0.5000), (-0.7071, -0.7071), (-0.5000, -0.8660),
        (
            -0.2588,
            -0.9659
        ), (0.0000, -1.0000),
    ]
}
