import KataBase

/// Draws what `./kata watch` shows: a heading, a text that can be scrolled, what comes next, a line on what goes on,
/// and the keys.
package struct WatchScreen {
    let style: TextStyle
    let width: Int
    let height: Int

    package init(style: TextStyle, width: Int, height: Int) {
        self.style = style
        self.width = width
        self.height = height
    }

    /// The contents of the screen.
    package struct Scene: Equatable {
        var heading: String
        var body: String
        /// Stays in sight below the body, where the terminal has the room; may be empty.
        var next = ""
        /// The first line of the body that is shown; too large a number shows the end.
        var offset = 0
        var status: String
        var keys: [String]

        package init(
            heading: String, body: String, next: String = "", offset: Int = 0, status: String, keys: [String]
        ) {
            self.heading = heading
            self.body = body
            self.next = next
            self.offset = offset
            self.status = status
            self.keys = keys
        }
    }

    /// The number of lines of the body, and of those that are shown at once.
    package func extent(of scene: Scene) -> (lines: Int, room: Int) {
        let layout = layout(of: scene)
        return (layout.body.count, layout.room)
    }

    /// The lines of a scene: as many as the terminal has, none wider than it.
    package func frame(_ scene: Scene) -> [String] {
        let (body, next, room) = layout(of: scene)
        let offset = max(0, min(scene.offset, body.count - room))
        let shown = body[offset..<min(offset + room, body.count)]
        let isWhole = shown.count == body.count
        let status =
            isWhole ? scene.status : scene.status + Self.place(offset + 1, offset + shown.count, body.count)
        let frame =
            [lines(style.bold(scene.heading))[0], ""] + shown + next
            + Array(repeating: "", count: max(0, room - shown.count))
            + [""] + lines(style.dim(status)) + rows(of: scene.keys)
        return Array(frame.prefix(height))
    }

    /// The lines of the body and of what stays below it, and how many of the body's are shown at once.
    private func layout(of scene: Scene) -> (body: [String], next: [String], room: Int) {
        let body = lines(scene.body)
        guard !scene.next.isEmpty else { return (body, [], room(for: scene, body: body)) }
        let next = [""] + lines(scene.next)
        let room = room(for: scene, body: body, next: next)
        guard room < min(body.count, Self.leastRoom) else { return (body, next, room) }
        return (body + next, [], self.room(for: scene, body: body + next))
    }

    /// The lines of the body that have to be in sight: with fewer it could not be read.
    private static let leastRoom = 3

    private func lines(_ text: String) -> [String] { ScreenLines(width: width).lines(text) }

    /// The rows that everything else leaves to the body.
    private func room(for scene: Scene, body: [String], next: [String] = []) -> Int {
        let room = { (status: String) in
            max(1, height - 3 - next.count - lines(status).count - rows(of: scene.keys).count)
        }
        if body.count <= room(scene.status) { return room(scene.status) }
        return room(scene.status + Self.place(body.count, body.count, body.count))
    }

    /// The numbers of the lines in sight, and the keys that bring the others: they are not needed before.
    private static func place(_ first: Int, _ last: Int, _ count: Int) -> String {
        "  Lines \(first)–\(last) of \(count): ↑↓ space PgUp"
    }

    /// The keys in as many rows as they need.
    private func rows(of keys: [String]) -> [String] {
        var rows: [String] = []
        for key in keys {
            if let row = rows.last, displayWidth(of: row) + 2 + displayWidth(of: key) <= width {
                rows[rows.count - 1] = row + "  " + key
            } else {
                rows.append(key)
            }
        }
        return rows.map { lines($0)[0] }
    }
}
