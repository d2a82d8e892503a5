/// The drawings that several controls share.
extension PictureDrawing {
    /// The same drawing for what a control says, which is grey while that is out of use.
    func labelling(_ part: Part) -> PictureDrawing {
        var label = self
        if part.node.isControl && !part.node.isEnabled { label.tint = .disabled }
        return label
    }

    /// One picture at the left and one at the right of a width.
    func ends(_ left: Picture, _ right: Picture, width: Double) -> Picture {
        var picture = Picture(width: width, height: max(left.height, right.height))
        picture.add(left, x: 0, y: (picture.height - left.height) / 2)
        picture.add(right, x: width - right.width, y: (picture.height - right.height) / 2)
        return picture
    }

    /// A picture between what stands at its ends, in the width that these leave.
    func between(
        _ left: [Part], _ right: [Part], width: Double, _ middle: (Double) -> Picture
    ) -> Picture {
        let (least, most) = (column(left, width: width / 3), column(right, width: width / 3))
        func room(_ end: Picture) -> Double { end.width > 0 ? end.width + 8 : 0 }
        let picture = middle(width - room(least) - room(most))
        return ends(least, ends(picture, most, width: width - room(least)), width: width)
    }

    /// A title, and in grey and smaller below it what more a label says. SwiftUI's documentation of `Toggle` and
    /// `LabeledContent`: "the first text represents the title and the second text represents the subtitle".
    func titles(_ parts: [Part], width: Double) -> Picture {
        guard parts.count > 1, parts.allSatisfy(\.node.isText) else { return column(parts, width: width) }
        var small = self
        small.font = .subheadline
        if small.tint != .disabled { small.tint = .secondary }
        var titles = column([parts[0]], width: width)
        let rest = small.column(Array(parts.dropFirst()), spacing: 2, width: width)
        let title = titles
        titles = Picture(width: max(title.width, rest.width), height: title.height + 2 + rest.height)
        titles.add(title, x: 0, y: 0)
        titles.add(rest, x: 0, y: title.height + 2)
        return titles
    }

    /// A line, filled to a share.
    func bar(_ share: Double, _ part: Part, width: Double) -> Picture {
        let palette = Palette(scheme: part.environment.colorScheme)
        let fill = palette.fill(part.environment.tint ?? .accentColor)
        var bar = Picture(width: width, height: 4).upon(palette.separator, radius: 2)
        bar.add(.box(width: width * share, height: 4, radius: 2, fill: fill))
        return bar
    }

    /// A line of text, or in grey what stands there while it is empty: in a search field, in a box where one is asked for, or
    /// with nothing around it.
    func field(_ text: String, prompt: String, _ part: Part, width: Double) -> Picture {
        var line = labelling(part)
        if text.isEmpty { line.tint = part.node.role == .search ? .secondary : .tertiary }
        let shown = line.text(text.isEmpty ? prompt : text, in: part.environment, width: .infinity)
        if part.node.role == .search { return searchField(shown, part, width: width) }
        switch part.environment.looks.field {
        case .plain: return shown.placed(inWidth: width, height: shown.height, .leading)
        case .capsule: return capsule(shown, part)
        case .outlined:
            let palette = Palette(scheme: part.environment.colorScheme)
            var field = Picture(width: width, height: shown.height + 12).upon(palette.background, radius: 6)
            field.add(
                .outline(
                    width: width, height: field.height, radius: 6, thickness: 1, stroke: palette.separator))
            field.add(shown, x: 8, y: 6)
            return field
        }
    }

    /// Text behind a magnifier, upon grey.
    private func searchField(_ text: Picture, _ part: Part, width: Double) -> Picture {
        let palette = Palette(scheme: part.environment.colorScheme)
        var field = Picture(width: width, height: max(text.height + 14, 36)).upon(palette.field, radius: 10)
        let magnifier = Symbol(name: "magnifyingglass").picture(
            side: text.height * 0.8, paint: palette.fill(.secondary), upon: palette.field, weight: 400)
        field.add(magnifier, x: 8, y: (field.height - magnifier.height) / 2)
        field.add(text, x: magnifier.width + 14, y: (field.height - text.height) / 2)
        return field
    }

    /// A value upon grey, as wide as it is.
    private func capsule(_ text: Picture, _ part: Part) -> Picture {
        let palette = Palette(scheme: part.environment.colorScheme)
        var capsule = Picture(width: text.width + 22, height: text.height + 12).upon(palette.field, radius: 6)
        capsule.add(text, x: 11, y: 6)
        return capsule
    }

    /// The words of a button, in a box.
    func boxed(_ label: Picture, _ fill: String, _ shape: ButtonBorderShape) -> Picture {
        var (width, height) = (label.width + 24, label.height + 14)
        if shape == .circle {
            width = max(label.width, label.height) + 14
            height = width
        }
        let radius =
            switch shape {
            case .capsule, .circle: height / 2
            case .automatic, .roundedRectangle: 8.0
            }
        var box = Picture(width: width, height: height).upon(fill, radius: radius)
        box.add(label, x: (width - label.width) / 2, y: (height - label.height) / 2)
        return box
    }
}
