/// An object that a view further out has put into the environment, found by its type.
///
/// As in SwiftUI, the view is evaluated after each change that the object announces, and there must be one: a view that
/// finds none stops the program.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// The object of the property's type.
    public init() {}

    /// The object.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No \(ObjectType.self) in the environment: set one with .environmentObject(_:) further out.")
        }
        return object
    }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue)
    }
}

extension View {
    /// Puts an object into the environment, for ``EnvironmentObject``.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modified(by: .environment { $0[ObjectKey<T>.self] = object })
    }
}

private struct ObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
    static var defaultValue: ObjectType? { nil }
}

extension EnvironmentObject: ConnectedProperty, EnvironmentReader {
    mutating func connect(to node: Node) {
        object = node.environment[ObjectKey<ObjectType>.self]
        if let object { node.observe(object) }
    }
}

extension EnvironmentObject: SelfComparing {
    /// The surroundings are compared where they come from.
    func isSame(as other: EnvironmentObject<ObjectType>) -> Bool { true }
}
