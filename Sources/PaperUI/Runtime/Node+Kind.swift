extension Node {
    /// The kind that a view turned out to be: one of those that the runtime itself has to know, or an element.
    enum Kind {
        /// A view with a `body`.
        case composite
        /// Views without a layout of their own: `if`, `ForEach`, `Group`, several statements.
        case group
        /// A view that says itself what it is.
        case element(any PaperElement)
        /// The pages of a navigation stack. Only the last is on the screen.
        case navigation
        /// Over the screen.
        case sheet
        /// Over the screen: a title, a message and buttons.
        case alert(isDialog: Bool)
        /// Views of which one is on the screen.
        case tabs(Tabs)
        /// A page of a navigation stack, with a back button inside unless it is the first.
        case page

        /// The views that show only one of several, or lie upon another.
        enum Frame { case none, navigation, page, sheet, alert, tabs }

        var frame: Frame {
            switch self {
            case .navigation: .navigation
            case .page: .page
            case .sheet: .sheet
            case .alert: .alert
            case .tabs: .tabs
            default: .none
            }
        }
    }

    /// The view's own account of itself; nil where the runtime knows what it is.
    var element: (any PaperElement)? { if case .element(let element) = kind { element } else { nil } }

    /// True where the view says itself what it is, by this type. (A cast would do, and take much longer.)
    func isElement<E: PaperElement>(_: E.Type) -> Bool {
        if case .element(let element) = kind { type(of: element) == E.self } else { false }
    }
}
