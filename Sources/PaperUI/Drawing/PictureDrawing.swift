/// Draws parts as pictures: a plain layout of its own, close to a phone's.
///
/// A part is drawn into a width. Text takes what it needs of it; fields, toggles, links and lists take all.
@MainActor
struct PictureDrawing {
    /// The colour of text that has none of its own.
    var tint = Color.primary
    /// Whether this is inside a row of a list, where fields have no box of their own.
    var isInRow = false

    func picture(of part: Part, width: Double) -> Picture {
        picture(of: part, wrappedIn: part.modifiers[...], width: width)
    }

    /// The modifiers from the outside to the inside, then the part itself.
    private func picture(
        of part: Part, wrappedIn modifiers: ArraySlice<Modifier>, width: Double
    ) -> Picture {
        guard let modifier = modifiers.first else { return bare(part, width: width) }
        let rest = modifiers.dropFirst()
        switch modifier {
        case .padding(let edges, let length):
            let length = Double(length ?? 16)
            let left = edges.contains(.leading) ? length : 0
            let right = edges.contains(.trailing) ? length : 0
            let top = edges.contains(.top) ? length : 0
            let bottom = edges.contains(.bottom) ? length : 0
            let inner = picture(of: part, wrappedIn: rest, width: max(width - left - right, 0))
            var padded = Picture(width: inner.width + left + right, height: inner.height + top + bottom)
            padded.add(inner, x: left, y: top)
            return padded
        case .frame(let fixedWidth, let fixedHeight, let alignment):
            let inner = picture(of: part, wrappedIn: rest, width: fixedWidth.map { Double($0) } ?? width)
            return inner.placed(
                inWidth: fixedWidth.map { Double($0) } ?? inner.width,
                height: fixedHeight.map { Double($0) } ?? inner.height, alignment)
        case .background(let color):
            let fill = Palette(scheme: part.environment.colorScheme).fill(color)
            return picture(of: part, wrappedIn: rest, width: width).upon(fill)
        default:
            return picture(of: part, wrappedIn: rest, width: width)
        }
    }

    private func bare(_ part: Part, width: Double) -> Picture {
        switch part.kind {
        case .text(let text): self.text(text, in: part.environment, width: width)
        case .button, .link, .textField, .textEditor, .toggle, .progress: control(part, width: width)
        case .hStack(let alignment, let spacing):
            row(part.parts(), alignment, spacing: spacing.map { Double($0) } ?? 8, width: width)
        case .vStack(let alignment, let spacing):
            column(part.parts(), alignment, spacing: spacing.map { Double($0) } ?? 8, width: width)
        case .zStack(let alignment): pile(part.parts(), alignment, width: width)
        case .spacer(let length): Picture(width: 0, height: Double(length ?? 0))
        case .divider: rule(in: part.environment, width: width)
        case .list, .form: list(ListSection.sections(of: part), in: part.environment, width: width)
        case .page: page(Page(part.node), in: part.environment, width: width)
        case .section, .group, .composite, .navigation:
            column(part.parts(), .leading, spacing: 8, width: width)
        }
    }

    /// Parts one below another.
    func column(
        _ parts: [Part], _ alignment: HorizontalAlignment = .leading, spacing: Double = 8, width: Double
    ) -> Picture {
        let pictures = parts.map { picture(of: $0, width: width) }
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

    /// Parts side by side. What is free goes to the spacers; where it is short, the widest give way first.
    func row(
        _ parts: [Part], _ alignment: VerticalAlignment = .center, spacing: Double = 8, width: Double
    ) -> Picture {
        let room = max(width - spacing * Double(max(parts.count - 1, 0)), 0)
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

        let height = pictures.map(\.height).max() ?? 0
        for index in parts.indices where parts[index].isDivider {
            let palette = Palette(scheme: parts[index].environment.colorScheme)
            pictures[index] = Picture(width: 1, height: height).upon(palette.separator)
        }
        var row = Picture(width: 0, height: height)
        for picture in pictures {
            row.add(picture, x: row.width, y: (height - picture.height) * alignment.share)
            row.width += picture.width + spacing
        }
        row.width = max(row.width - spacing, 0)
        return row
    }

    /// Parts one upon another.
    private func pile(_ parts: [Part], _ alignment: Alignment, width: Double) -> Picture {
        let pictures = parts.map { picture(of: $0, width: width) }
        let width = pictures.map(\.width).max() ?? 0
        let height = pictures.map(\.height).max() ?? 0
        return pictures.reduce(into: Picture(width: width, height: height)) { pile, picture in
            pile.add(picture.placed(inWidth: width, height: height, alignment), x: 0, y: 0)
        }
    }

    private func rule(in environment: EnvironmentValues, width: Double) -> Picture {
        Picture(width: width, height: 1).upon(Palette(scheme: environment.colorScheme).separator)
    }

    /// Text in the environment's font and colour, broken into lines.
    func text(
        _ text: String, in environment: EnvironmentValues, font: Font = .body, width: Double
    ) -> Picture {
        let metrics = TextMetrics(environment, default: font)
        let fill = Palette(scheme: environment.colorScheme).fill(environment.foreground ?? tint)
        let lines = metrics.lines(of: text, within: width)
        var picture = Picture(width: 0, height: metrics.lineHeight * Double(lines.count))
        for (index, line) in lines.enumerated() where !line.isEmpty {
            let width = metrics.width(of: line)
            picture.add(
                .text(line, width: width, size: metrics.size, weight: metrics.weight, fill: fill),
                y: metrics.lineHeight * Double(index) + metrics.ascent)
            picture.width = max(picture.width, width)
        }
        return picture
    }
}
