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
        guard let front, let base else { return Picture(width: width, height: 0) }
        let palette = Palette(scheme: base.environment.colorScheme)
        let content = PictureDrawing().page(Page(base), in: base.environment, width: max(width - 32, 0))
        let isSheet = base.isPresentation
        let top = isSheet ? 32.0 : 20
        var picture = Picture(width: width, height: content.height + top + 20)
        if isSheet {
            let grip = Mark.Kind.box(width: 36, height: 5, radius: 2.5, fill: palette.disabled)
            picture.add(grip, x: (width - 36) / 2, y: 8)
        }
        picture.add(content, x: 16, y: top)
        let hasCards = base.subtree.contains { $0.isList }
        picture = picture.upon(hasCards ? palette.groupedBackground : palette.background, radius: 20)
        guard case .alert = front.kind, let alert = front.parts().first else { return picture }
        return picture.asking(PictureDrawing().alert(alert, width: min(270, width - 32)))
    }
}

extension Picture {
    /// The picture in the shade of a question.
    fileprivate func asking(_ question: Picture) -> Picture {
        var asking = Picture(width: width, height: max(height, question.height + 40))
        asking.add(self, x: 0, y: 0)
        asking.add(.box(width: width, height: asking.height, radius: 20, fill: "#00000033"))
        asking.add(question, x: (width - question.width) / 2, y: (asking.height - question.height) / 2)
        return asking
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
