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
        let body = lines(scene.body)
        return (body.count, room(for: scene, body: body))
    }

    /// As many lines as the terminal has, none wider than it.
    func frame(_ scene: Scene) -> [String] {
        let body = lines(scene.body)
        let room = room(for: scene, body: body)
        let offset = max(0, min(scene.offset, body.count - room))
        let shown = body[offset..<min(offset + room, body.count)]
        let isWhole = shown.count == body.count
        let status =
            isWhole ? scene.status : scene.status + Self.place(offset + 1, offset + shown.count, body.count)
        let frame =
            [lines(style.bold(scene.heading))[0], ""] + shown
            + Array(repeating: "", count: max(0, room - shown.count))
            + [""] + lines(style.dim(status)) + keys(of: scene)
        return Array(frame.prefix(height))
    }

    private func lines(_ text: String) -> [String] { ScreenLines(width: width).lines(text) }

    /// The rows that the heading, the status and the keys leave to the body.
    private func room(for scene: Scene, body: [String]) -> Int {
        let room = { (status: String) in max(1, height - 3 - lines(status).count - keys(of: scene).count) }
        if body.count <= room(scene.status) { return room(scene.status) }
        return room(scene.status + Self.place(body.count, body.count, body.count))
    }

    private static func place(_ first: Int, _ last: Int, _ count: Int) -> String {
        "  Lines \(first)–\(last) of \(count)."
    }

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
        return rows.map { lines($0)[0] }
    }
}
