import PaperUI
import Testing

/// Drives a whole app from the outside: what a person sees, taps and types, and nothing else.
///
/// ```swift
/// let app = AppDriver { arguments in FilmsApp(arguments: arguments) }
/// app.launchArguments = ["--use-mock-data"]
/// app.launch()
///
/// let searchBar = app.textFields["filmSearchBar"]
/// searchBar.tap()
/// searchBar.typeText("Coco")
///
/// #expect(await app.buttons["filmCard-coco"].waitForExistence(timeout: 2))
/// ```
///
/// The names are XCUITest's. Here the app runs on paper in the test's own process, so a tap is over when it
/// returns; only what the app does in tasks is to be waited for. A failure is recorded where the driver was
/// asked.
@MainActor
public final class AppDriver<Application: App>: ElementProvider {
    /// The arguments that the app is started with; read by ``launch()``.
    public var launchArguments: [String] = []

    private let makeApp: @MainActor ([String]) -> Application
    private let session: AppSession

    /// Makes a driver for an app that is not running yet.
    ///
    /// - Parameters:
    ///   - sourceLocation: where a failure is reported that no other line asked for; leave it out.
    ///   - makeApp: makes the app from its launch arguments.
    public init(
        sourceLocation: SourceLocation = #_sourceLocation,
        _ makeApp: @escaping @MainActor ([String]) -> Application
    ) {
        self.makeApp = makeApp
        session = AppSession(place: sourceLocation)
    }

    /// Starts the app; one that is running is ended before.
    public func launch() {
        terminate()
        session.screen = Screen(makeApp(launchArguments))
    }

    /// Ends the app: its tasks are cancelled, its state is gone.
    public func terminate() {
        session.screen?.unmount()
        session.screen = nil
    }

    /// The screen that the app is on, for a snapshot or a wait; nil while the app is not running.
    public var screen: Screen? { session.screen }

    /// Everything of a kind on the screen.
    public func descendants(matching type: ElementType) -> ElementQuery {
        ElementQuery(session: session, type: type) { [session] in session.nodes($0) }
    }
}
