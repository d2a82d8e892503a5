/// A way to read and write a value that is kept somewhere else.
///
/// As in SwiftUI, it is a get and a set: made from a `$` before a state, a bindable or another binding, from
/// two closures, or from a constant.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let get: () -> Value
    private let set: (Value) -> Void

    /// The place where the value is kept, if that is known: the object and the way from there. Two bindings with the
    /// same source are the same binding, even though their closures cannot be compared.
    let source: [AnyHashable]?

    /// A binding made of two closures.
    ///
    /// What they capture is Sendable, or belongs to the actor on which they are written; the compiler warns of anything
    /// else. Read and write the binding there, too: nobody goes to the actor for it.
    ///
    /// - Parameters:
    ///   - get: Reads the value.
    ///   - set: Writes a value.
    @preconcurrency public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        let plain = unsafeBitCast(IsolatedClosures(get: get, set: set), to: PlainClosures<Value>.self)
        self.init(get: plain.get, set: plain.set, source: nil)
    }

    /// A binding made from another: what `$item` in a closure's parameters uses.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void, source: [AnyHashable]?) {
        self.get = get
        self.set = set
        self.source = source
    }

    /// A binding that always reads this value and ignores writes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in }, source: nil)
    }

    /// The value, where it is kept.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(
            get: { wrappedValue[keyPath: keyPath] },
            set: { wrappedValue[keyPath: keyPath] = $0 },
            source: source.map { $0 + [keyPath] })
    }
}

// A binding is read and written without waiting, so its closures are called on the actor where the caller is. The
// compiler converts them to plain ones, too, by doing nothing, but warns; in a struct they may be looked at as these.

private struct IsolatedClosures<Value> {
    let get: @isolated(any) @Sendable () -> Value
    let set: @isolated(any) @Sendable (Value) -> Void
}

private struct PlainClosures<Value> {
    let get: () -> Value
    let set: (Value) -> Void
}

/// Unchecked, as in SwiftUI: the closures are the caller's, who takes them to where they may be called.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: SelfComparing {
    func isSame(as other: Binding<Value>) -> Bool {
        source != nil && source == other.source
    }
}
