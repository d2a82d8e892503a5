/// The rows of a list.
extension PictureDrawing {
    /// Rows one below another, with lines between them: on a card, or from edge to edge.
    func rows(_ rows: [Part], isPlain: Bool, in environment: EnvironmentValues, width: Double) -> Picture {
        let palette = Palette(scheme: environment.colorScheme)
        var inside = self
        inside.isInRow = true
        let inset = isPlain ? margin : 16
        var card = Picture(width: width, height: 0)
        for (index, row) in rows.enumerated() {
            if index > 0 {
                let line = Mark.Kind.box(width: width - inset, height: 1, radius: 0, fill: palette.separator)
                card.add(line, x: inset, y: card.height)
            }
            let row = inside.row(row, inset: inset, width: width)
            card.add(row, x: 0, y: card.height)
            card.height += row.height
        }
        if isPlain { return card }
        card = card.upon(palette.card, radius: 12)
        // Such rows may reach the corners.
        return rows.contains { $0.rowInsets != nil || $0.swipe != nil }
            ? card.grouped(clip: .rounded(12)) : card
    }

    /// A row with the room on its sides, and at one side what a swipe has shown.
    private func row(_ part: Part, inset: Double, width: Double) -> Picture {
        let insets = part.rowInsets
        let (left, right) = (
            insets.map { Double($0.leading) } ?? inset, insets.map { Double($0.trailing) } ?? inset
        )
        let (top, bottom) = (insets.map { Double($0.top) } ?? 11, insets.map { Double($0.bottom) } ?? 11)
        let content = picture(of: part.unswiped, width: max(width - left - right, 0))
        var row = Picture(width: width, height: max(content.height + top + bottom, 44))
        for node in part.swiped + [onlyControl(of: part.node)].compactMap(\.self) {
            row.add(reaching(Picture(width: width, height: row.height), node), x: 0, y: 0)
        }
        row.add(content, x: left, y: top + (row.height - top - bottom - content.height) / 2)
        guard let swipe = part.swipe else { return row }

        let buttons = swipe.buttons.map { swipeButton($0, height: row.height) }
        let offset = buttons.map(\.width).reduce(0, +)
        var swiped = Picture(width: width, height: row.height)
        swiped.add(row, x: swipe.edge == .trailing ? -offset : offset, y: 0)
        // The first is the one at the edge.
        var place = 0.0
        for button in buttons {
            swiped.add(button, x: swipe.edge == .leading ? place : width - place - button.width, y: 0)
            place += button.width
        }
        return swiped.grouped(clip: .rectangle)
    }

    /// The one control that a finger on the row uses; nil where there are several. What a menu or a picker offers is
    /// not in the row.
    private func onlyControl(of row: Node) -> Node? {
        let controls = row.parts(where: \.isControl).filter { control in
            !control.holders.contains { $0.isMenu || $0.isPicker }
        }
        return controls.count == 1 ? controls[0] : nil
    }

    /// A button as high as its row, in its colour.
    private func swipeButton(_ part: Part, height: Double) -> Picture {
        let palette = Palette(scheme: part.environment.colorScheme)
        var fill = part.environment.tint ?? .gray
        if part.node.buttonRole == .destructive { fill = .red }
        if !part.node.isEnabled { fill = .disabled }
        var inside = self
        inside.tint = .white
        inside.isInBar = true
        let label = inside.column(part.node.isTappable ? part.parts(.label) : [part], .center, width: 120)
        var button = Picture(width: max(label.width + 24, 74), height: height).upon(palette.fill(fill))
        button = reaching(button, part.node)
        button.add(label, x: (button.width - label.width) / 2, y: (height - label.height) / 2)
        return button
    }
}

extension Part {
    fileprivate var rowInsets: EdgeInsets? {
        for layer in layers { if case .rowInsets(let insets) = layer.modifier { return insets } }
        return nil
    }

    /// The buttons that a swipe over the row has shown, and the edge at which they are.
    fileprivate var swipe: (edge: HorizontalEdge, buttons: [Part])? {
        for layer in layers {
            guard let edge = layer.swipeEdge, !layer.parts.isEmpty else { continue }
            return (edge, layer.parts)
        }
        return nil
    }

    /// The views whose row offers something to a swipe.
    fileprivate var swiped: [Node] { layers.filter { $0.swipeEdge != nil }.map(\.owner) }

    /// The row without what a swipe has shown.
    fileprivate var unswiped: Part { Part(node: node, layers: layers.filter { $0.swipeEdge == nil }) }
}

extension Part.Layer {
    /// The edge at which the modifier offers something to a swipe. A list that is edited shows its buttons in its rows.
    @MainActor
    fileprivate var swipeEdge: HorizontalEdge? {
        switch modifier {
        case .swipeActions(let edge, _): edge
        case .editableRow where !owner.environment.isListEdited: .trailing
        default: nil
        }
    }
}
