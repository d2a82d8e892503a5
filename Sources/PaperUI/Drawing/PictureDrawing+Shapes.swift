extension PictureDrawing {
    /// An outline that fills its room. Where nobody says how high that is, it is as high as a row; a circle is then
    /// as large as the width allows.
    func shape(_ drawing: ShapeDrawing, in environment: EnvironmentValues, width: Double) -> Picture {
        let palette = Palette(scheme: environment.colorScheme)
        let paint = palette.fill(drawing.stroke ?? drawing.fill ?? environment.foreground ?? tint)
        var (width, height) = (width, roomHeight ?? 44)
        if drawing.form == .circle {
            width = min(width, roomHeight ?? width)
            height = width
        }
        let radius = drawing.form.radius(width: width, height: height)
        var picture = Picture(width: width, height: height)
        if let thickness = drawing.lineWidth {
            picture.add(
                .outline(width: width, height: height, radius: radius, thickness: thickness, stroke: paint))
        } else {
            picture.add(.box(width: width, height: height, radius: radius, fill: paint))
        }
        return picture
    }

    /// A symbol as high as the text there, or as its frame if it can be resized.
    func symbol(_ image: ImageDrawing, in environment: EnvironmentValues, width: Double) -> Picture {
        let metrics = TextMetrics(environment, default: font)
        let palette = Palette(scheme: environment.colorScheme)
        let fill = palette.fill(environment.foreground ?? tint)
        if isStretched, image.isResizable, !image.isSymbol, let roomHeight {
            return Symbol(name: image.name).box(
                width: width, height: roomHeight, paint: fill, weight: metrics.weight)
        }
        var side = metrics.lineHeight
        if image.isResizable { side = min(width, roomHeight ?? max(width, side)) }
        return Symbol(name: image.name).picture(
            side: side, paint: fill, upon: palette.background, weight: metrics.weight)
    }
}
