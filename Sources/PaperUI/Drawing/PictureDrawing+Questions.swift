/// The questions that are asked over the screen.
extension PictureDrawing {
    /// A question: its words, and its buttons below, two of them beside each other.
    func alert(_ part: Part, width: Double) -> Picture {
        var buttons = part.parts() + part.parts(.cancel)
        let isPair = buttons.count == 2
        if let cancel = buttons.firstIndex(where: \.isCancel) {
            let button = buttons.remove(at: cancel)
            buttons.insert(button, at: isPair ? 0 : buttons.count)
        }
        return sheet(
            words: words(of: part, tint: .primary, width: width), buttons,
            areBeside: isPair, height: 44, in: part.environment, width: width)
    }

    /// The choices of a dialog, at the foot of a phone, and the way out in a card of its own.
    func dialog(_ part: Part, width: Double) -> Picture {
        let buttons = part.parts() + part.parts(.cancel)
        let words = words(of: part, tint: .secondary, width: width)
        let offers = sheet(
            words: words, buttons.filter { !$0.isCancel }, height: 56, in: part.environment, width: width)
        let cancel = sheet(
            words: .empty, buttons.filter(\.isCancel), height: 56, in: part.environment, width: width)
        var picture = Picture(width: width, height: offers.height + 8 + cancel.height)
        picture.add(offers, x: 0, y: 0)
        picture.add(cancel, x: 0, y: offers.height + 8)
        return picture
    }

    /// The title and what more is said, in the middle of a width.
    private func words(of part: Part, tint: Color, width: Double) -> Picture {
        var small = self
        small.font = .footnote
        small.tint = tint
        let title = column(part.parts(.header), .center, width: width - 32)
        let message = small.column(part.parts(.footer), .center, spacing: 4, width: width - 32)
        var words = Picture(width: width, height: 20)
        for picture in [title, message] where picture.height > 0 {
            words.add(picture, x: (width - picture.width) / 2, y: words.height)
            words.height += picture.height + 4
        }
        words.height += 12
        return words
    }

    private func sheet(
        words: Picture, _ buttons: [Part], areBeside: Bool = false, height: Double,
        in environment: EnvironmentValues, width: Double
    ) -> Picture {
        let palette = Palette(scheme: environment.colorScheme)
        let share = areBeside ? width / Double(buttons.count) : width
        var card = Picture(width: width, height: words.height)
        card.add(words, x: 0, y: 0)
        for (index, button) in buttons.enumerated() {
            var inside = self
            if button.isCancel { inside.font = .headline }
            let label = inside.picture(of: button, width: share - 32)
            let x = areBeside ? share * Double(index) : 0
            if x > 0 {
                card.add(
                    .box(width: 1, height: height, radius: 0, fill: palette.separator), x: x,
                    y: card.height - height)
            } else {
                if card.height > 0 {
                    card.add(
                        .box(width: width, height: 1, radius: 0, fill: palette.separator), y: card.height)
                }
                card.height += height
            }
            let room = Picture(width: share, height: height)
            card.add(
                reaching(room, button.node.parts(where: \.isTappable).first), x: x, y: card.height - height)
            card.add(
                label, x: x + (share - label.width) / 2, y: card.height - (height + label.height) / 2)
        }
        return card.upon(palette.question, radius: 14)
    }
}

extension Part {
    /// True where a tap ends something without doing it.
    fileprivate var isCancel: Bool { node.buttonRole == .cancel }
}
