import Foundation

/// Something is going on: a spinner, or a bar where it is known how far it has come.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView {
    @Environment(\.progressViewStyle) private var style
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let current: CurrentValueLabel
    private let share: Double?

    nonisolated private init(_ share: Double?, _ label: Label, _ current: CurrentValueLabel) {
        self.share = share.map { $0.isFinite ? min(max($0, 0), 1) : $0 }
        (self.label, self.current) = (label, current)
    }

    /// A bar with a label made of views, and what it stands at.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value.map { Double($0 / total) }, label(), currentValueLabel())
    }

    var resolution: Resolution {
        if let style {
            let view = style.view(
                ProgressViewStyleConfiguration(
                    share: share, label: isShown(label) ? label : nil,
                    current: isShown(current) ? current : nil))
            return Resolution(kind: .group, children: [ChildView(view)])
        }
        return Resolution(
            ProgressElement(share: share), children: labels.map { [ChildView($0, role: .controlLabel)] } ?? []
        )
    }

    /// The label, with what the bar stands at below it; nil where there is neither.
    private var labels: (any View)? {
        guard isShown(current) else { return isShown(label) ? label : nil }
        return VStack(alignment: .leading) {
            label
            current.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// False for a label that is left out.
@MainActor private func isShown(_ label: any View) -> Bool {
    switch label {
    case is EmptyView, is DefaultDateProgressLabel: false
    case let label as ProgressViewStyleConfiguration.Label: isShown(label.view)
    case let label as ProgressViewStyleConfiguration.CurrentValueLabel: isShown(label.view)
    default: true
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The progress view that a style of your own is about, as the system draws it.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            configuration.fractionCompleted, configuration.label ?? Label(view: EmptyView()),
            configuration.currentValueLabel ?? CurrentValueLabel(view: EmptyView()))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A spinner.
    nonisolated public init() where Label == EmptyView {
        self.init(nil, EmptyView(), EmptyView())
    }

    /// A spinner with a label made of views.
    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(nil, label(), EmptyView())
    }

    /// A spinner with a title.
    nonisolated public init(_ title: LocalizedStringKey) where Label == Text {
        self.init(nil, Text(title), EmptyView())
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(nil, Text(title), EmptyView())
    }

    /// A bar that is full when the value reaches the total; a spinner while the value is nil.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(value: value, total: total, label: { EmptyView() })
    }

    /// A bar with a title.
    nonisolated public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(value: value, total: total, label: { Text(title) })
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(value: value, total: total, label: { Text(title) })
    }

    /// A bar with a label made of views.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
    }
}

/// The time that is left. Time stands still on paper, which does not show it.
public struct DefaultDateProgressLabel: View, BuiltInView {
    public var body: some View { EmptyView() }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    /// A bar that runs through a range of dates. Time stands still on paper, and the bar at its beginning.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(countsDown ? 1 : 0, EmptyView(), DefaultDateProgressLabel())
    }
}

/// A bar below its label, or a ring or a spinner above it.
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
        let isBar = share != nil && !part.environment.looks.isProgressRound
        var inside = drawing
        if !isBar { inside.tint = .secondary }
        let label = inside.column(part.parts(.controlLabel), width: width)
        let dial = dial(part, drawing, width: width)
        guard label.height > 0 else { return dial }
        var picture = Picture(width: max(dial.width, label.width), height: dial.height + 8 + label.height)
        picture.add(dial, x: (picture.width - dial.width) / 2, y: isBar ? picture.height - dial.height : 0)
        picture.add(
            label, x: isBar ? 0 : (picture.width - label.width) / 2,
            y: isBar ? 0 : picture.height - label.height)
        return picture
    }

    private func dial(_ part: Part, _ drawing: PictureDrawing, width: Double) -> Picture {
        let palette = Palette(scheme: part.environment.colorScheme)
        guard let share else { return spinner(palette) }
        guard part.environment.looks.isProgressRound else { return drawing.bar(share, part, width: width) }
        return .ring(
            side: 32, thickness: 4, filledTo: share, palette.fill(part.environment.tint ?? .accentColor),
            upon: palette.separator)
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
