/// A way to read and write a value that is kept somewhere else.
///
/// As in SwiftUI, it is a get and a set: made from a `$` before a state, a bindable or another binding, from
/// two closures, or from a constant.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let get: () -> Value
    private let set: (Value) -> Void

    /// Where the value is kept, if that is known: the object and the way from there. Two bindings with the
    /// same source are the same binding, even though their closures cannot be compared.
    let source: [AnyHashable]?

    /// A binding made of two closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(get: get, set: set, source: nil)
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
        Binding(get: { value }, set: { _ in })
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

/// Unchecked, as in SwiftUI: the closures are the caller's, who takes them to where they may be called.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: SelfComparing {
    func isSame(as other: Binding<Value>) -> Bool {
        source != nil && source == other.source
    }
}
