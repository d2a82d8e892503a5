#if !canImport(Combine)
/// A property of an ``ObservableObject`` whose changes the object announces, each before it is made.
///
/// As in SwiftUI, a value that equals the old one is a change, too.
@propertyWrapper
public struct Published<Value> {
    private var value: Value

    /// A property with an initial value.
    public init(wrappedValue: Value) {
        value = wrappedValue
    }

    /// A property with an initial value.
    public init(initialValue: Value) {
        value = initialValue
    }

    @available(*, unavailable, message: "@Published is for properties of classes.")
    public var wrappedValue: Value {
        get { fatalError("@Published is for properties of classes.") }
        set { fatalError("@Published is for properties of classes.") }
    }

    /// The publisher to which Combine would subscribe.
    public var projectedValue: Publisher { Publisher() }

    /// The property, with the object that it belongs to.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storage].value }
        set {
            (object as? any ObservableObject)?.objectWillChange.send()
            object[keyPath: storage].value = newValue
        }
    }

    /// The values of a property, one after another: Combine has operators for them, and paper none.
    public struct Publisher {}
}

extension Published: Sendable where Value: Sendable {}
#endif
