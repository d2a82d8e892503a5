/// Buttons and toggles.
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
    private func boxed(_ label: Picture, _ fill: String, _ shape: ButtonBorderShape) -> Picture {
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

    /// A toggle as a button, filled while it is on.
    func toggleButton(_ isOn: Bool, _ part: Part, width: Double) -> Picture {
        let palette = Palette(scheme: part.environment.colorScheme)
        let color = part.node.isEnabled ? part.environment.tint ?? .accentColor : .disabled
        var inside = self
        inside.tint = isOn ? .white : color
        let label = inside.column(part.parts(.label), .center, width: max(width - 24, 0))
        return boxed(label, isOn ? palette.fill(color) : "none", part.environment.looks.buttonShape)
    }

    /// A switch.
    func toggle(_ isOn: Bool, _ part: Part, _ palette: Palette) -> Picture {
        let color = palette.fill(part.environment.tint ?? .green)
        let track = isOn ? (part.node.isEnabled ? color : palette.disabled) : palette.separator
        var toggle = Picture(width: 51, height: 31).upon(track, radius: 15.5)
        toggle.add(.box(width: 27, height: 27, radius: 13.5, fill: "#ffffff"), x: isOn ? 22 : 2, y: 2)
        return toggle
    }
}
