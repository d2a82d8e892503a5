/// Parts below, beside and upon each other.
extension PictureDrawing {
    /// Parts one below another.
    func column(
        _ parts: [Part], _ alignment: HorizontalAlignment = .leading, spacing: Double = 8, width: Double
    ) -> Picture {
        let pictures = pictures(of: parts, spacing: spacing, width: width)
        var column = Picture(
            width: pictures.map(\.width).max() ?? 0,
            height: pictures.map(\.height).reduce(0, +) + spacing * Double(max(pictures.count - 1, 0)))
        var y = 0.0
        for picture in pictures {
            column.add(picture, x: (column.width - picture.width) * alignment.share, y: y)
            y += picture.height + spacing
        }
        return column
    }

    /// The pictures of a column's parts. What is free of its height, if that is known, goes to those that grow.
    private func pictures(of parts: [Part], spacing: Double, width: Double) -> [Picture] {
        guard let roomHeight, parts.contains(where: \.growsDown) else {
            return parts.map { tall.picture(of: $0, width: width) }
        }
        let fixed = parts.map { $0.growsDown ? nil : tall.picture(of: $0, width: width) }
        let taken = fixed.compactMap { $0?.height }.reduce(0, +) + spacing * Double(parts.count - 1)
        let share = max(roomHeight - taken, 0) / Double(fixed.count { $0 == nil })
        return zip(parts, fixed).map { part, picture in
            if let picture { return picture }
            return part.isSpacer
                ? Picture(width: 0, height: share) : higher(share).picture(of: part, width: width)
        }
    }

    /// Parts side by side. What is free goes to the spacers; where it is short, the widest give way first.
    func row(
        _ parts: [Part], _ alignment: VerticalAlignment = .center, spacing: Double = 8, width: Double
    ) -> Picture {
        let room = max(width - spacing * Double(max(parts.count - 1, 0)), 0)
        if let stripWidth { return line(parts, alignment, spacing: spacing, width: stripWidth) }
        var pictures = parts.map {
            $0.isDivider ? Picture(width: 1, height: 0) : picture(of: $0, width: room)
        }
        var left = room
        let narrowFirst = pictures.indices.sorted { (pictures[$0].width, $0) < (pictures[$1].width, $1) }
        for (done, index) in narrowFirst.enumerated() {
            let share = left / Double(parts.count - done)
            if pictures[index].width > share { pictures[index] = picture(of: parts[index], width: share) }
            left -= pictures[index].width
        }
        let spacers = parts.indices.filter { parts[$0].isSpacer }
        for index in spacers {
            pictures[index] = Picture(width: max(left, 0) / Double(spacers.count), height: 0)
        }

        return aligned(parts, pictures, alignment, spacing: spacing)
    }

    /// Parts side by side, each as wide as it is.
    private func line(
        _ parts: [Part], _ alignment: VerticalAlignment, spacing: Double, width: Double
    ) -> Picture {
        var inside = self
        inside.stripWidth = nil
        let pictures = parts.map {
            $0.isSpacer || $0.isDivider
                ? Picture(width: $0.isSpacer ? 0 : 1, height: 0) : inside.picture(of: $0, width: width)
        }
        return inside.aligned(parts, pictures, alignment, spacing: spacing)
    }

    /// Parts that scroll sideways, from their start on; what does not fit is out of sight.
    func strip(_ parts: [Part], width: Double) -> Picture {
        var inside = tall
        inside.stripWidth = width
        let content = inside.column(parts, width: width)
        let seen = content.placed(inWidth: width, height: content.height, .leading)
        return content.width > width ? seen.grouped(clip: .rectangle) : seen
    }

    private func aligned(
        _ parts: [Part], _ drawn: [Picture], _ alignment: VerticalAlignment, spacing: Double
    ) -> Picture {
        var pictures = drawn
        let height = height(of: parts, pictures)
        for index in parts.indices where parts[index].isShape && roomHeight == nil {
            pictures[index] = higher(height).picture(of: parts[index], width: pictures[index].width)
        }
        for index in parts.indices where parts[index].isDivider {
            let palette = Palette(scheme: parts[index].environment.colorScheme)
            pictures[index] = Picture(width: 1, height: height).upon(palette.separator)
        }
        if let baseline = alignment.baseline { return .row(pictures, on: baseline, spacing: spacing) }
        var row = Picture(width: 0, height: height)
        for picture in pictures {
            row.add(picture, x: row.width, y: (height - picture.height) * alignment.share)
            row.width += picture.width + spacing
        }
        row.width = max(row.width - spacing, 0)
        return row
    }

    /// Parts in columns of one width, row by row, and over the whole width what stands above and below sections.
    func grid(
        _ lines: [GridLine], _ count: Int, _ alignment: HorizontalAlignment, spacing: Double, width: Double
    ) -> Picture {
        let share = max((width - spacing * Double(count - 1)) / Double(count), 0)
        var grid = Picture(width: width, height: 0)
        for (index, line) in lines.enumerated() {
            if index > 0 { grid.height += spacing }
            let row = line.parts.map { picture(of: $0, width: line.isWide ? width : share) }
            let height = row.map(\.height).max() ?? 0
            for (column, cell) in row.enumerated() {
                let x =
                    line.isWide
                    ? (width - cell.width) * alignment.share
                    : (share + spacing) * Double(column) + (share - cell.width) / 2
                grid.add(cell, x: x, y: grid.height + (height - cell.height) / 2)
            }
            grid.height += height
        }
        return grid
    }

    /// Parts one upon another.
    func pile(_ parts: [Part], _ alignment: Alignment, width: Double) -> Picture {
        let parts = parts.inFront
        var pictures = parts.map { picture(of: $0, width: width) }
        let height = height(of: parts, pictures)
        for index in parts.indices where parts[index].isShape && roomHeight == nil {
            pictures[index] = higher(height).picture(of: parts[index], width: width)
        }
        let width = pictures.map(\.width).max() ?? 0
        return pictures.reduce(into: Picture(width: width, height: height)) { pile, picture in
            pile.add(picture.placed(inWidth: width, height: height, alignment), x: 0, y: 0)
        }
    }

    /// The height of parts beside or upon each other. Shapes take that of the others.
    private func height(of parts: [Part], _ pictures: [Picture]) -> Double {
        let fixed = zip(parts, pictures).filter { !$0.0.isShape }.map(\.1.height)
        return (fixed.isEmpty || roomHeight != nil ? pictures.map(\.height) : fixed).max() ?? 0
    }

    func higher(_ height: Double) -> PictureDrawing {
        var drawing = self
        drawing.roomHeight = height
        return drawing
    }
}
