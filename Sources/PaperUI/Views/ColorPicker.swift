import Foundation

/// A colour that a person chooses. On paper it is written into a field, by its name ("red") or its parts ("#ff9500"); what
/// says no colour changes nothing. A share of it is written behind: "red 50 %".
public struct ColorPicker<Label: View>: View, BuiltInView {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    nonisolated(unsafe) private let label: Label

    /// A colour with a label made of views.
    nonisolated public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        (self.selection, self.supportsOpacity) = (selection, supportsOpacity)
        self.label = label()
    }

    public var body: some View {
        HStack {
            ControlLabel(content: label)
            Circle().fill(selection.wrappedValue).frame(width: 28, height: 28)
            TextField(
                (label as? Text)?.content ?? "",
                text: Binding(
                    get: { selection.wrappedValue.words },
                    set: { words in
                        guard let color = Color(words: words) else { return }
                        selection.wrappedValue = supportsOpacity ? color : color.opaque
                    },
                    source: nil)
            )
            .ofValue()
            .environment(\.looks.field, .capsule)
        }
    }
}

extension ColorPicker where Label == Text {
    /// A colour with a title.
    nonisolated public init(
        _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

extension Color {
    private static let named: [(name: String, color: Color)] = [
        ("primary", .primary), ("secondary", .secondary), ("accentColor", .accentColor), ("clear", .clear),
        ("black", .black), ("white", .white), ("red", .red), ("orange", .orange), ("yellow", .yellow),
        ("green", .green), ("mint", .mint), ("teal", .teal), ("cyan", .cyan), ("blue", .blue),
        ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown), ("gray", .gray),
    ]

    /// The colour without a share of it.
    fileprivate var opaque: Color { Color(name: name) }

    /// The name of the colour, or its parts, and a share behind.
    fileprivate var words: String {
        let known = Self.named.first { $0.color.name == name }?.name
        let words = known ?? Palette(scheme: .light).fill(opaque)
        return opacity < 1 ? "\(words) \(opacity.asPercent)" : words
    }

    fileprivate init?(words: String) {
        let parts = words.split(separator: " ")
        guard let first = parts.first else { return nil }
        if let known = Self.named.first(where: { $0.name == first }) {
            self = known.color
        } else if first.hasPrefix("#"), first.count == 7, let bits = Int(first.dropFirst(), radix: 16) {
            self.init(name: .rgb(bits >> 16, bits >> 8 & 255, bits & 255))
        } else {
            return nil
        }
        guard parts.count > 1 else { return }
        guard parts.count == 3, parts[2] == "%", let percent = Double(parts[1]), 0...100 ~= percent else {
            return nil
        }
        self = opacity(percent / 100)
    }
}
