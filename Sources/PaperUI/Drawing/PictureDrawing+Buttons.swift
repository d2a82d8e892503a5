/// Buttons.
extension PictureDrawing {
    /// A button's label in its colour, in a box if its style has one.
    func button(_ part: Part, _ role: ButtonRole?, width: Double) -> Picture {
        let environment = part.environment
        let palette = Palette(scheme: environment.colorScheme)
        let color: Color = role == .destructive ? .red : environment.tint ?? .accentColor
        let isEnabled = part.node.isEnabled
        var label = self
        switch environment.buttonLook {
        case .plain:
            label.tint = isEnabled ? (role == .destructive ? .red : .primary) : .disabled
            return label.column(part.parts(.label), .center, width: width)
        case .tinted:
            label.tint = isEnabled ? color : .disabled
            return label.column(part.parts(.label), .center, width: width)
        case .bordered, .prominent:
            let isProminent = environment.buttonLook == .prominent && isEnabled
            label.tint = isProminent ? .white : (isEnabled ? color : .disabled)
            let inner = label.column(part.parts(.label), .center, width: max(width - 24, 0))
            let fill = isProminent ? color : (isEnabled ? color.opacity(0.15) : Color.gray.opacity(0.15))
            return boxed(inner, palette.fill(fill), environment.looks.buttonShape)
        }
    }

    /// What a button says, in its box.
    func boxed(_ label: Picture, _ fill: String, _ shape: ButtonBorderShape) -> Picture {
        var (width, height) = (label.width + 24, label.height + 14)
        if shape == .circle {
            width = max(label.width, label.height) + 14
            height = width
        }
        let radius =
            switch shape {
            case .capsule, .circle: height / 2
            case .automatic, .roundedRectangle: 8.0
            }
        var box = Picture(width: width, height: height).upon(fill, radius: radius)
        box.add(label, x: (width - label.width) / 2, y: (height - label.height) / 2)
        return box
    }
}
