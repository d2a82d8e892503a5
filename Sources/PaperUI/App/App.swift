/// An app: what it shows, and where it begins.
///
/// Mount it with `Screen(app)`. On paper, `main()` prints the first screen once it has settled; `./kata run` plays it.
@MainActor @preconcurrency
public protocol App {
    /// The type of the app's content, inferred from `body`.
    associatedtype Body: Scene

    /// The windows of the app.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the app at its start.
    @MainActor @preconcurrency init()
}

extension App {
    /// Runs the app on paper: prints its first screen.
    public static func main() async {
        let screen = Screen(Self())
        if let first = LiveScreen.firstNumber { return await LiveScreen(screen, first: first).serve() }
        await screen.settle()
        print(screen.text(width: 40))
    }
}

/// The root of a screen that shows an app.
struct AppRoot<A: App>: View, PrimitiveView {
    let app: A

    var resolution: Resolution {
        Resolution(kind: .group, children: [ChildView(SceneRoot.content(of: app.body))])
    }
}

@MainActor
enum SceneRoot {
    /// The view that a scene shows.
    static func content<S: Scene>(of scene: S) -> any View {
        (scene as? any SceneContent)?.content ?? content(of: scene.body)
    }
}
