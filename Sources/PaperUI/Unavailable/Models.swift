import Foundation
import Observation

@available(
    *, unavailable,
    message:
        "SwiftUI has it; on paper a model is observable. Write @Observable before its class, and @State for the view that owns it."
)
@propertyWrapper
public struct StateObject<ObjectType> {
    public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {}
    public var wrappedValue: ObjectType { unavailable() }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { unavailable() }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; on paper a model is observable. Write @Observable before its class, and a plain property in the view, or @Bindable for bindings."
)
@propertyWrapper
public struct ObservedObject<ObjectType> {
    public init(wrappedValue: ObjectType) {}
    public init(initialValue: ObjectType) {}
    public var wrappedValue: ObjectType {
        get { unavailable() }
        nonmutating set {}
    }
    public var projectedValue: Wrapper { unavailable() }

    /// What `$model` would be.
    @dynamicMemberLookup
    public struct Wrapper {
        public subscript<Value>(dynamicMember keyPath: KeyPath<ObjectType, Value>) -> Binding<Value> {
            unavailable()
        }
    }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; on paper a model is observable. Write @Observable before its class, .environment(model) and @Environment(Model.self)."
)
@propertyWrapper
public struct EnvironmentObject<ObjectType> {
    public init() {}
    public var wrappedValue: ObjectType { unavailable() }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { unavailable() }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; on paper a model is observable. Write @Observable before its class, .environment(model) and @Environment(Model.self)."
)
extension View {
    public func environmentObject<T>(_ object: T) -> Self { self }
}

#if !canImport(Combine)
@available(
    *, unavailable,
    message:
        "SwiftUI has it; on paper a model is observable. Write @Observable before its class, and its properties plain."
)
public protocol ObservableObject: AnyObject {}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; on paper a model is observable. Write @Observable before its class, and its properties plain."
)
@propertyWrapper
public struct Published<Value> {
    public init(wrappedValue: Value) {}
    public init(initialValue: Value) {}
    public var wrappedValue: Value {
        get { unavailable() }
        set {}
    }
    public var projectedValue: Published<Value> { self }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; there is no Combine on paper. Write .task with `for await`, or .onChange(of:) of an observable value."
)
extension Timer {
    /// What a timer would publish.
    public struct TimerPublisher {
        public func autoconnect() -> TimerPublisher { self }
        public func connect() {}
    }

    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode
    ) -> TimerPublisher { unavailable() }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; there is no Combine on paper. Write .task with `for await`, or .onChange(of:) of an observable value."
)
extension NotificationCenter {
    /// What a notification would be published by.
    public struct Publisher {}

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        unavailable()
    }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; there is no Combine on paper. Write .task with `for await`, or .onChange(of:) of an observable value."
)
extension View {
    public func onReceive(_ publisher: Timer.TimerPublisher, perform action: @escaping (Date) -> Void) -> Self
    { self }
    public func onReceive(
        _ publisher: NotificationCenter.Publisher, perform action: @escaping (Notification) -> Void
    ) -> Self { self }
}
#endif

@available(
    *, unavailable,
    message:
        "SwiftUI has it; there is no Combine on paper. Write .task with `for await`, or .onChange(of:) of an observable value."
)
extension View {
    public func onReceive<P, Output>(_ publisher: P, perform action: @escaping (Output) -> Void) -> Self {
        self
    }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; on paper nothing outlives its screen. Write a property of the model, and hand the model what it stores it in: a test can then hand it another."
)
@propertyWrapper
public struct SceneStorage<Value> {
    public init(wrappedValue: Value, _ key: String) {}
    public init(_ key: String) where Value: ExpressibleByNilLiteral {}
    public var wrappedValue: Value {
        get { unavailable() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { unavailable() }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; there is no database on paper. Write a property of the model, and let it fetch behind a protocol: a test can then hand it a stub."
)
@propertyWrapper
public struct FetchRequest<Result> {
    public init(sortDescriptors: [Any] = [], predicate: NSPredicate? = nil, animation: Animation? = nil) {}
    public init<R>(fetchRequest: R, animation: Animation? = nil) {}
    public var wrappedValue: FetchedResults<Result> { unavailable() }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; there is no database on paper. Write a property of the model, and let it fetch behind a protocol: a test can then hand it a stub."
)
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier, Result> {
    public init<K>(
        sectionIdentifier: K, sortDescriptors: [Any] = [], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {}
    public var wrappedValue: FetchedResults<Result> { unavailable() }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; there is no database on paper. Write a property of the model, and let it fetch behind a protocol: a test can then hand it a stub."
)
public struct FetchedResults<Result>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Result { unavailable() }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; there is no database on paper. Write a property of the model, and let it fetch behind a protocol: a test can then hand it a stub."
)
extension EnvironmentValues {
    public var managedObjectContext: ManagedObjectContext { unavailable() }

    /// What a database would be edited in.
    public struct ManagedObjectContext {
        public func save() throws {}
        public func delete<Object>(_ object: Object) {}
    }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; the environment on paper is set and not changed. Write .environment with the value."
)
extension View {
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> Self { self }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; on paper, too, a view is evaluated only when what it is made of has changed. Leave it out."
)
public struct EquatableView<Content: View>: View {
    public init(content: Content) {}
    public typealias Body = Never
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; on paper, too, a view is evaluated only when what it is made of has changed. Leave it out."
)
extension View {
    public func equatable() -> Self { self }
}
