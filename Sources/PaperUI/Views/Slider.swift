/// A value in a range, chosen by its share of it.
public struct Slider<Label: View, ValueLabel: View>: View, PrimitiveView {
    private let share: Double
    /// The length of the range where nothing has a share of it.
    private let oddLength: Double?
    nonisolated(unsafe) private let set: (Double) -> Void
    nonisolated(unsafe) private let label: Label
    /// The labels at the track's ends.
    nonisolated(unsafe) private let ends: (least: ValueLabel, most: ValueLabel)

    /// A slider with a label, and views at its ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label(), minimumValueLabel(), maximumValueLabel())
    }

    /// A slider that goes through a range in steps, with a label, and views at its ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: Double(step), label(), minimumValueLabel(), maximumValueLabel())
    }

    nonisolated private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?, _ label: Label,
        _ leastLabel: ValueLabel, _ mostLabel: ValueLabel
    ) {
        let (least, most) = (Double(bounds.lowerBound), Double(bounds.upperBound))
        let length = most - least
        let share = (Double(value.wrappedValue) - least) / (length > 0 ? length : 1)
        self.share = share.isFinite ? min(max(share, 0), 1) : share
        oddLength = length.isFinite ? nil : length
        set = { share in
            guard length.isFinite, !share.isNaN else { return }
            var new = least + min(max(share, 0), 1) * length
            if let step, step > 0, step.isFinite {
                new = min(least + ((new - least) / step).rounded() * step, most)
            }
            value.wrappedValue = V(new)
        }
        self.label = label
        ends = (leastLabel, mostLabel)
    }

    var resolution: Resolution {
        if let oddLength {
            let number = OddNumber("The length of a Slider's range", oddLength)
            Evaluation.current?.note(.oddNumber(number))
        }
        return Resolution(
            SliderElement(share: oddLength == nil ? share : 0, slideAction: { [set] in set($0) }),
            children: [
                ChildView(label, key: .position(0), role: .controlLabel),
                ChildView(ends.least, key: .position(1), role: .header),
                ChildView(ends.most, key: .position(2), role: .footer),
            ])
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a label made of views, bound to a value in a range.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label(), EmptyView(), EmptyView())
    }

    /// A slider with a label made of views, bound to a value that goes through a range in steps.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: Double(step), label(), EmptyView(), EmptyView())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider bound to a value in a range.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, EmptyView(), EmptyView(), EmptyView())
    }

    /// A slider bound to a value that goes through a range in steps.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: Double(step), EmptyView(), EmptyView(), EmptyView())
    }
}

/// A track with a knob between its ends' labels. Its own label shows in text alone.
private struct SliderElement: PaperElement {
    var share: Double
    let slideAction: (@MainActor (Double) -> Void)?

    var isElement: Bool { true }
    var isNamedByLabelAlone: Bool { true }
    var elementType: String? { "slider" }
    func value(of node: Node) -> String? { share.asPercent }
    func mark(of node: Node) -> String? { share.asPercent }

    func drawable(_ odd: inout OddNumbers) -> (any PaperElement)? {
        var drawable = self
        drawable.share = odd.share(share, "The value of a Slider")
        return drawable
    }

    func lines(of part: Part, by drawing: TextDrawing) -> [String] {
        let before = Int(bounded: share * 10)
        let track = String(repeating: "━", count: before) + "●" + String(repeating: "─", count: 10 - before)
        let (least, most) = (drawing.lines(of: part.parts(.header)), drawing.lines(of: part.parts(.footer)))
        return drawing.row([drawing.lines(of: part.parts(.controlLabel)), least, [track], most])
    }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        drawing.between(part.parts(.header), part.parts(.footer), width: width) { room in
            track(of: part, width: room)
        }
    }

    private func track(of part: Part, width: Double) -> Picture {
        let palette = Palette(scheme: part.environment.colorScheme)
        let fill = palette.fill(part.node.isEnabled ? part.environment.tint ?? .accentColor : .disabled)
        var track = Picture(width: width, height: 28)
        track.add(.box(width: width, height: 4, radius: 2, fill: palette.separator), y: 12)
        track.add(.box(width: width * share, height: 4, radius: 2, fill: fill), y: 12)
        let x = (width - 26) * share
        track.add(.box(width: 26, height: 26, radius: 13, fill: palette.fill(.gray)), x: x, y: 1)
        track.add(.box(width: 25, height: 25, radius: 12.5, fill: "#ffffff"), x: x + 0.5, y: 1.5)
        return track
    }
}
