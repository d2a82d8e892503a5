import Foundation

/// A value that a window keeps, by a key. On paper it is kept as long as its ``Screen``, and nothing is written to the
/// machine.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private var storage: AppStorage<Value>

    private init(_ storage: AppStorage<Value>) {
        self.storage = storage
    }

    /// The value that is kept; the initial one where none is, and outside of a screen.
    public var wrappedValue: Value {
        get { storage.wrappedValue }
        nonmutating set { storage.wrappedValue = newValue }
    }

    /// A binding to what is kept; a constant outside of a screen.
    public var projectedValue: Binding<Value> { storage.projectedValue }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(AppStorage(wrappedValue: wrappedValue, key).ofScene())
    }

    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(AppStorage(wrappedValue: wrappedValue, key).ofScene())
    }

    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(AppStorage(wrappedValue: wrappedValue, key).ofScene())
    }

    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(AppStorage(wrappedValue: wrappedValue, key).ofScene())
    }

    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(AppStorage(wrappedValue: wrappedValue, key).ofScene())
    }

    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(AppStorage(wrappedValue: wrappedValue, key).ofScene())
    }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(AppStorage(wrappedValue: wrappedValue, key).ofScene())
    }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(AppStorage(wrappedValue: wrappedValue, key).ofScene())
    }
}

// Without an initial value it is nil until something is kept.
extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(AppStorage(key).ofScene()) }
    public init(_ key: String) where Value == Int? { self.init(AppStorage(key).ofScene()) }
    public init(_ key: String) where Value == Double? { self.init(AppStorage(key).ofScene()) }
    public init(_ key: String) where Value == String? { self.init(AppStorage(key).ofScene()) }
    public init(_ key: String) where Value == URL? { self.init(AppStorage(key).ofScene()) }
    public init(_ key: String) where Value == Data? { self.init(AppStorage(key).ofScene()) }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(AppStorage(key).ofScene())
    }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(AppStorage(key).ofScene())
    }
}
