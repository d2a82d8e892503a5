import PaperUI
import PaperUITesting
import Testing

/// An app that is nothing but a view.
struct OneView: App {
    private let view: AnyView

    init() { self.init(EmptyView()) }
    init(_ view: some View) { self.view = AnyView(view) }

    var body: some Scene {
        WindowGroup { view }
    }
}

extension AppDriver where Application == OneView {
    /// A driver of an app that shows the view and is running.
    static func running(_ view: some View) -> AppDriver {
        let app = AppDriver { _ in OneView(view) }
        app.launch()
        return app
    }

    var text: String { screen?.text ?? "" }
}
