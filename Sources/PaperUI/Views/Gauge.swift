/// A value where it stands in a range: a bar with its label above, and with the ends of the range beside it and the value
/// below, if these have labels. The circular styles are rings in a picture, with the value inside.
///
/// A value outside of the range stands at its end. A screen reader says the share of the range, "40 %", whatever the labels
/// are. Marked values are left out.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View, PrimitiveView {
    private let share: Double
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let current: CurrentValueLabel
    nonisolated(unsafe) private let bounds: (least: BoundsLabel, most: BoundsLabel)

    /// A gauge with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
        self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
    }

    /// A gauge with a label, and with what the value is.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
            minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
    }

    /// A gauge with a label, with what the value is, and with the ends of its range.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let share = (Double(value) - Double(bounds.lowerBound)) / (length > 0 ? length : 1)
        self.share = share.isFinite ? min(max(share, 0), 1) : share
        self.label = label()
        current = currentValueLabel()
        self.bounds = (minimumValueLabel(), maximumValueLabel())
    }

    var resolution: Resolution {
        Resolution(
            GaugeElement(share: share),
            children: [
                ChildView(label, key: .position(0), role: .controlLabel),
                ChildView(bounds.least, key: .position(1), role: .header),
                ChildView(bounds.most, key: .position(2), role: .footer),
                ChildView(current, key: .position(3)),
            ])
    }
}

/// A bar between the ends of the range, below the label and above the value.
private struct GaugeElement: PaperElement {
    let share: Double

    var isElement: Bool { true }
    var isNamedByLabelAlone: Bool { true }
    func value(of node: Node) -> String? { node.givenValue ?? share.asPercent }
    func mark(of node: Node) -> String? { share.asPercent }

    func drawable(_ odd: inout OddNumbers) -> (any PaperElement)? {
        GaugeElement(share: odd.share(share, "The value of a Gauge"))
    }

    func lines(of part: Part, by drawing: TextDrawing) -> [String] {
        let (least, most) = (drawing.lines(of: part.parts(.header)), drawing.lines(of: part.parts(.footer)))
        return drawing.lines(of: part.parts(.controlLabel))
            + drawing.row([least, [drawing.bar(share)], most])
            + drawing.lines(of: part.parts())
    }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        let look = part.environment.looks.gauge
        if look != .line { return ring(part, drawing, isOpen: look == .ring) }
        let pictures = [
            drawing.column(part.parts(.controlLabel), width: width), bar(part, drawing, width: width),
            drawing.column(part.parts(), width: width),
        ]
        var gauge = Picture(width: width, height: 0)
        for picture in pictures where picture.height > 0 {
            if gauge.height > 0 { gauge.height += 4 }
            gauge.add(picture, x: 0, y: gauge.height)
            gauge.height += picture.height
        }
        return gauge
    }

    /// A ring as a watch has it: the value in its middle, and in the gap below the ends of the range, or the label.
    private func ring(_ part: Part, _ drawing: PictureDrawing, isOpen: Bool) -> Picture {
        let palette = Palette(scheme: part.environment.colorScheme)
        let (side, thickness) = (60.0, 6.0)
        let ink = palette.fill(part.environment.tint ?? .primary)
        var ring =
            isOpen
            ? Picture.openRing(
                side: side, thickness: thickness, markedAt: share, ink, upon: palette.background)
            : Picture.ring(
                side: side, thickness: thickness, filledTo: share, ink, upon: palette.separator)
        func add(_ parts: [Part], _ fonts: [Font], width: Double, x: Double, y: Double) {
            // The first font in which it fits.
            let pictures = fonts.map { font in
                var inside = drawing
                inside.font = font
                return inside.column(parts, .center, width: width)
            }
            let picture = pictures.first { $0.height <= side / 2 } ?? pictures[pictures.count - 1]
            ring.add(picture, x: x - picture.width / 2, y: y - picture.height / 2)
        }
        let (label, ends) = (part.parts(.controlLabel), (part.parts(.header), part.parts(.footer)))
        let value = part.parts()
        add(
            value.isEmpty ? label : value, [.title3, .footnote, .caption2], width: side - 16, x: side / 2,
            y: side / 2)
        guard isOpen else { return ring }
        if !(ends.0 + ends.1).isEmpty {
            add(ends.0, [.caption2], width: side / 2, x: side * 0.3, y: side - 4)
            add(ends.1, [.caption2], width: side / 2, x: side * 0.7, y: side - 4)
        } else if !value.isEmpty {
            add(label, [.caption2], width: side, x: side / 2, y: side - 4)
        }
        ring.height += 4
        return ring
    }

    private func bar(_ part: Part, _ drawing: PictureDrawing, width: Double) -> Picture {
        drawing.between(part.parts(.header), part.parts(.footer), width: width) { room in
            drawing.bar(share, part, width: room)
        }
    }
}
