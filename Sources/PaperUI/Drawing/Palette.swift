/// The colours of a screen in light or dark, as SVG names them.
struct Palette {
    let scheme: ColorScheme

    var background: String { pick("#ffffff", "#000000") }
    var groupedBackground: String { pick("#f2f2f7", "#000000") }
    var card: String { pick("#ffffff", "#1c1c1e") }
    /// The colour of what lies upon a card.
    var question: String { pick("#ffffff", "#2c2c2e") }
    /// The shade upon a page that a sheet covers. In the dark the page is as black as the sheet, which the shade tells
    /// apart.
    var shade: String { pick("#00000033", "#ffffff33") }
    var segment: String { pick("#ffffff", "#636366") }
    var field: String { pick("#e9e9ee", "#2c2c2e") }
    var separator: String { pick("#d8d8dc", "#38383a") }
    var disabled: String { pick("#b4b4b9", "#5b5b60") }

    func fill(_ color: Color) -> String {
        let color = color.upon(.primary)
        let fill = opaque(color)
        guard color.opacity < 1, fill != "none" else { return fill }
        return color.opacity <= 0 ? "none" : fill + hexadecimal(Int(bounded: color.opacity * 255))
    }

    private func hexadecimal(_ byte: Int) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }

    private func opaque(_ color: Color) -> String {
        switch color.name {
        case .background: background
        case .tertiary: pick("#c4c4c6", "#47474a")
        case .mint: pick("#00c7be", "#63e6e2")
        case .teal: pick("#30b0c7", "#40c8e0")
        case .cyan: pick("#32ade6", "#64d2ff")
        case .indigo: pick("#5856d6", "#5e5ce6")
        case .purple: pick("#af52de", "#bf5af2")
        case .pink: pick("#ff2d55", "#ff375f")
        case .brown: pick("#a2845e", "#ac8e68")
        case .rgb(let red, let green, let blue): "#" + [red, green, blue].map(hexadecimal).joined()
        case .pair(let light, let dark): pick(light, dark)
        case .primary, .level: pick("#000000", "#ffffff")
        case .secondary: pick("#6c6c70", "#98989f")
        case .disabled: disabled
        case .accent, .blue: pick("#007aff", "#0a84ff")
        case .red: pick("#ff3b30", "#ff453a")
        case .orange: pick("#ff9500", "#ff9f0a")
        case .yellow: pick("#ffcc00", "#ffd60a")
        case .green: pick("#34c759", "#30d158")
        case .gray: "#8e8e93"
        case .black: "#000000"
        case .white: "#ffffff"
        case .clear: "none"
        }
    }

    private func pick(_ light: String, _ dark: String) -> String {
        scheme == .light ? light : dark
    }
}
