extension Screen {
    /// The screen drawn as an SVG document: a plain phone screen in light or dark.
    ///
    /// The layout is PaperUI's own and close to a phone's. Its bytes are the same on every machine: widths of
    /// text are estimated from a table, and it needs no font or script from elsewhere.
    ///
    /// For the drawing, the views are evaluated in the colour scheme and the text size that are asked for.
    ///
    /// - Parameters:
    ///   - width: in points; 390 is a phone, 320 a small one, 1024 a tablet.
    ///   - colorScheme: light or dark; nil is what the screen has.
    ///   - dynamicTypeSize: the reader's text size; nil is what the screen has.
    /// - Returns: the document; a blank one once the screen is unmounted.
    public func svg(
        width: Int = 390, colorScheme: ColorScheme? = nil, dynamicTypeSize: DynamicTypeSize? = nil
    ) -> String {
        let before = surroundings
        surroundings.colorScheme = colorScheme ?? before.colorScheme
        surroundings.dynamicTypeSize = dynamicTypeSize ?? before.dynamicTypeSize
        defer { surroundings = before }
        return SVGDocument(picture: picture(width: Double(width))).text
    }

    private func picture(width: Double) -> Picture {
        guard let root else { return Picture(width: width, height: 0) }
        let palette = Palette(scheme: root.environment.colorScheme)
        let content = PictureDrawing().page(Page(root), in: root.environment, width: max(width - 32, 0))
        var picture = Picture(width: width, height: content.height + 40)
        picture.add(content, x: 16, y: 20)
        let hasCards = root.subtree.contains { $0.isList }
        return picture.upon(hasCards ? palette.groupedBackground : palette.background, radius: 20)
    }
}

extension Node {
    fileprivate var isList: Bool {
        switch kind {
        case .list, .form: true
        default: false
        }
    }
}
