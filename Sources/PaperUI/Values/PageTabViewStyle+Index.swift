extension PageTabViewStyle {
    /// Whether dots show how many pages there are. Paper draws none.
    public enum IndexDisplayMode: Sendable {
        case automatic, always, never
    }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle()
    }
}
