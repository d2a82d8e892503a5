/// A node that draws something, with all the modifiers that apply to it: its own and those of the groups and
/// views that it is alone or with others the content of. (As in SwiftUI, padding on a group of two views
/// pads each.)
@MainActor
struct Part {
    let node: Node
    /// The outermost first.
    let modifiers: [Modifier]

    var kind: Node.Kind { node.kind }
    var environment: EnvironmentValues { node.environment }

    /// What is drawn inside, in one of the node's roles.
    func parts(_ role: Node.Role = .content) -> [Part] {
        node.content.filter { $0.role == role }.flatMap { $0.parts() }
    }

    var isSpacer: Bool { if case .spacer = kind { true } else { false } }
    var isDivider: Bool { if case .divider = kind { true } else { false } }
}

extension Node {
    /// What is drawn of the node: itself, or what is inside if it has no drawing of its own.
    func parts(inside outer: [Modifier] = []) -> [Part] {
        let modifiers = outer + modifiers
        switch kind {
        case .group, .composite:
            return content.flatMap { $0.parts(inside: modifiers) }
        case .navigation:
            return content.suffix(1).flatMap { $0.parts(inside: modifiers) }
        default:
            return [Part(node: self, modifiers: modifiers)]
        }
    }
}
