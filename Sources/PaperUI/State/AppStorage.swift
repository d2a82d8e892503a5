import Foundation

/// A value that an app keeps from one launch to the next, by a key.
///
/// On paper it is kept as long as its ``Screen``, and nothing is written to the machine. A test that wants to look at
/// what is kept, or to keep it longer, gives a store: `store:`, or `.defaultAppStorage(_:)` further out.
///
/// In a model it is kept as long as the model, or in the store that is given. Views follow it where the model is an
/// ``ObservableObject``, and where they have the same key and store themselves.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let initialValue: Value
    private let store: UserDefaults?
    private let coding: Coding
    /// True for the value of a window.
    private var isOfScene = false
    private var place: StoredPlace?

    /// A value as it is kept.
    private struct Coding {
        let read: (any StoredValue) -> Value?
        let find: (UserDefaults, String) -> (any StoredValue)?
        let write: (Value) -> (any StoredValue)?
    }

    private init(_ initialValue: Value, _ key: String, _ store: UserDefaults?, _ coding: Coding) {
        (self.initialValue, self.key, self.store, self.coding) = (initialValue, key, store, coding)
    }

    /// The value that is kept; the initial one where none is, and outside of a screen.
    public var wrappedValue: Value {
        get {
            guard let place = place ?? given else { return initialValue }
            return place.value(coding.find).flatMap(coding.read) ?? initialValue
        }
        nonmutating set {
            guard let place = place ?? given else { return Warning.unmountedWrite.printOnce() }
            place.keep(coding.write(newValue))
        }
    }

    /// A binding to what is kept; a constant outside of a screen.
    public var projectedValue: Binding<Value> {
        guard let place = place ?? given else {
            Warning.unmountedBinding.printOnce()
            return .constant(initialValue)
        }
        return Binding(
            get: { wrappedValue }, set: { wrappedValue = $0 },
            source: self.place.map { _ in [ObjectIdentifier(place.location)] })
    }

    /// The place in the store that is given, for whoever is on no screen.
    private var given: StoredPlace? { store.map { StoredPlace(key: key, store: $0) } }

    /// The value of an object's property, which an object on no screen keeps, too.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, AppStorage<Value>>
    ) -> Value {
        get { object[keyPath: storage].wrappedValue }
        set {
            (object as? any ObservableObject)?.changes.announce()
            object[keyPath: storage].settle()
            object[keyPath: storage].wrappedValue = newValue
        }
    }

    /// A binding to an object's property.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        projected projected: KeyPath<Object, Binding<Value>>,
        storage storage: ReferenceWritableKeyPath<Object, AppStorage<Value>>
    ) -> Binding<Value> {
        Binding(
            get: { object[keyPath: storage].wrappedValue },
            set: { value in
                (object as? any ObservableObject)?.changes.announce()
                object[keyPath: storage].settle()
                object[keyPath: storage].wrappedValue = value
            }, source: nil)
    }

    /// Takes a place for the value, if it has none.
    private mutating func settle() {
        if place == nil { place = StoredPlace(key: key, store: store) }
    }

    /// The same for the value of a window.
    func ofScene() -> AppStorage {
        var storage = self
        storage.isOfScene = true
        return storage
    }
}

extension AppStorage: ConnectedProperty, EnvironmentReader {
    mutating func connect(to node: Node) {
        if isOfScene {
            place = node.environment.sceneStores?.place(of: key, in: nil)
            return
        }
        let store = store ?? node.environment.defaultAppStorage
        place = node.environment.appStores?.place(of: key, in: store)
    }
}

extension AppStorage: SelfComparing {
    /// The initial value that a view declares says nothing about what is kept.
    func isSame(as other: AppStorage<Value>) -> Bool {
        key == other.key && store === other.store && isOfScene == other.isOfScene
    }
}

extension AppStorage {
    private init<Stored: StoredValue>(
        _ value: Value, _ key: String, _ store: UserDefaults?, as type: Stored.Type,
        _ read: @escaping (Stored) -> Value?, _ write: @escaping (Value) -> Stored?
    ) {
        self.init(
            value, key, store,
            Coding(
                read: { ($0 as? Stored).flatMap(read) }, find: { Stored.find($0, $1) },
                write: { write($0) }))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(wrappedValue, key, store, as: Bool.self, { $0 }, { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(wrappedValue, key, store, as: Int.self, { $0 }, { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(wrappedValue, key, store, as: Double.self, { $0 }, { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(wrappedValue, key, store, as: String.self, { $0 }, { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(wrappedValue, key, store, as: URL.self, { $0 }, { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(wrappedValue, key, store, as: Date.self, { $0 }, { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(wrappedValue, key, store, as: Data.self, { $0 }, { $0 })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, store, as: String.self, { Value(rawValue: $0) }, { $0.rawValue })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, store, as: Int.self, { Value(rawValue: $0) }, { $0.rawValue })
    }

}

// Without an initial value it is nil until something is kept.
extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(nil, key, store, as: Bool.self, { $0 }, { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(nil, key, store, as: Int.self, { $0 }, { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(nil, key, store, as: Double.self, { $0 }, { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(nil, key, store, as: String.self, { $0 }, { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(nil, key, store, as: URL.self, { $0 }, { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(nil, key, store, as: Date.self, { $0 }, { $0 })
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(nil, key, store, as: Data.self, { $0 }, { $0 })
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(nil, key, store, as: String.self, { R(rawValue: $0) }, { $0?.rawValue })
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(nil, key, store, as: Int.self, { R(rawValue: $0) }, { $0?.rawValue })
    }
}
