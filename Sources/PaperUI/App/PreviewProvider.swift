/// Views shown while they are written. On paper, mount `previews` on a ``Screen``.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    /// The views to show.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
