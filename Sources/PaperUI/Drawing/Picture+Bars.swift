/// What the system draws upon every screen of a phone without a button.
extension Picture {
    /// The picture of a screen below the system's bars: the clock and the signs at its top, and the bar at its foot by which
    /// a finger goes home.
    func belowBars(_ palette: Palette) -> Picture {
        let ink = palette.fill(.primary)
        var screen = self
        screen.add(.statusBar(width: width, ink: ink), x: 0, y: 0)
        screen.add(
            .box(width: 134, height: 5, radius: 2.5, fill: ink), x: (width - 134) / 2, y: height - 13)
        return screen
    }

    /// The time that every picture of a phone shows.
    static let time = "9:41"

    private static func statusBar(width: Double, ink: String) -> Picture {
        var bar = Picture(width: width, height: 54)
        bar.add(.box(width: 126, height: 37, radius: 18.5, fill: "#000000"), x: (width - 126) / 2, y: 11)
        let clock = TextMetrics(size: 17, weight: 600)
        let middle = (width - 126) / 4
        let timeWidth = clock.width(of: time)
        bar.add(
            .text(time, width: timeWidth, size: clock.size, weight: clock.weight, fill: ink),
            x: middle - timeWidth / 2, y: 36)
        let signs = signs(ink)
        bar.add(signs, x: width - middle - signs.width / 2, y: 23.5)
        return bar
    }

    /// The signal of the phone, that of the network, and the battery.
    private static func signs(_ ink: String) -> Picture {
        var signs = Picture(width: 76, height: 12.5)
        for (index, height) in [4.5, 6.5, 9, 12].enumerated() {
            signs.add(
                .box(width: 3, height: height, radius: 1, fill: ink), x: 4.7 * Double(index),
                y: 12.2 - height)
        }
        signs.add(.strokes("q7 -6.2 14 0", thickness: 2, stroke: ink), x: 25.5, y: 4.6)
        signs.add(.strokes("q4 -3.6 8 0", thickness: 2, stroke: ink), x: 28.5, y: 7.9)
        signs.add(.box(width: 3.4, height: 3.4, radius: 1.7, fill: ink), x: 30.8, y: 9)
        signs.add(
            .outline(width: 25, height: 12.5, radius: 4, thickness: 1, stroke: ink + "66"), x: 48, y: 0)
        signs.add(.box(width: 21, height: 8.5, radius: 2.2, fill: ink), x: 50, y: 2)
        signs.add(.box(width: 1.5, height: 4, radius: 0.7, fill: ink + "66"), x: 74, y: 4.2)
        return signs
    }
}
