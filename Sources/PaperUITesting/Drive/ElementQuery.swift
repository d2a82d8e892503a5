import PaperUI
import Testing

/// Elements of a kind. It is asked anew each time: what it finds is what is on the screen then.
@MainActor
public struct ElementQuery {
    let session: AppSession
    let type: ElementType
    let scope: @MainActor (Sight) -> [Node]

    /// The number of elements.
    public var count: Int { nodes(.ofPerson).count }

    /// The first of them, be there others or not.
    public var firstMatch: AppElement {
        AppElement(session: session, words: "any \(type.rawValue)", place: session.place) {
            Array(nodes($0).prefix(1))
        }
    }

    /// The element with this accessibility identifier or label. A text field goes by its prompt, too.
    ///
    /// - Parameter sourceLocation: where reading an element that is not there is reported; leave it out.
    public subscript(key: String, sourceLocation: SourceLocation = #_sourceLocation) -> AppElement {
        AppElement(
            session: session, words: "\(type.rawValue) \(key.debugDescription)", place: sourceLocation
        ) {
            nodes($0).filter { $0.elementIdentifier == key || $0.calledLabel == key || $0.prompt == key }
        }
    }

    /// The elements with this accessibility identifier, and no others.
    public func matching(identifier: String) -> ElementQuery {
        ElementQuery(session: session, type: type) { nodes($0).filter { $0.elementIdentifier == identifier } }
    }

    /// The element at a position, from 0, in reading order.
    public func element(boundBy index: Int, sourceLocation: SourceLocation = #_sourceLocation) -> AppElement {
        AppElement(
            session: session, words: "\(type.rawValue) at position \(index)", place: sourceLocation
        ) { sight in
            let nodes = nodes(sight)
            return nodes.indices.contains(index) ? [nodes[index]] : []
        }
    }

    private func nodes(_ sight: Sight) -> [Node] { scope(sight).filter(type.includes) }
}
