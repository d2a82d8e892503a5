extension Screen {
    /// The screen drawn as an SVG document: a plain phone screen in light or dark.
    ///
    /// The layout is PaperUI's own and close to a phone's. Its bytes are the same on every machine: widths of
    /// text are estimated from a table, and it needs no font or script from elsewhere.
    ///
    /// For the drawing, the views are evaluated in the colour scheme and the text size that are asked for.
    ///
    /// Without a height the picture is as high as what is on the screen. With one it is a phone: bars, lists and sheets
    /// stand where they do there, and what does not fill the screen stands in its middle. Paper does not scroll, so what
    /// is longer makes the picture higher.
    ///
    /// - Parameters:
    ///   - width: in points; 390 is a phone, 320 a small one, 1024 a tablet.
    ///   - height: in points; 844 is the phone that is 390 wide.
    ///   - colorScheme: light or dark; nil is what the screen has.
    ///   - dynamicTypeSize: the reader's text size; nil is what the screen has.
    /// - Returns: the document; a blank one once the screen is unmounted.
    public func svg(
        width: Int = 390, height: Int? = nil, colorScheme: ColorScheme? = nil,
        dynamicTypeSize: DynamicTypeSize? = nil
    ) -> String {
        let before = surroundings
        surroundings.colorScheme = colorScheme ?? before.colorScheme
        surroundings.dynamicTypeSize = dynamicTypeSize ?? before.dynamicTypeSize
        defer { surroundings = before }
        let picture = picture(width: Double(width), height: height.map { Double($0) })
        return SVGDocument(picture: picture, isSnapshot: true).text
    }

    /// - Parameters:
    ///   - isLive: whether the picture says where a finger reaches what. It has the bars of the system, too.
    ///   - hasBars: whether a phone with round corners shows the bars of the system.
    func picture(width: Double, height: Double?, isLive: Bool = false, hasBars: Bool = false) -> Picture {
        var drawing = PictureDrawing()
        drawing.isLive = isLive
        guard let front, let base = front.base else { return Picture(width: width, height: 0) }
        // Only the phones without a button below have round corners.
        let isRound = (height ?? 0) >= 800
        let (statusBar, homeBar) = isRound ? (54.0, 34.0) : (20, 0)
        var picture =
            height.map { phone(base, by: drawing, width: width, height: $0, statusBar, homeBar) }
            ?? card(base, by: drawing, width: width)
        if case .alert(let isDialog) = front.kind, let part = front.parts().first {
            picture = picture.asking(part, by: drawing, isAtFoot: isDialog && height != nil, above: homeBar)
        }
        return isRound && (isLive || hasBars)
            ? picture.belowBars(Palette(scheme: base.environment.colorScheme)) : picture
    }

    /// The views with some room around them.
    private func card(_ base: Node, by drawing: PictureDrawing, width: Double) -> Picture {
        let content = drawing.page(Page(base), in: base.environment, width: max(width - 32, 0))
        let top = base.isPresentation ? 32.0 : 20
        var picture = Picture(width: width, height: content.height + top + 20)
        if base.isPresentation { addGrip(to: &picture, y: 8, on: base) }
        picture.add(content, x: 16, y: top)
        return picture.upon(paper(of: base), radius: 20)
    }

    /// The views on a screen of at least that height. A sheet leaves a strip of what it covers.
    private func phone(
        _ base: Node, by plain: PictureDrawing, width: Double, height: Double, _ statusBar: Double,
        _ homeBar: Double
    ) -> Picture {
        let strip = base.isPresentation ? statusBar + 10 : 0
        let top = base.isPresentation ? 24 : statusBar
        var drawing = plain
        drawing.isPhone = true
        drawing.safeArea = homeBar
        let room = height - strip - top - homeBar
        drawing.roomHeight = room
        drawing.pageRoom = PageRoom(
            width: width, height: room, above: top, below: homeBar, corner: base.isPresentation ? 12 : 20)
        let content = drawing.page(Page(base), in: base.environment, width: width)

        var page = Picture(width: width, height: content.height + top + homeBar)
        if base.isPresentation { addGrip(to: &page, y: 6, on: base) }
        page.add(content, x: 0, y: top)
        var screen = Picture(width: width, height: strip + page.height)
        if strip > 0, let below = base.parent?.base {
            let covered = phone(below, by: plain, width: width, height: height, statusBar, homeBar)
            // What lies under the sheet itself nobody sees.
            screen.add(covered.top(strip), x: 0, y: 0)
            let shade = Palette(scheme: base.environment.colorScheme).shade
            screen.add(.box(width: width, height: screen.height, radius: 20, fill: shade))
        }
        screen.add(page.upon(paper(of: base), radius: base.isPresentation ? 12 : 20), x: 0, y: strip)
        return screen
    }

    private func paper(of base: Node) -> String {
        let palette = Palette(scheme: base.environment.colorScheme)
        return base.subtree.contains { $0.isGroupedList } ? palette.groupedBackground : palette.background
    }

    /// Adds the grip by which a sheet is pulled down.
    private func addGrip(to picture: inout Picture, y: Double, on sheet: Node) {
        let fill = Palette(scheme: sheet.environment.colorScheme).disabled
        picture.add(
            .box(width: 36, height: 5, radius: 2.5, fill: fill), x: (picture.width - 36) / 2, y: y)
    }
}

extension Picture {
    /// The picture in the shade of a question: in its middle, or at its foot.
    @MainActor
    fileprivate func asking(_ part: Part, by drawing: PictureDrawing, isAtFoot: Bool, above homeBar: Double)
        -> Picture
    {
        let question =
            isAtFoot
            ? drawing.dialog(part, width: width - 16)
            : drawing.alert(part, width: min(270, width - 32))
        var asking = Picture(width: width, height: max(height, question.height + 40))
        asking.add(self, x: 0, y: 0)
        asking.add(.box(width: width, height: asking.height, radius: 20, fill: "#00000033"))
        let free = asking.height - question.height
        asking.add(
            question, x: (width - question.width) / 2, y: isAtFoot ? free - max(homeBar, 8) : free / 2)
        return asking
    }
}
