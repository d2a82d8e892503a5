#if STEP_6
import PaperUITesting
import SwiftUI
import Testing

@testable import FilmScreens

/// The app, started and with its films on the screen.
@MainActor
func launch(
    _ arguments: [String] = ["--verbose", "--use-mock-data"], untilThereIs film: String = "toy-story",
    sourceLocation: SourceLocation = #_sourceLocation
) async throws -> AppDriver<FilmsApp> {
    try await start(untilThereIs: film, arguments: arguments, sourceLocation: sourceLocation) {
        FilmsApp(arguments: $0)
    }
}

/// Any app, started and with that film's card on the screen.
@MainActor
func start<A: App>(
    untilThereIs film: String, arguments: [String] = [], sourceLocation: SourceLocation = #_sourceLocation,
    app: @escaping @MainActor ([String]) -> A
) async throws -> AppDriver<A> {
    let app = AppDriver(app)
    app.launchArguments = arguments
    app.launch()
    let isReady = await app.card(film).waitForExistence(timeout: 0.5)
    try #require(isReady, "there is no 'filmCard-\(film)' on the screen", sourceLocation: sourceLocation)
    return app
}

extension AppDriver {
    /// A film's card, be it a button, a link or neither.
    func card(_ film: String) -> AppElement {
        descendants(matching: .any)["filmCard-\(film)"]
    }
}

/// An app that is nothing but a view.
struct OneView: App {
    private let view: AnyView

    init() { self.init(EmptyView()) }
    init(_ view: some View) { self.view = AnyView(view) }

    var body: some Scene {
        WindowGroup { view }
    }
}
#endif
