import Foundation

/// A value that can be read and written from any thread, one thread at a time.
///
/// It lets a stub note what it was called with, wherever it is called:
///
/// ```swift
/// let orders = Locked<[Int]>([])
/// let shop = Shop { packets in orders.withLock { $0.append(packets) } }
///
/// try await shop.order(2)
///
/// #expect(orders.withLock { $0 } == [2])
/// ```
///
/// `Mutex` of the module Synchronization does the same, from macOS 15 and iOS 18 on.
///
/// Unchecked, because the value is only touched under the lock; and as with `Mutex`, the compiler sees to it that nobody
/// else keeps what is put in or taken out.
public final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// Keeps this value, which nobody else may use any more if it is not `Sendable`.
    public init(_ value: sending Value) {
        self.value = value
    }

    /// Hands over the value, to be read or changed, while no other thread has it.
    ///
    /// - Parameter body: does not ask for the same value again, which would wait for its own end.
    /// - Returns: what the body returns.
    /// - Throws: what the body throws, and nothing else.
    public func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
