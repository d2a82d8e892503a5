/// An object that a view is handed and that somebody else keeps.
///
/// As in SwiftUI, the view is evaluated after each change that the object announces, and is the other object's as soon as it
/// is handed one.
@MainActor
@preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object.
    public var wrappedValue: ObjectType

    /// Takes an object.
    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    /// Takes an object.
    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// The wrapper that makes `$model.name` a binding to the model's name.
    @MainActor
    @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let (object, changes) = (object, object.changes)
            return Binding(
                get: {
                    // A view that is handed the binding alone reads the object, too.
                    changes.observe()
                    return object[keyPath: keyPath]
                },
                set: { object[keyPath: keyPath] = $0 },
                source: [ObjectIdentifier(object), keyPath])
        }
    }
}

extension ObservedObject: ConnectedProperty {
    mutating func connect(to node: Node) {
        node.observe(wrappedValue)
    }
}
