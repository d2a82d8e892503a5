/// A style of somebody's, its type hidden: the view that it makes of a control.
struct OwnStyle<Configuration> {
    let view: @MainActor (Configuration) -> any View

    init(_ view: @escaping @MainActor (Configuration) -> any View) {
        self.view = view
    }
}

/// One of the looks that the system has, which paper draws without making a view by it.
protocol SystemStyle {}
