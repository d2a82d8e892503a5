/// What one page shows: the bar at its top, and its content.
@MainActor
struct Page {
    private(set) var back: Part?
    private(set) var title: String?
    private(set) var toolbar: [Part] = []
    let content: [Part]

    /// The page of a navigation stack, or a whole screen.
    init(_ node: Node) {
        if case .page = node.kind {
            content = node.content.filter { $0.role == .content }.flatMap { $0.parts() }
        } else {
            content = node.parts()
        }
        collect(from: node)
    }

    var hasBar: Bool { back != nil || title != nil || !toolbar.isEmpty }

    /// A page inside has a bar of its own.
    private mutating func collect(from node: Node) {
        title = title ?? node.navigationTitle
        toolbar += node.attachments.filter { $0.role == .toolbar }.flatMap { $0.parts() }
        for child in node.content.suffix(node.isNavigation ? 1 : node.content.count) {
            if case .page = child.kind { continue }
            if child.role == .back { back = child.parts().first } else { collect(from: child) }
        }
    }
}
