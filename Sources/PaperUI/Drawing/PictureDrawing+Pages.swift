extension PictureDrawing {
    /// The bar of a page, and its content below.
    func page(_ page: Page, in environment: EnvironmentValues, width: Double) -> Picture {
        var content = column(page.content, .center, width: width)
        if !page.bottom.isEmpty {
            let foot = row(page.bottom, spacing: 16, width: width)
            var whole = Picture(
                width: max(content.width, foot.width), height: content.height + 16 + foot.height)
            whole.add(content, x: (whole.width - content.width) / 2, y: 0)
            whole.add(foot, x: (whole.width - foot.width) / 2, y: content.height + 16)
            content = whole
        }
        guard page.hasBar else { return content.placed(inWidth: width, height: content.height, .top) }
        let bar = bar(of: page, in: environment, width: width)
        var picture = Picture(width: width, height: bar.height + 12 + content.height)
        picture.add(bar, x: 0, y: 0)
        picture.add(content, x: (width - content.width) / 2, y: bar.height + 12)
        return picture
    }

    /// The line of the title, and the field for what is searched below.
    private func bar(of page: Page, in environment: EnvironmentValues, width: Double) -> Picture {
        let line = titleLine(of: page, in: environment, width: width)
        guard !page.search.isEmpty else { return line }
        let field = column(page.search, width: width)
        var bar = Picture(width: width, height: line.height + (line.height > 0 ? 8 : 0) + field.height)
        bar.add(line, x: 0, y: 0)
        bar.add(field, x: 0, y: bar.height - field.height)
        return bar
    }

    /// The way back and the toolbar in one line; the title in its middle, or large below on a first page.
    private func titleLine(of page: Page, in environment: EnvironmentValues, width: Double) -> Picture {
        var plain = environment
        plain.font = nil
        plain.foreground = nil
        let tools = row(page.toolbar, spacing: 16, width: width * 0.7)
        var link = self
        link.tint = .accentColor
        let back =
            page.back == nil
            ? row(page.leading, spacing: 16, width: width * 0.4)
            : link.text("‹ Back", in: plain, width: width)
        let middle = row(page.principal, width: width * 0.4)
        let isInline = page.titleMode == .inline || page.back != nil && page.titleMode != .large
        let title = page.title.map {
            text($0, in: plain, font: isInline ? .headline : .largeTitle.bold(), width: width)
        }

        let lineHeight = max(tools.height, back.height, middle.height)
        var bar = Picture(width: width, height: lineHeight)
        bar.add(back, x: 0, y: 0)
        bar.add(tools, x: width - tools.width, y: 0)
        bar.add(middle, x: (width - middle.width) / 2, y: 0)
        guard let title else { return bar }
        if isInline && title.width + 2 * max(back.width, tools.width) + 16 <= width {
            bar.add(title, x: (width - title.width) / 2, y: 0)
        } else {
            let y = lineHeight == 0 ? 0 : lineHeight + 8
            bar.height = y + title.height
            bar.add(title, x: 0, y: y)
        }
        return bar
    }

    /// A question: its words, and its buttons below.
    func alert(_ part: Part, width: Double) -> Picture {
        let palette = Palette(scheme: part.environment.colorScheme)
        let title = column(part.parts(.header), .center, width: width - 32)
        let message = column(part.parts(.footer), .center, spacing: 4, width: width - 32)
        let buttons = (part.parts() + part.parts(.cancel)).map { picture(of: $0, width: width - 32) }
        var card = Picture(width: width, height: 20)
        for words in [title, message] where words.height > 0 {
            card.add(words, x: (width - words.width) / 2, y: card.height)
            card.height += words.height + 4
        }
        card.height += 12
        for button in buttons {
            card.add(.box(width: width, height: 1, radius: 0, fill: palette.separator), y: card.height)
            card.add(button, x: (width - button.width) / 2, y: card.height + (44 - button.height) / 2)
            card.height += 44
        }
        return card.upon(palette.card, radius: 14)
    }

    /// Sections as cards with their rows, each with its header above and its footer below.
    func list(_ sections: [ListSection], in environment: EnvironmentValues, width: Double) -> Picture {
        var picture = Picture(width: width, height: 0)
        for section in sections {
            if picture.height > 0 { picture.height += 20 }
            note(section.header, under: &picture)
            let card = card(section.rows, in: environment, width: width)
            picture.add(card, x: 0, y: picture.height)
            picture.height += card.height
            note(section.footer, under: &picture)
        }
        return picture
    }

    /// A header or a footer: small and grey.
    private func note(_ parts: [Part], under picture: inout Picture) {
        guard !parts.isEmpty else { return }
        var small = self
        small.tint = .secondary
        let note = small.column(parts, width: picture.width - 32)
        picture.add(note, x: 16, y: picture.height + 4)
        picture.height += note.height + 8
    }

    private func card(_ rows: [Part], in environment: EnvironmentValues, width: Double) -> Picture {
        let palette = Palette(scheme: environment.colorScheme)
        var inside = self
        inside.isInRow = true
        var card = Picture(width: width, height: 0)
        for (index, row) in rows.enumerated() {
            if index > 0 {
                let line = Mark.Kind.box(width: width - 16, height: 1, radius: 0, fill: palette.separator)
                card.add(line, x: 16, y: card.height)
            }
            let row = inside.picture(of: row, width: width - 32)
            let height = max(row.height + 22, 44)
            card.add(row, x: 16, y: card.height + (height - row.height) / 2)
            card.height += height
        }
        return card.upon(palette.card, radius: 12)
    }
}
