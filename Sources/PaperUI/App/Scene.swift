/// A part of an app that shows views.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scene's content, inferred from `body`.
    associatedtype Body: Scene

    /// The content of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// Builds a scene from a closure: on paper, of one window.
@resultBuilder
public struct SceneBuilder {
    /// The window.
    nonisolated public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene that holds views.
@MainActor
protocol SceneContent {
    var content: any View { get }
}
