/// Shapes with the room that they take, from the top left corner, in points.
struct Picture: Sendable {
    var width: Double
    var height: Double
    private(set) var shapes: [Mark] = []

    static let empty = Picture(width: 0, height: 0)

    /// Puts a shape at a place.
    mutating func add(_ kind: Mark.Kind, x: Double = 0, y: Double = 0) {
        shapes.append(Mark(kind: kind, x: x, y: y))
    }

    /// Puts another picture at a place.
    mutating func add(_ picture: Picture, x: Double, y: Double) {
        for shape in picture.shapes { add(shape.kind, x: shape.x + x, y: shape.y + y) }
    }

    /// The picture in a room of another size, where it stands as the alignment says.
    func placed(inWidth width: Double, height: Double, _ alignment: Alignment) -> Picture {
        var room = Picture(width: width, height: height)
        room.add(
            self, x: (width - self.width) * alignment.horizontal.share,
            y: (height - self.height) * alignment.vertical.share)
        return room
    }

    /// The shapes that begin above a height.
    func top(_ height: Double) -> Picture {
        var top = self
        top.shapes = shapes.filter { $0.top < height }
        return top
    }

    /// The picture as one shape: cut to an outline, or seen through.
    func grouped(clip: ShapeForm? = nil, opacity: Double = 1) -> Picture {
        var room = Picture(width: width, height: height)
        let radius = clip.map { $0.radius(width: width, height: height) }
        room.add(.group(shapes, width: width, height: height, radius: radius, opacity: opacity))
        return room
    }

    /// The picture drawn elsewhere, in the room that it had.
    func drawn(x: Double, y: Double, degrees: Double, scale: Double) -> Picture {
        var room = Picture(width: width, height: height)
        if degrees == 0 && scale == 1 {
            room.add(self, x: x, y: y)
        } else {
            room.add(
                .turned(shapes, width: width, height: height, degrees: degrees, scale: scale), x: x, y: y)
        }
        return room
    }

    /// The picture upon a box that fills its room.
    func upon(_ fill: String, radius: Double = 0) -> Picture {
        var room = Picture(width: width, height: height)
        room.add(.box(width: width, height: height, radius: radius, fill: fill))
        room.add(self, x: 0, y: 0)
        return room
    }
}

/// A shape at a place.
struct Mark: Sendable {
    enum Kind: Sendable {
        case box(width: Double, height: Double, radius: Double, fill: String)
        /// On a base line.
        case text(String, width: Double, size: Double, weight: Int, fill: String)
        /// In SVG's relative commands.
        case strokes(String, thickness: Double, stroke: String)
        /// In SVG's relative commands.
        case area(String, fill: String)
        /// A line along the inside of a box.
        case outline(width: Double, height: Double, radius: Double, thickness: Double, stroke: String)
        /// Turned and scaled around the middle of its box.
        case turned([Mark], width: Double, height: Double, degrees: Double, scale: Double)
        /// A room in which a finger reaches a node, which is named by its identity. Only a live picture has it.
        case region(ObjectIdentifier, width: Double, height: Double)
        /// Cut to a box with round corners, if there is a radius.
        case group([Mark], width: Double, height: Double, radius: Double?, opacity: Double)
    }

    let kind: Kind
    let x: Double
    let y: Double

    /// The upper edge of the shape.
    var top: Double { if case .text(_, _, let size, _, _) = kind { y - size } else { y } }
}
