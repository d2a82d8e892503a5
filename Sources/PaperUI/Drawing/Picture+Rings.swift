extension Picture {
    /// A ring that is filled to a share, from its top on as a clock goes.
    static func ring(
        side: Double, thickness: Double, filledTo share: Double, _ ink: String, upon track: String
    ) -> Picture {
        var ring = Picture(width: side, height: side)
        ring.add(
            .outline(
                width: side, height: side, radius: side / 2, thickness: thickness, stroke: track))
        if share > 0 { ring.addArc(from: 0, to: 24 * share, thickness: thickness, ink) }
        return ring
    }

    /// A ring with a gap below, and a mark at a share of the way from the gap's left to its right.
    static func openRing(
        side: Double, thickness: Double, markedAt share: Double, _ ink: String, upon ground: String
    ) -> Picture {
        var ring = Picture(width: side, height: side)
        ring.addArc(from: 15, to: 33, thickness: thickness, ink)
        let radius = (side - thickness) / 2
        let place = Symbol.direction(15 + 18 * share)
        for (size, fill) in [(thickness + 6, ground), (thickness + 1, ink)] {
            ring.add(
                .box(width: size, height: size, radius: size / 2, fill: fill),
                x: side / 2 + radius * place.x - size / 2, y: side / 2 + radius * place.y - size / 2)
        }
        return ring
    }

    /// A part of a circle, from one hour to another of a day that begins at the top.
    private mutating func addArc(from start: Double, to end: Double, thickness: Double, _ stroke: String) {
        let radius = (width - thickness) / 2
        var hours = [start]
        while let last = hours.last, last < end { hours.append(min(last + 1, end)) }
        let points = hours.map { hour in
            let place = Symbol.direction(hour)
            return (width / 2 + radius * place.x, height / 2 + radius * place.y)
        }
        add(
            .strokes(Symbol.arcs(through: points, radius: radius), thickness: thickness, stroke: stroke),
            x: points[0].0, y: points[0].1)
    }
}
