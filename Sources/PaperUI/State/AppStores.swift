import Foundation

/// A value that can be kept by a key.
protocol StoredValue: Hashable {
    /// The value in a store; nil where there is none.
    static func find(_ store: UserDefaults, _ key: String) -> Self?
    func keep(in store: UserDefaults, _ key: String)
}

extension StoredValue {
    static func find(_ store: UserDefaults, _ key: String) -> Self? { store.object(forKey: key) as? Self }
    func keep(in store: UserDefaults, _ key: String) { store.set(self, forKey: key) }
}

extension Bool: StoredValue {
    static func find(_ store: UserDefaults, _ key: String) -> Bool? {
        store.object(forKey: key).map { _ in store.bool(forKey: key) }
    }
}

extension Int: StoredValue {
    static func find(_ store: UserDefaults, _ key: String) -> Int? {
        store.object(forKey: key).map { _ in store.integer(forKey: key) }
    }
}

extension Double: StoredValue {
    static func find(_ store: UserDefaults, _ key: String) -> Double? {
        store.object(forKey: key).map { _ in store.double(forKey: key) }
    }
}

extension String: StoredValue {
    static func find(_ store: UserDefaults, _ key: String) -> String? { store.string(forKey: key) }
}

/// As a string: what else Foundation makes of a page of the web is lost outside of Apple's platforms.
extension URL: StoredValue {
    static func find(_ store: UserDefaults, _ key: String) -> URL? {
        store.string(forKey: key).flatMap { URL(string: $0) }
    }
    func keep(in store: UserDefaults, _ key: String) { store.set(absoluteString, forKey: key) }
}

extension Date: StoredValue {}

extension Data: StoredValue {
    static func find(_ store: UserDefaults, _ key: String) -> Data? { store.data(forKey: key) }
}

/// The places in which a screen keeps what its app storage says: the same one for all views with one key and one store.
@MainActor
final class AppStores {
    private var places: [[AnyHashable]: StoredPlace] = [:]

    func place(of key: String, in store: UserDefaults?) -> StoredPlace {
        let way: [AnyHashable] = [key] + (store.map { [ObjectIdentifier($0)] } ?? [])
        if let known = places[way] { return known }
        let place = StoredPlace(key: key, store: store)
        places[way] = place
        return place
    }
}

/// The value of one key, kept in a store if there is one. Views that read it are evaluated when it is written.
final class StoredPlace {
    let location = StateLocation<AnyHashable?>(nil)
    private let key: String
    private let store: UserDefaults?
    /// The changes of the store, by whoever makes them here.
    private let changes: ObjectChanges?

    init(key: String, store: UserDefaults?) {
        (self.key, self.store) = (key, store)
        changes = store.map { ObjectChanges.of($0) }
    }

    func value(_ find: (UserDefaults, String) -> (any StoredValue)?) -> (any StoredValue)? {
        let kept = location.value
        changes?.observe()
        // A store is the truth: a test may have written into it.
        return store.map { find($0, key) } ?? kept?.base as? any StoredValue
    }

    func keep(_ value: (any StoredValue)?) {
        let kept = value.map { AnyHashable($0) }
        location.value = kept
        // What is written while a body is evaluated is dropped.
        guard location.value == kept, let store else { return }
        if let value { value.keep(in: store, key) } else { store.removeObject(forKey: key) }
        changes?.announce()
    }
}

extension View {
    /// Sets the store of the app storage in the view and in those in it, unless they name one.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}

private struct SceneStoresKey: EnvironmentKey { static var defaultValue: AppStores? { nil } }
private struct AppStoresKey: EnvironmentKey { static var defaultValue: AppStores? { nil } }
private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
    var sceneStores: AppStores? {
        get { self[SceneStoresKey.self] }
        set { self[SceneStoresKey.self] = newValue }
    }

    var appStores: AppStores? {
        get { self[AppStoresKey.self] }
        set { self[AppStoresKey.self] = newValue }
    }

    var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}
