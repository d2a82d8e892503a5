import Foundation

/// Something is going on: a spinner, or a bar where it is known how far it has come.
public struct ProgressView: View, PrimitiveView {
    @Environment(\.progressViewStyle) private var style
    private var label: (any View)?
    private var current: (any View)?
    private var share: Double?

    /// A spinner.
    public init() {}

    /// The progress view that a style of your own is about, as the system draws it.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        label = configuration.label
        current = configuration.currentValueLabel
        share = configuration.fractionCompleted
    }

    /// A spinner with a label made of views.
    public init<Label: View>(@ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// A spinner with a title.
    public init<S: StringProtocol>(_ title: S) {
        label = Text(title)
    }

    /// A bar that is full when the value reaches the total; a spinner while the value is nil.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        let share = value.map { Double($0 / total) }
        self.share = share.map { $0.isFinite ? min(max($0, 0), 1) : $0 }
    }

    /// A bar with a title.
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        label = Text(title)
        share = ProgressView(value: value, total: total).share
    }

    /// A bar with a label made of views.
    public init<Label: View, V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        share = ProgressView(value: value, total: total).share
    }

    /// A bar with a label made of views, and what it stands at.
    public init<Label: View, Current: View, V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.label = label()
        current = currentValueLabel()
        share = ProgressView(value: value, total: total).share
    }

    /// A bar that runs through a range of dates. Time stands still on paper, and the bar at its beginning.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        share = countsDown ? 1 : 0
    }

    var resolution: Resolution {
        if let style {
            let view = style.view(
                ProgressViewStyleConfiguration(share: share, label: label, current: current))
            return Resolution(kind: .group, children: [ChildView(view)])
        }
        return Resolution(
            ProgressElement(share: share), children: labels.map { [ChildView($0, role: .controlLabel)] } ?? []
        )
    }

    /// The label, and below it what the value stands at.
    private var labels: (any View)? {
        guard let current else { return label }
        return VStack(alignment: .leading) {
            label.map { AnyView($0) }
            AnyView(current).font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A bar below its label, or a spinner above it.
private struct ProgressElement: PaperElement {
    /// The share that is done; nil for a spinner.
    var share: Double?

    var isElement: Bool { true }
    var isNamedByLabelAlone: Bool { true }
    var elementType: String? { "progress indicator" }
    func value(of node: Node) -> String? { share?.asPercent ?? node.givenValue }
    func mark(of node: Node) -> String? { share?.asPercent }

    func drawable(_ odd: inout OddNumbers) -> (any PaperElement)? {
        ProgressElement(share: share.map { odd.share($0, "The value of a ProgressView") })
    }

    func lines(of part: Part, by drawing: TextDrawing) -> [String] {
        let bar = share.map { "\(drawing.bar($0)) \(Int(bounded: $0 * 100, .down)) %" }
        return drawing.row([[bar ?? "◌"], drawing.lines(of: part.parts(.controlLabel))])
    }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        let palette = Palette(scheme: part.environment.colorScheme)
        var inside = drawing
        if share == nil { inside.tint = .secondary }
        let label = inside.column(part.parts(.controlLabel), width: width)
        let dial = share.map { drawing.bar($0, part, width: width) } ?? spinner(palette)
        guard label.height > 0 else { return dial }
        var picture = Picture(width: max(dial.width, label.width), height: dial.height + 8 + label.height)
        picture.add(
            dial, x: (picture.width - dial.width) / 2, y: share == nil ? 0 : picture.height - dial.height)
        picture.add(
            label, x: share == nil ? (picture.width - label.width) / 2 : 0,
            y: share == nil ? picture.height - label.height : 0)
        return picture
    }

    private func spinner(_ palette: Palette) -> Picture {
        var spinner = Picture(width: 24, height: 24)
        let spokes = [
            (12.0, 2.0, "v5"), (19, 5, "l-3.5 3.5"), (22, 12, "h-5"), (19, 19, "l-3.5 -3.5"), (12, 22, "v-5"),
            (5, 19, "l3.5 -3.5"), (2, 12, "h5"), (5, 5, "l3.5 3.5"),
        ]
        for (x, y, spoke) in spokes {
            spinner.add(.strokes(spoke, thickness: 2, stroke: palette.fill(.secondary)), x: x, y: y)
        }
        return spinner
    }
}
