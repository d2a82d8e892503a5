/// A part of a screen: a value that says what to show for the state it is given.
///
/// As in SwiftUI: a type conforms by its `body`, which is built from other views and evaluated again
/// whenever something that it read has changed. A view is a description, not the thing on the screen; what
/// lives as long as the screen (state, tasks) is kept for it by the ``Screen`` on which it is mounted.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's content, inferred from `body`.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
    /// Never called: the views without a body are drawn by PaperUI itself.
    public var body: Never {
        fatalError("\(Self.self) is drawn by PaperUI itself and has no body.")
    }
}

extension Never: View {
    public typealias Body = Never

    public var body: Never { fatalError("There is no value of type Never.") }
}

/// A view of PaperUI's that is made of others by a `body`.
protocol BuiltInView {}

/// A view that is nothing but the views in it.
@MainActor
protocol GroupingView: PrimitiveView {}

/// A view that is not made of other views by a `body`: it tells the runtime what it is and what it holds.
@MainActor
protocol PrimitiveView: View where Body == Never {
    /// The views to show. What is read here is noticed, as what a `body` reads.
    var resolution: Resolution { get }

    /// The same for a view that says something else in other surroundings.
    func resolution(in environment: EnvironmentValues) -> Resolution
}

extension PrimitiveView {
    func resolution(in environment: EnvironmentValues) -> Resolution { resolution }
}
