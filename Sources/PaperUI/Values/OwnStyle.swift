/// A style of somebody's, its type hidden: the view that it makes of a control.
struct OwnStyle<Configuration> {
    let view: @MainActor (Configuration) -> any View

    init<Style>(_ style: Style, _ view: @escaping @MainActor (Style, Configuration) -> any View) {
        nonisolated(unsafe) let style = style
        self.view = { view(style, $0) }
    }
}

/// One of the looks that the system has, which paper draws without making a view by it.
protocol SystemStyle {}
