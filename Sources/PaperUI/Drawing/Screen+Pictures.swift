extension Screen {
    /// A picture for a page that people read: text is as wide as the reader's font makes it, and a phone of 800 points and
    /// more shows the bars of the system.
    ///
    /// Unlike ``svg(width:height:colorScheme:dynamicTypeSize:)`` it is nothing to compare with: how wide its text is
    /// depends on the reader's machine.
    ///
    /// - Parameters:
    ///   - height: in points; 844 is the phone that is 390 wide. Without one the picture is as high as what is on the screen.
    ///   - colorScheme: light or dark.
    /// - Returns: the document; a blank one once the screen is unmounted.
    @_spi(Pictures) public func pagePicture(height: Int?, colorScheme: ColorScheme) -> String {
        let picture = pictureForPeople(height: height, colorScheme)
        return SVGDocument(picture: picture.edged(Palette(scheme: colorScheme).separator), shownWidth: 300)
            .text
    }

    /// The same as a whole phone: a screen of 844 points with the body around it, and nothing outside of that.
    @_spi(Pictures) public func phonePicture(colorScheme: ColorScheme) -> String {
        SVGDocument(picture: pictureForPeople(height: 844, colorScheme).inBody, shownWidth: 230).text
    }

    private func pictureForPeople(height: Int?, _ colorScheme: ColorScheme) -> Picture {
        let before = surroundings
        surroundings.colorScheme = colorScheme
        defer { surroundings = before }
        let picture = picture(width: 390, height: height.map { Double($0) }, hasBars: true)
        // A sheet has corners of its own, which the screen's cut off.
        return front?.base?.isPresentation == true ? picture.grouped(clip: .rounded(20)) : picture
    }
}

extension Picture {
    /// The picture with a thin line around it, which tells it from a page of its colour.
    fileprivate func edged(_ stroke: String) -> Picture {
        guard height > 0 else { return self }
        var edged = self
        edged.add(.outline(width: width, height: height, radius: 20, thickness: 1, stroke: stroke))
        return edged
    }

    /// The picture of a screen in the body of a phone, which is wide enough to cover the corners of whatever is drawn.
    fileprivate var inBody: Picture {
        guard height > 0 else { return self }
        let (body, radius) = (18.0, 62.0)
        var phone = Picture(width: width + 2 * body, height: height + 2 * body)
        phone.add(self, x: body, y: body)
        for (thickness, stroke) in [(body, "#1c1c1e"), (2, "#636366")] {
            phone.add(
                .outline(
                    width: phone.width, height: phone.height, radius: radius, thickness: thickness,
                    stroke: stroke))
        }
        return phone
    }
}
