import PaperUI
import Testing

/// Elements of a kind. It is asked anew each time: what it finds is what is on the screen then.
@MainActor
public struct ElementQuery {
    let session: AppSession
    let type: ElementType
    let scope: @MainActor () -> [Node]

    /// How many there are.
    public var count: Int { nodes.count }

    /// The first of them, be there others or not.
    public var firstMatch: AppElement {
        AppElement(session: session, words: "any \(type.rawValue)", place: session.place) {
            Array(nodes.prefix(1))
        }
    }

    /// The element with this accessibility identifier or label. A text field's prompt counts as its label.
    ///
    /// - Parameter sourceLocation: where reading an element that is not there is reported; leave it out.
    public subscript(key: String, sourceLocation: SourceLocation = #_sourceLocation) -> AppElement {
        AppElement(
            session: session, words: "\(type.rawValue) \(key.debugDescription)", place: sourceLocation
        ) {
            nodes.filter { $0.accessibilityIdentifier == key || $0.calledLabel == key }
        }
    }

    /// The element at a position, from 0, in reading order.
    public func element(boundBy index: Int, sourceLocation: SourceLocation = #_sourceLocation) -> AppElement {
        AppElement(
            session: session, words: "\(type.rawValue) at position \(index)", place: sourceLocation
        ) {
            nodes.indices.contains(index) ? [nodes[index]] : []
        }
    }

    private var nodes: [Node] { scope().filter(type.includes) }
}

extension Node {
    private func content(in role: Role) -> String {
        children.filter { $0.role == role }.map(\.label).joined(separator: " ")
    }

    /// The label by which a person would name the node. The texts in a stack do not name the stack.
    var calledLabel: String? {
        switch kind {
        case .text, .button, .link, .toggle, .progress, .image, .picker, .slider: label
        case .textField(let prompt, _, _), .secureField(let prompt, _, _): accessibilityLabel ?? prompt
        case .alert: content(in: .header)
        default: isOption ? label : accessibilityLabel
        }
    }
}
