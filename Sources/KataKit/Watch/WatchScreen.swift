/// Draws what `./kata watch` shows: a heading, a text that can be scrolled, a line on what goes on, and the keys.
struct WatchScreen {
    let style: Style
    let width: Int
    let height: Int

    /// What is to be seen.
    struct Scene: Equatable {
        var heading: String
        var body: String
        /// The first line of the body that is shown; too large a number shows the end.
        var offset = 0
        var status: String
        var keys: [String]
    }

    /// How many lines of the body there are, and how many of them are shown at once.
    func extent(of scene: Scene) -> (lines: Int, room: Int) {
        (body(of: scene).count, room(for: scene))
    }

    /// As many lines as the terminal has, none wider than it.
    func frame(_ scene: Scene) -> [String] {
        let body = body(of: scene)
        let room = room(for: scene)
        let offset = max(0, min(scene.offset, body.count - room))
        let shown = body[offset..<min(offset + room, body.count)]
        var status = scene.status
        if body.count > room { status += "  Lines \(offset + 1)–\(offset + shown.count) of \(body.count)." }
        let lines =
            [clipped(style.bold(scene.heading)), ""] + shown
            + Array(repeating: "", count: max(0, room - shown.count))
            + ["", clipped(style.dim(status))] + keys(of: scene)
        return Array(lines.prefix(height))
    }

    private func body(of scene: Scene) -> [String] { ScreenLines(width: width).lines(scene.body) }

    private func room(for scene: Scene) -> Int { max(1, height - 4 - keys(of: scene).count) }

    /// The keys in as many rows as they need.
    private func keys(of scene: Scene) -> [String] {
        var rows: [String] = []
        for key in scene.keys {
            if let row = rows.last, displayWidth(of: row) + 2 + displayWidth(of: key) <= width {
                rows[rows.count - 1] = row + "  " + key
            } else {
                rows.append(key)
            }
        }
        return rows.map { clipped($0) }
    }

    private func clipped(_ line: String) -> String { ScreenLines(width: width).lines(line).first ?? "" }
}
