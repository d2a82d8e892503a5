import Observation

/// Bindings to the properties of an observable model.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable>: DynamicProperty {
    /// The model.
    public var wrappedValue: Value

    /// Takes a model.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Takes a model.
    public init(_ wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Itself: `$model.name` is a binding to the model's name.
    public var projectedValue: Bindable<Value> { self }

    /// A binding to a property of the model.
    public subscript<Part>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
    ) -> Binding<Part> {
        let model = wrappedValue
        return Binding(
            get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 },
            source: [ObjectIdentifier(model), keyPath])
    }
}
