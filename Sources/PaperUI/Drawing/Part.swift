/// A node that draws something, with all the modifiers that apply to it: its own and those of the groups and
/// views that it is alone or with others the content of. (As in SwiftUI, padding on a group of two views
/// pads each.)
@MainActor
struct Part {
    let node: Node
    /// The outermost first.
    let layers: [Layer]

    /// A modifier, and the node that has it.
    struct Layer {
        let modifier: Modifier
        let owner: Node
        let index: Int

        /// The parts that are drawn of the views that the modifier holds.
        @MainActor var parts: [Part] {
            owner.attachments.filter { $0.key == .modifier(index) }.flatMap { $0.parts() }
        }
    }

    var environment: EnvironmentValues { node.environment }

    /// The parts that are drawn inside, in one of the node's roles.
    func parts(_ role: Node.Role = .content) -> [Part] {
        node.shownContent.filter { $0.role == role }.flatMap { $0.parts() }
    }

    /// True for an outline that is as high as its neighbours.
    var isShape: Bool {
        guard node.isShape else { return false }
        return !layers.contains { layer in
            switch layer.modifier {
            case .frame(_, let height, _): height != nil
            case .flexibleFrame(let frame): frame.minHeight != nil
            case .aspectRatio(let ratio, _): ratio != nil
            default: false
            }
        }
    }

    /// True where the part is as large as its room.
    var fillsItsRoom: Bool { node.element?.fillsItsRoom == true }

    /// True where the part takes more height where there is more.
    var growsDown: Bool {
        for layer in layers {
            switch layer.modifier {
            case .frame(_, .some, _): return false
            case .flexibleFrame(let frame) where frame.maxHeight != nil: return true
            default: break
            }
        }
        switch node.kind {
        case .element(let element): return element.growsDown(self)
        case .page, .sheet, .tabs: return true
        default: return false
        }
    }

    /// True where the part is there and does not show.
    var isTransparent: Bool {
        layers.contains { if case .opacity(let opacity) = $0.modifier { opacity <= 0 } else { false } }
    }
}

extension Node {
    /// The parts that are drawn of the node: itself, or what is inside if it has no drawing of its own.
    func parts(inside outer: [Part.Layer] = []) -> [Part] {
        let own = modifiers.enumerated().map { Part.Layer(modifier: $1, owner: self, index: $0) }
        let layers = own.isEmpty ? outer : outer + own
        switch kind {
        case .group, .composite:
            return shownContent.flatMap { $0.parts(inside: layers) }
        case .element(let element) where element.dissolves(at: self):
            return shownContent.flatMap { $0.parts(inside: layers) }
        case .navigation:
            return content.suffix(1).flatMap { $0.parts(inside: layers) }
        case .tabs where !isPaged:
            return shownContent.flatMap { $0.parts(inside: layers) }
        default:
            return [Part(node: self, layers: layers)]
        }
    }
}
