/// The room between the bars of a phone's page, in points.
struct PageRoom {
    let width: Double
    let height: Double
    /// The heights from the room to the ends of the screen.
    let above: Double
    let below: Double
    /// The radius of the screen's corners.
    let corner: Double

    /// The room of a page in this one, between bars of its own; nil where it does not fill this one.
    func without(_ top: Double, _ bottom: Double, ofWidth width: Double, height: Double?) -> PageRoom? {
        guard let height, width >= self.width, height >= self.height else { return nil }
        return PageRoom(
            width: width, height: max(height - top - bottom, 0), above: above + top, below: below + bottom,
            corner: corner)
    }

    /// The room for a view that goes below the bars at some edges; nil where it goes below none.
    func open(_ edges: Edge.Set) -> PageRoom? {
        let (top, bottom) = (edges.contains(.top), edges.contains(.bottom))
        guard top || bottom else { return nil }
        return PageRoom(
            width: width, height: height, above: top ? above : 0, below: bottom ? below : 0, corner: corner)
    }

    /// A picture that fills the room, upon a colour that fills the screen; nil for a smaller one.
    func fill(behind picture: Picture, _ fill: String) -> Picture? {
        guard picture.width >= width, picture.height >= height else { return nil }
        var screen = Picture(width: picture.width, height: picture.height)
        screen.add(
            .box(width: picture.width, height: picture.height + above + below, radius: corner, fill: fill),
            y: -above)
        screen.add(picture, x: 0, y: 0)
        return screen
    }

    /// A picture that fills the screen, in the place of one that fills the room; nil for a smaller one.
    func cut(_ picture: Picture) -> Picture? {
        let inside = picture.height - above - below
        guard picture.width >= width, inside >= height else { return nil }
        var room = Picture(width: picture.width, height: inside)
        room.add(picture.grouped(clip: .rounded(corner)), x: 0, y: -above)
        return room
    }
}
