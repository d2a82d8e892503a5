/// A change and how it moves. Nothing moves on paper: what is said here is kept, and asked by nobody.
public struct Transaction {
    /// The movement of the change; nil is none.
    public var animation: Animation?
    /// True where views inside are not to move in their own way.
    public var disablesAnimations = false
    /// True for a change of many that follow each other, as under a finger.
    public var isContinuous = false

    /// A change that does not move.
    public init() {}

    /// A change with its movement.
    public init(animation: Animation?) {
        self.animation = animation
    }
}

/// Makes a change. On paper it is there at once, whatever the transaction.
///
/// - Returns: what the closure returns.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Makes a change with a value of a transaction. On paper it is there at once.
///
/// - Returns: what the closure returns.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    try body()
}

extension View {
    /// Changes how the changes of the view move. Nothing moves on paper.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        self
    }

    /// Changes how the changes of the view move that come with a value. Nothing moves on paper.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }
}
