/// The places of a picture that lives: what a finger and the Tab key reach there, and how a screen reader has it and the texts.
///
/// A control that is drawn in several places is one stop. A text that a control is named by is heard with its control alone.
final class LiveStops {
    struct Stop {
        enum Kind {
            /// To be tapped or typed into.
            case link
            /// Named, and nothing to be tapped: out of use, or dragged.
            case named
            /// A place for a finger that moves or stays.
            case place
        }

        let kind: Kind
        let isField: Bool
        let label: String
        let attributes: [(name: String, value: String)]
    }

    /// The words of a screen, by what a screen reader makes of them.
    struct Words {
        var headings: [String] = []
        var texts: [String] = []
        /// The words inside of controls, which name these.
        var names: [String] = []
        /// Words that are drawn, and are not heard now.
        var silent: [String] = []
    }

    private struct Room {
        let id: ObjectIdentifier
        let x: Range<Double>
        let y: Range<Double>
        /// True where no more is around than what the control itself draws.
        let isOwn: Bool
    }

    /// XML for the picture itself.
    let attributes: String
    private let stops: [ObjectIdentifier: Stop]
    private let words: Words
    private(set) var drawn: Set<ObjectIdentifier> = []
    /// The regions that are still to come.
    private var left: [ObjectIdentifier: Int] = [:]
    private var rooms: [Room] = []

    init(
        of picture: Picture, _ stops: [ObjectIdentifier: Stop], _ words: Words,
        attributes: [(name: String, value: String)]
    ) {
        (self.stops, self.words) = (stops, words)
        self.attributes = Self.xml(attributes)
        count(picture.shapes)
    }

    private func count(_ marks: [Mark]) {
        for mark in marks {
            switch mark.kind {
            case .region(let id, _, _): left[id, default: 0] += 1
            case .group(let inner, _, _, _, _), .turned(let inner, _, _, _, _): count(inner)
            default: break
            }
        }
    }

    /// - Parameter room: the attributes of a rectangle that nobody sees.
    /// - Returns: nil where the region is no use.
    func element(of id: ObjectIdentifier, x: Range<Double>, y: Range<Double>, _ room: String) -> String? {
        guard let stop = stops[id] else { return nil }
        let isFirst = drawn.insert(id).inserted
        left[id, default: 1] -= 1
        let isLast = left[id] == 0
        let all = Self.xml(stop.attributes)
        guard stop.kind != .place else { return "<rect \(room)\(all)/>" }
        rooms.append(Room(id: id, x: x, y: y, isOwn: isLast))
        let isStop = stop.isField ? isLast : isFirst
        if isStop {
            return stop.kind == .link
                ? "<a\(all) target=\"_top\"><rect \(room)/></a>" : "<g\(all)><rect \(room)/></g>"
        }
        guard stop.kind == .link else { return nil }
        let same = stop.attributes.filter { ["href", "data-node", "data-deeds"].contains($0.name) }
        return "<a\(Self.xml(same)) target=\"_top\" tabindex=\"-1\" aria-hidden=\"true\"><rect \(room)/></a>"
    }

    /// The attributes by which a screen reader has a line of text at a place.
    func voice(of line: String, x: Double, y: Double) -> String {
        let line = line.hasSuffix("…") ? String(line.dropLast()) : line
        for room in rooms where room.x.contains(x) && room.y.contains(y) {
            if room.isOwn || stops[room.id]?.label.contains(line) == true { return Self.hidden }
        }
        func isIn(_ words: [String]) -> Bool { words.contains { $0.contains(line) } }
        if isIn(words.headings), !words.texts.contains(line) { return " role=\"heading\" aria-level=\"1\"" }
        return isIn(words.silent + [Picture.time]) && !isIn(words.texts) && !isIn(words.names)
            ? Self.hidden : ""
    }

    private static let hidden = " aria-hidden=\"true\""

    private static func xml(_ attributes: [(name: String, value: String)]) -> String {
        attributes.map { name, value in
            let lines = value.split(separator: "\n", omittingEmptySubsequences: false).map {
                SVGDocument.escaped(String($0)).replacing("\"", with: "&quot;")
            }
            return " \(name)=\"\(lines.joined(separator: "&#10;"))\""
        }.joined()
    }
}
