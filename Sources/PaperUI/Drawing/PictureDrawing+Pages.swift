extension PictureDrawing {
    /// The bar of a page, and its content below.
    func page(_ page: Page, in environment: EnvironmentValues, width: Double) -> Picture {
        let content = column(page.content, .center, width: width)
        guard page.hasBar else { return content.placed(inWidth: width, height: content.height, .top) }
        let bar = bar(of: page, in: environment, width: width)
        var picture = Picture(width: width, height: bar.height + 12 + content.height)
        picture.add(bar, x: 0, y: 0)
        picture.add(content, x: (width - content.width) / 2, y: bar.height + 12)
        return picture
    }

    /// The way back and the toolbar in one line; the title in its middle, or large below on a first page.
    private func bar(of page: Page, in environment: EnvironmentValues, width: Double) -> Picture {
        var plain = environment
        plain.font = nil
        plain.foreground = nil
        let tools = row(page.toolbar, spacing: 16, width: width * 0.7)
        var link = self
        link.tint = .accentColor
        let back = page.back == nil ? .empty : link.text("‹ Back", in: plain, width: width)
        let isInline = page.back != nil
        let title = page.title.map {
            text($0, in: plain, font: isInline ? .headline : .largeTitle.bold(), width: width)
        }

        let lineHeight = max(tools.height, back.height)
        var bar = Picture(width: width, height: lineHeight)
        bar.add(back, x: 0, y: 0)
        bar.add(tools, x: width - tools.width, y: 0)
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
