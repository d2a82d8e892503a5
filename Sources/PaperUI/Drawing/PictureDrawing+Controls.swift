extension PictureDrawing {
    /// The same drawing for what a control says, which is grey while that is out of use.
    func labelling(_ part: Part) -> PictureDrawing {
        var label = self
        if part.node.isControl && !part.node.isEnabled { label.tint = .disabled }
        return label
    }

    /// A control with its label.
    func control(_ part: Part, width: Double) -> Picture {
        let palette = Palette(scheme: part.environment.colorScheme)
        var label = labelling(part)
        switch part.kind {
        case .button(let role, _):
            return button(part, role, width: width)
        case .link:
            return label.link(part, palette, width: width)
        case .slider(let share, _):
            var track = Picture(width: width, height: 28)
            track.add(.box(width: width, height: 4, radius: 2, fill: palette.separator), y: 12)
            let fill = palette.fill(part.node.isEnabled ? part.environment.tint ?? .accentColor : .disabled)
            track.add(.box(width: width * share, height: 4, radius: 2, fill: fill), y: 12)
            track.add(
                .box(width: 26, height: 26, radius: 13, fill: palette.fill(.gray)), x: (width - 26) * share,
                y: 1)
            track.add(
                .box(width: 25, height: 25, radius: 12.5, fill: "#ffffff"), x: (width - 26) * share + 0.5,
                y: 1.5)
            return track
        case .picker:
            return picker(part, palette, width: width)
        case .menu:
            label.tint = part.node.isEnabled ? part.environment.tint ?? .accentColor : .disabled
            return label.column(part.parts(.label), width: width)
        case .progress(let share):
            return progress(share, part, palette, width: width)
        default:
            return .empty
        }
    }

    /// A label with the chosen option at its right, or all options in a bar.
    private func picker(_ part: Part, _ palette: Palette, width: Double) -> Picture {
        let options = part.node.options
        if part.environment.isPickerSegmented { return segments(options, palette, width: width) }
        var chosen = self
        chosen.tint = part.node.isEnabled ? part.environment.tint ?? .accentColor : .disabled
        let value = options.first { $0.isSelectedOption }?.parts() ?? []
        var menu = chosen.row(value, width: width / 2)
        menu.width += 16
        menu.height = max(menu.height, 14)
        menu.add(
            .strokes("l4 -4l4 4", thickness: 1.5, stroke: palette.fill(chosen.tint)),
            x: menu.width - 9, y: menu.height / 2 - 2)
        menu.add(
            .strokes("l4 4l4 -4", thickness: 1.5, stroke: palette.fill(chosen.tint)),
            x: menu.width - 9, y: menu.height / 2 + 2)
        if part.environment.looks.areLabelsHidden { return menu }
        return ends(column(part.parts(.label), width: max(width - menu.width - 8, 0)), menu, width: width)
    }

    private func segments(_ options: [Node], _ palette: Palette, width: Double) -> Picture {
        let share = width / Double(max(options.count, 1))
        let labels = options.map { row($0.parts(), width: max(share - 12, 0)) }
        let height = (labels.map(\.height).max() ?? 20) + 12
        var bar = Picture(width: width, height: height).upon(palette.field, radius: 9)
        for (index, label) in labels.enumerated() {
            let x = share * Double(index)
            if options[index].isSelectedOption {
                bar.add(
                    .box(width: share - 4, height: height - 4, radius: 7, fill: palette.segment), x: x + 2,
                    y: 2)
            }
            bar.add(label, x: x + (share - label.width) / 2, y: (height - label.height) / 2)
        }
        return bar
    }

    private func link(_ part: Part, _ palette: Palette, width: Double) -> Picture {
        var chevron = Picture(width: 8, height: 14)
        chevron.add(.strokes("l6 6l-6 6", thickness: 2, stroke: palette.disabled), x: 1, y: 1)
        return ends(column(part.parts(.label), width: width - 16), chevron, width: width)
    }

    /// One picture at the left and one at the right of a width.
    func ends(_ left: Picture, _ right: Picture, width: Double) -> Picture {
        var picture = Picture(width: width, height: max(left.height, right.height))
        picture.add(left, x: 0, y: (picture.height - left.height) / 2)
        picture.add(right, x: width - right.width, y: (picture.height - right.height) / 2)
        return picture
    }

    /// A line of text in a box, or in grey what stands there while it is empty.
    func field(_ text: String, prompt: String, _ part: Part, width: Double) -> Picture {
        var line = labelling(part)
        if text.isEmpty { line.tint = .secondary }
        let shown = line.text(text.isEmpty ? prompt : text, in: part.environment, width: .infinity)
        return field(shown, minHeight: 0, part, width: width)
    }

    /// Text in a box, unless it is plain or a row of a list is the box.
    func field(_ text: Picture, minHeight: Double, _ part: Part, width: Double) -> Picture {
        let palette = Palette(scheme: part.environment.colorScheme)
        let look = isInRow ? .plain : part.environment.looks.field
        let margin = look == .plain ? 0.0 : (look == .outlined ? 8 : 12)
        var field = Picture(width: width, height: max(text.height, minHeight) + margin * 1.5)
        switch look {
        case .filled: field = field.upon(palette.field, radius: 10)
        case .outlined:
            field = field.upon(palette.background, radius: 6)
            field.add(
                .outline(
                    width: width, height: field.height, radius: 6, thickness: 1, stroke: palette.separator))
        case .plain: break
        }
        field.add(text, x: margin, y: margin * 0.75)
        return field
    }

    /// A bar below its label, or a spinner above it.
    private func progress(_ share: Double?, _ part: Part, _ palette: Palette, width: Double) -> Picture {
        var inside = self
        if share == nil { inside.tint = .secondary }
        let label = inside.column(part.shownLabel, width: width)
        let dial = share.map { bar($0, part, palette, width: width) } ?? spinner(palette)
        guard label.height > 0 else { return dial }
        var picture = Picture(width: max(dial.width, label.width), height: dial.height + 8 + label.height)
        picture.add(
            dial, x: (picture.width - dial.width) / 2, y: share == nil ? 0 : picture.height - dial.height)
        picture.add(
            label, x: share == nil ? (picture.width - label.width) / 2 : 0,
            y: share == nil ? picture.height - label.height : 0)
        return picture
    }

    private func bar(_ share: Double, _ part: Part, _ palette: Palette, width: Double) -> Picture {
        let fill = palette.fill(part.environment.tint ?? .accentColor)
        var bar = Picture(width: width, height: 4).upon(palette.separator, radius: 2)
        bar.add(.box(width: width * share, height: 4, radius: 2, fill: fill))
        return bar
    }

    private func spinner(_ palette: Palette) -> Picture {
        var spinner = Picture(width: 24, height: 24)
        let spokes = [
            (12.0, 2.0, "v5"), (19, 5, "l-3.5 3.5"), (22, 12, "h-5"), (19, 19, "l-3.5 -3.5"), (12, 22, "v-5"),
            (5, 19, "l3.5 -3.5"), (2, 12, "h5"), (5, 5, "l3.5 3.5"),
        ]
        for (x, y, spoke) in spokes {
            spinner.add(.strokes(spoke, thickness: 2, stroke: palette.fill(.secondary)), x: x, y: y)
        }
        return spinner
    }
}
