/// An object that a view owns and a screen keeps: what `@State` with an `@Observable` model follows.
///
/// As in SwiftUI, the object is made once, when the view first appears where it is, and the view is evaluated after each
/// change that the object announces.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var location: StateLocation<ObjectType>?

    /// An object that is made when the view first appears.
    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
        self.make = make
    }

    /// The object on the screen; a new one each time outside of one.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        if let location { return location.value }
        Warning.unmountedObject.printOnce()
        return make()
    }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue)
    }
}

extension StateObject: ConnectedProperty {
    mutating func connect(to node: Node) {
        let location = node.location(initialValue: make())
        node.observe(location.value)
        self.location = location
    }
}

extension StateObject: SelfComparing {
    /// The object that a view would make says nothing about what is there.
    func isSame(as other: StateObject<ObjectType>) -> Bool { true }
}
