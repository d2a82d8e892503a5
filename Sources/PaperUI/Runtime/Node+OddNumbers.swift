/// The numbers that paper cannot draw: they are left out where a node takes them over, and told once.
extension Node {
    /// The modifiers with numbers that can be drawn.
    func drawable(_ modifiers: [Modifier]) -> [Modifier] {
        var odd = OddNumbers()
        var drawable = modifiers
        for index in modifiers.indices {
            if let other = modifiers[index].drawable(&odd) { drawable[index] = other }
        }
        if odd.areThere { tell(odd, of: parent) }
        return drawable
    }

    /// The kind with numbers that can be drawn.
    func drawable(_ kind: Kind) -> Kind {
        guard case .element(let element) = kind else { return kind }
        var odd = OddNumbers()
        guard let drawable = element.drawable(&odd), !odd.found.isEmpty else { return kind }
        tell(odd.found, of: self)
        return .element(drawable)
    }

    /// Leaves out of the environment what a modifier has set and nobody can draw.
    func dropOddLooks() {
        var odd = OddNumbers()
        if let font = environment.font, odd.length(font.points, "The size of a font") == nil {
            environment.font = nil
        }
        odd.color(environment.foreground)
        odd.color(environment.tint)
        if !odd.found.isEmpty { tell(odd.found, of: parent) }
    }

    private func tell(_ odd: OddNumbers, of node: Node?) {
        tell(odd.found, of: node)
        for (name, length) in odd.negative {
            screen?.warn(.negativeFrame(name, length, view: node?.authoredName))
        }
    }

    /// Tells of numbers in the body of the view that a node is part of.
    func tell(_ numbers: [OddNumber], of node: Node?) {
        let view = node?.authoredName
        for number in numbers { screen?.warn(.oddNumber(number, view: view)) }
    }

    /// The name of the nearest view with a `body` of somebody's own; nil where there is none.
    var authoredName: String? {
        let author = sequence(first: self, next: \.parent).first { node in
            if case .composite = node.kind {
                !String(reflecting: type(of: node.view)).hasPrefix("PaperUI.")
            } else {
                false
            }
        }
        return author.map { String($0.typeName.prefix { $0 != "<" }) }
    }
}

extension Modifier {
    /// The modifier with numbers that can be drawn; nil where that is the modifier itself.
    fileprivate func drawable(_ odd: inout OddNumbers) -> Modifier? {
        let (count, negative) = (odd.found.count, odd.negative.count)
        let drawable: Modifier
        switch self {
        case .padding(let edges, let length?):
            drawable = .padding(edges, odd.length(length, "The padding", or: 0))
        case .frame(let width, let height, let alignment):
            drawable = .frame(
                width: odd.side(width, "The width of a frame"),
                height: odd.side(height, "The height of a frame"), alignment)
        case .flexibleFrame(var frame):
            frame.minWidth = odd.side(frame.minWidth, "The least width of a frame")
            frame.minHeight = odd.side(frame.minHeight, "The least height of a frame")
            frame.maxWidth = odd.limit(frame.maxWidth, "The greatest width of a frame")
            frame.maxHeight = odd.limit(frame.maxHeight, "The greatest height of a frame")
            drawable = .flexibleFrame(frame)
        case .rowInsets(var insets?):
            insets.top = odd.length(insets.top, "The inset of a row", or: 0)
            insets.leading = odd.length(insets.leading, "The inset of a row", or: 0)
            insets.bottom = odd.length(insets.bottom, "The inset of a row", or: 0)
            insets.trailing = odd.length(insets.trailing, "The inset of a row", or: 0)
            drawable = .rowInsets(insets)
        case .clip(let form): drawable = .clip(form.drawable(&odd))
        case .drawn(let x, let y, let degrees, let scale):
            drawable = .drawn(
                x: odd.length(x, "The offset", or: 0), y: odd.length(y, "The offset", or: 0),
                degrees: odd.length(degrees, "The angle of a rotation", or: 0),
                scale: odd.length(scale, "The scale", or: 1))
        case .aspectRatio(let ratio?, let mode):
            // Too small a ratio makes too great a height. One that is not above 0 is none.
            let isOdd = !(ratio <= 0 && ratio.isFinite) && !(1 / OddNumbers.limit...OddNumbers.limit ~= ratio)
            if isOdd { odd.note(OddNumber("The aspect ratio", ratio)) }
            drawable = .aspectRatio(isOdd ? nil : ratio, mode)
        case .opacity(let opacity):
            drawable = .opacity(opacity.isNaN ? 1 : odd.share(opacity, "The opacity"))
            if opacity.isNaN { odd.note(OddNumber("The opacity", opacity)) }
        case .zIndex(let index) where index.isNaN:
            drawable = .zIndex(0)
            odd.note(OddNumber("The zIndex", index))
        case .background(let color):
            drawable = self
            odd.color(color)
        default: return nil
        }
        return odd.found.count == count && odd.negative.count == negative ? nil : drawable
    }
}
