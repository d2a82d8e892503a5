extension PictureDrawing {
    /// The bar of a page, its content below, and the bar at its foot. On a phone the content stands in the middle of the
    /// room between, if it does not fill it.
    func page(_ page: Page, in environment: EnvironmentValues, width: Double) -> Picture {
        let bar = page.hasBar ? bar(of: page, in: environment, width: width) : .empty
        let foot = foot(of: page, in: environment, width: width)
        let top = page.hasBar ? bar.height + (isPhone ? 8 : 12) : 0
        let bottom = foot.height > 0 ? foot.height + (isPhone ? 0 : 16) : 0

        var inside = self
        inside.roomHeight = roomHeight.map { max($0 - top - bottom, 0) }
        inside.pageRoom = pageRoom?.without(top, bottom, ofWidth: width, height: roomHeight)
        let content = inside.column(page.content, .center, width: width)
        let room = max(content.height, inside.roomHeight ?? 0)
        var picture = Picture(width: width, height: top + room + bottom)
        // Bars are in front of what goes on below them.
        let isBelow = content.shapes.contains { $0.y < 0 }
        if !isBelow { picture.add(bar, x: 0, y: 0) }
        picture.add(content, x: (width - content.width) / 2, y: top + (room - content.height) / 2)
        if isBelow { picture.add(bar, x: 0, y: 0) }
        picture.add(foot, x: (width - foot.width) / 2, y: picture.height - foot.height)
        return picture
    }

    /// The page of a tab view that is shown, in the middle of its room, and the pages' dots below.
    func pages(_ part: Part, width: Double) -> Picture {
        let content = column(part.parts(), .center, width: width)
        var row = Picture(width: 0, height: 0)
        if let dots = part.node.dots {
            let palette = Palette(scheme: part.environment.colorScheme)
            row = Picture(width: Double(dots.count) * 16 - 8, height: 24)
            for index in 0..<dots.count {
                let fill = palette.fill(index == dots.chosen ? .primary : .tertiary)
                row.add(.box(width: 8, height: 8, radius: 4, fill: fill), x: Double(index) * 16, y: 8)
            }
        }
        let height = max(roomHeight ?? 0, content.height + row.height)
        var pages = Picture(width: width, height: height)
        pages.add(content, x: (width - content.width) / 2, y: (height - row.height - content.height) / 2)
        pages.add(row, x: (width - row.width) / 2, y: height - row.height)
        return pages
    }

    /// The toolbar at the foot of a page, and the bar of the tabs below.
    private func foot(of page: Page, in environment: EnvironmentValues, width: Double) -> Picture {
        let tools = inBar.row(page.bottom + page.keyboard, spacing: 16, width: width - 2 * margin)
        let tabs = tabs(of: page, in: environment, width: width)
        let inset = inset(page, isLowest: tools.height + tabs.height == 0, in: environment, width: width)
        guard tools.height > 0 else { return tabs.below(inset) }
        let line = tools.placed(
            inWidth: tools.width, height: isPhone ? max(tools.height, 44) : tools.height, .center)
        var foot = Picture(width: max(line.width, tabs.width), height: line.height + tabs.height)
        foot.add(line, x: (foot.width - line.width) / 2, y: 0)
        foot.add(tabs, x: 0, y: line.height)
        return foot.below(inset)
    }

    /// The views that are inset at the foot, from edge to edge. Where nothing is below them, their background goes on
    /// to the end of the screen.
    private func inset(
        _ page: Page, isLowest: Bool, in environment: EnvironmentValues, width: Double
    ) -> Picture {
        var inset = column(page.bottomInset, .center, spacing: 0, width: width)
        let room = inset.placed(inWidth: width, height: inset.height, .center)
        guard isLowest, safeArea > 0, let part = page.bottomInset.last, let color = part.outerBackground
        else {
            return room
        }
        inset = room
        let fill = Palette(scheme: environment.colorScheme).fill(color)
        inset.add(.box(width: width, height: safeArea, radius: 0, fill: fill), y: inset.height)
        return inset
    }

    /// The tabs' symbols above their titles, each in a share of the width.
    private func tabs(of page: Page, in environment: EnvironmentValues, width: Double) -> Picture {
        guard !page.tabs.isEmpty else { return .empty }
        let palette = Palette(scheme: environment.colorScheme)
        let share = width / Double(page.tabs.count)
        var bar = Picture(width: width, height: 49)
        bar.add(.box(width: width, height: 0.5, radius: 0, fill: palette.separator))
        for (index, tab) in page.tabs.enumerated() {
            var inside = self
            inside.isFillingSymbols = true
            inside.tint = index == page.chosenTab ? environment.tint ?? .accentColor : .gray
            var label = tab.parts(.label)
            if label.count == 1, label[0].node.isRow { label = label[0].parts() }
            let pictures = label.map { part in
                inside.font = part.node.imageName == nil ? .tab : .title3
                return inside.picture(of: part, width: share)
            }
            bar.add(
                reaching(Picture(width: share, height: 49), tab.node.parts(where: \.isTappable).first),
                x: share * Double(index), y: 0)
            var y = (49 - pictures.map(\.height).reduce(0, +)) / 2
            for picture in pictures {
                bar.add(picture, x: share * Double(index) + (share - picture.width) / 2, y: y)
                y += picture.height
            }
        }
        return bar
    }

    /// The same drawing in a bar, where labels are icons.
    private var inBar: PictureDrawing {
        var drawing = self
        drawing.isInBar = true
        return drawing
    }

    /// The room that lists and bars leave free at both sides of a phone.
    var margin: Double { isPhone && !isInRow ? 16 : 0 }

    /// The line of the title, and below it the field for what is searched.
    private func bar(of page: Page, in environment: EnvironmentValues, width: Double) -> Picture {
        let inside = width - 2 * margin
        let line = titleLine(of: page, in: environment, width: inside)
        let field = head(of: page, width: width)
        let gap = line.height > 0 && field.height > 0 ? 8.0 : 0
        var bar = Picture(width: width, height: line.height + gap + field.height)
        bar.add(line, x: margin, y: 0)
        bar.add(field, x: 0, y: line.height + gap)
        return bar
    }

    /// The field for what is searched, with what ends the search at its right, and what is inset below the bar.
    private func head(of page: Page, width: Double) -> Picture {
        var head = Picture(width: width, height: 0)
        for line in page.head {
            let side = line.isInset ? 0 : margin
            let picture = row(
                line.tokens + [line.part] + (line.end.map { [$0] } ?? []), width: width - 2 * side)
            if head.height > 0 { head.height += 8 }
            head.add(picture, x: line.isInset ? (width - picture.width) / 2 : side, y: head.height)
            head.height += picture.height
        }
        return head
    }

    /// The way back and the toolbar in one line; the title in its middle, or large below on a first page.
    private func titleLine(of page: Page, in environment: EnvironmentValues, width: Double) -> Picture {
        var plain = environment
        plain.font = nil
        plain.foreground = nil
        let tools = inBar.row(page.toolbar, spacing: 16, width: width * 0.7)
        var link = self
        link.tint = .accentColor
        let back =
            page.back == nil
            ? inBar.row(page.leading, spacing: 16, width: width * 0.4)
            : reaching(
                link.text("‹ Back", in: plain, width: width),
                page.back?.node.parts(where: \.isTappable).first)
        let middle = inBar.row(page.principal, width: width * 0.4)
        let isInline = page.titleMode == .inline || page.isPushed && page.titleMode != .large
        let title = page.title.map {
            text($0, in: plain, font: isInline ? .headline : .largeTitle.bold(), width: width)
        }

        let pieces = [back, tools, middle]
        let lineHeight = max(pieces.map(\.height).max() ?? 0, isPhone ? 44 : 0)
        var bar = Picture(width: width, height: lineHeight)
        func add(_ piece: Picture, x: Double) { bar.add(piece, x: x, y: (lineHeight - piece.height) / 2) }
        add(back, x: 0)
        add(tools, x: width - tools.width)
        add(middle, x: (width - middle.width) / 2)
        guard let title, page.principal.isEmpty || !isInline else { return bar }
        if isInline && title.width + 2 * max(back.width, tools.width) + 16 <= width {
            bar.height = max(lineHeight, title.height)
            add(title, x: (width - title.width) / 2)
        } else {
            let y = lineHeight == 0 ? 0 : lineHeight + (isPhone ? 3 : 8)
            bar.height = y + title.height
            bar.add(title, x: 0, y: y)
        }
        return bar
    }

    /// Sections as cards with their rows, each with its header above and its footer below.
    func list(_ sections: [ListSection], in environment: EnvironmentValues, width: Double) -> Picture {
        let isPlain = environment.looks.isListPlain
        let side = isPlain ? 0 : margin
        var picture = Picture(width: width, height: 0)
        for section in sections {
            if picture.height > 0 { picture.height += 20 }
            note(section.header, isPlain ? .headline : .footnote, isPlain, under: &picture)
            let card = rows(section.rows, isPlain: isPlain, in: environment, width: width - 2 * side)
            picture.add(card, x: side, y: picture.height)
            picture.height += card.height
            note(section.footer, .footnote, isPlain, under: &picture)
        }
        return picture
    }

    /// A header or a footer: grey, and small above and below a card.
    private func note(_ parts: [Part], _ font: Font, _ isPlain: Bool, under picture: inout Picture) {
        guard !parts.isEmpty else { return }
        var small = self
        small.tint = .secondary
        small.font = font
        let inset = isPlain ? margin : margin + 16
        let note = small.column(parts, width: picture.width - 2 * inset)
        picture.add(note, x: inset, y: picture.height + 4)
        picture.height += note.height + 8
    }
}

extension Part {
    /// The colour of the outermost background, if there is nothing around it.
    fileprivate var outerBackground: Color? {
        for layer in layers {
            switch layer.modifier {
            case .background(let color): return color
            case .padding, .frame, .clip, .drawn: return nil
            default: break
            }
        }
        return nil
    }
}

extension Picture {
    /// The picture with another one above it.
    fileprivate func below(_ other: Picture) -> Picture {
        guard other.height > 0 else { return self }
        var both = Picture(width: max(width, other.width), height: other.height + height)
        both.add(other, x: (both.width - other.width) / 2, y: 0)
        both.add(self, x: (both.width - width) / 2, y: other.height)
        return both
    }
}

extension Font {
    /// The title of a tab.
    fileprivate static let tab = Font.system(size: 10, weight: .medium)
}
