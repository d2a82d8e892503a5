/// One page: the bar at its top, its content, and the bar at its foot.
@MainActor
struct Page {
    /// The way back; nil on a first page, and where it is hidden.
    private(set) var back: Part?
    /// True where another page lies below.
    let isPushed: Bool
    private(set) var title: String?
    /// The size of the title; nil where the page does not say.
    private(set) var titleMode: NavigationBarItem.TitleDisplayMode?
    private(set) var leading: [Part] = []
    private(set) var principal: [Part] = []
    private(set) var toolbar: [Part] = []
    private(set) var bottom: [Part] = []
    /// From edge to edge, above the bar at the foot.
    private(set) var bottomInset: [Part] = []
    /// Above the keyboard.
    private(set) var keyboard: [Part] = []
    /// The buttons of the tabs, and which of them is chosen.
    private(set) var tabs: [Part] = []
    private(set) var chosenTab: Int?
    /// Between the bar's line and the content, each in a line: a search field, and what is inset at the top.
    private(set) var head: [Head] = []
    let content: [Part]

    /// A field with the tokens before it and what ends the search by it, a part of the search below, or what goes from edge
    /// to edge.
    struct Head {
        let part: Part
        let isInset: Bool
        var tokens: [Part] = []
        var end: Part?
    }

    /// The page of a navigation stack, a sheet, or a whole screen.
    init(_ node: Node) {
        switch node.kind {
        case .page, .sheet:
            content = node.content.filter { $0.role == .content }.flatMap { $0.parts() }
        default:
            content = node.parts()
        }
        isPushed = node.content.contains { $0.role == .back }
        collect(from: node)
        if node.hides(.title) || node.hides(.navigation) { title = nil }
    }

    var hasBar: Bool {
        back != nil || title != nil || !head.isEmpty || !(leading + principal + toolbar).isEmpty
    }

    /// A page inside has a bar of its own.
    private mutating func collect(from node: Node) {
        if !node.modifiers.isEmpty { title = title ?? node.navigationTitle }
        chosenTab = chosenTab ?? node.chosenTab
        if titleMode == nil {
            for case .titleDisplayMode(let mode) in node.modifiers { titleMode = titleMode ?? mode }
        }
        for attachment in node.shownAttachments {
            switch attachment.role {
            case .toolbar: toolbar += attachment.parts()
            case .leadingToolbar: leading += attachment.parts()
            case .principal: principal += attachment.parts()
            case .bottomBar where node.chosenTab != nil: tabs += attachment.parts()
            case .bottomBar: bottom += attachment.parts()
            case .bottomInset: bottomInset += attachment.parts()
            case .keyboard: keyboard += attachment.parts()
            case .search, .topInset:
                head += attachment.parts().map { Head(part: $0, isInset: attachment.role == .topInset) }
            case .searchScope, .searchSuggestion:
                head += attachment.parts().map { Head(part: $0, isInset: false) }
            case .searchToken: if !head.isEmpty { head[head.count - 1].tokens = attachment.parts() }
            case .searchEnd: if !head.isEmpty { head[head.count - 1].end = attachment.parts().first }
            default: break
            }
        }
        for child in node.shownContent {
            if child.frame == .page { continue }
            if child.role == .back { back = child.parts().first } else { collect(from: child) }
        }
    }
}
