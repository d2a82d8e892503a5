/// What the screen needs of the world outside, as closures. A test or a preview writes one between two braces.
public struct Shop: Sendable {
    public var order: @Sendable (_ packets: Int) async throws -> Void

    public init(order: @escaping @Sendable (_ packets: Int) async throws -> Void) {
        self.order = order
    }
}
