import PaperUI
import TestSupport
import Testing

/// An element that a query names. It is looked up each time it is used, so it may come and go.
@MainActor
public struct AppElement: ElementProvider {
    let session: AppSession
    /// The words for the element that was asked for, such as `button "Send"`.
    let words: String
    let place: SourceLocation
    let matches: @MainActor (Sight) -> [Node]

    /// True where there is such an element on the screen now.
    public var exists: Bool { !matches(.ofPerson).isEmpty }

    /// Waits until there is such an element on the screen. Awaits changes of the screen; nothing is recorded.
    ///
    /// - Parameter timeout: how long to wait, in seconds.
    /// - Returns: whether it came in time.
    public func waitForExistence(timeout: Double) async -> Bool {
        _ = await Wait.outcome(of: { exists }, by: Patience.granted(.waiting(timeout)))
        return exists
    }

    /// Waits until there is no such element on the screen any more, as ``waitForExistence(timeout:)`` does.
    ///
    /// - Parameter timeout: how long to wait, in seconds.
    /// - Returns: whether it went in time.
    public func waitForNonExistence(timeout: Double) async -> Bool {
        _ = await Wait.outcome(of: { !exists }, by: Patience.granted(.waiting(timeout)))
        return !exists
    }

    /// The words of a screen reader for the element: its accessibility label, or the texts in it.
    public var label: String {
        read { node in
            node.calledLabel ?? node.label
        } ?? ""
    }

    /// The value that the element holds: the text of a field, "1" or "0" of a switch, the share of a bar. Nil for
    /// others.
    public var value: String? {
        read(\.value) ?? nil
    }

    /// True where the element is in use: not disabled, nor anything around it.
    public var isEnabled: Bool {
        read(\.isEnabled) ?? false
    }

    /// True where the element is there and a finger reaches it: it shows, lets no tap through, and nothing lies upon
    /// it. For an element that is not there this is false, and no issue.
    public var isHittable: Bool {
        matches(.ofPerson).first.map { $0.obstacle == nil } ?? false
    }

    /// True where the element is the option that is chosen, or says by its traits that it is.
    public var isSelected: Bool {
        read { $0.isSelectedOption || $0.accessibilityTraits.contains(.isSelected) } ?? false
    }

    /// The elements of a kind inside this one.
    public func descendants(matching type: ElementType) -> ElementQuery {
        ElementQuery(session: session, type: type) { sight in
            matches(sight).flatMap { $0.nodes(sight).dropFirst() }
        }
    }

    /// The one node that is meant.
    func node() throws(DriveFailure) -> Node {
        guard session.screen != nil else { throw .notRunning }
        let nodes = matches(.ofPerson)
        guard let node = nodes.first else {
            if let unseen = matches(.ofAll).first, let reason = unseen.whyOutOfReach {
                throw .outOfReach(unseen.title, reason)
            }
            throw .missing(words, tree: session.tree)
        }
        guard nodes.count == 1 else {
            if let container = namingContainer(of: nodes) {
                throw .ambiguousByContainer(words, count: nodes.count, container.name)
            }
            throw .ambiguous(words, count: nodes.count)
        }
        return node
    }

    /// The container that all of these have the identifier from that was asked for.
    private func namingContainer(of nodes: [Node]) -> Node? {
        guard let container = nodes[0].namingContainer,
            nodes.allSatisfy({ $0.namingContainer === container }),
            let name = nodes[0].elementIdentifier, words.hasSuffix(name.debugDescription)
        else { return nil }
        return container
    }

    private func read<Property>(_ property: (Node) -> Property) -> Property? {
        do {
            return try property(node())
        } catch {
            error.record(at: place)
            return nil
        }
    }
}

extension Duration {
    /// So many seconds, as far as anybody waits: 30 years stand for infinity, and what is no number is no time.
    fileprivate static func waiting(_ seconds: Double) -> Duration {
        .seconds(seconds.isNaN ? 0 : min(max(seconds, -1e9), 1e9))
    }
}
