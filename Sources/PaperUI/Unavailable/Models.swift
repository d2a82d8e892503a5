import Foundation
import Observation

#if !canImport(Combine)
@available(
    *, unavailable,
    message:
        "Combine has it; write a Task with `for await`, and in a test a Recorder of an @Observable model."
)
extension Published.Publisher {
    public func sink(receiveValue: @escaping (Value) -> Void) -> Subscription { unavailable() }
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Value>, on object: Root)
        -> Subscription
    { unavailable() }
    public func dropFirst(_ count: Int = 1) -> Self { self }
    public func removeDuplicates() -> Self { self }
    public func debounce<T, S>(for dueTime: T, scheduler: S) -> Self { self }
    public func receive<S>(on scheduler: S) -> Self { self }
    public var values: AsyncStream<Value> { unavailable() }

    /// The subscription that would go on until it is cancelled.
    public struct Subscription {
        public func cancel() {}
        public func store<T>(in set: inout Set<T>) {}
    }
}

@available(
    *, unavailable,
    message: "SwiftUI has it; write .task with `for await`, or .onChange(of:) of an observable value."
)
extension Timer {
    /// The publisher of a timer.
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
    message: "SwiftUI has it; write .task with `for await`, or .onChange(of:) of an observable value."
)
extension NotificationCenter {
    /// The publisher of a notification.
    public struct Publisher {}

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        unavailable()
    }
}

@available(
    *, unavailable,
    message: "SwiftUI has it; write .task with `for await`, or .onChange(of:) of an observable value."
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
    message: "SwiftUI has it; write .task with `for await`, or .onChange(of:) of an observable value."
)
extension View {
    public func onReceive<P, Output>(_ publisher: P, perform action: @escaping (Output) -> Void) -> Self {
        self
    }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; write a property of the model, and let it fetch behind a protocol: a test can then hand it a stub."
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
        "SwiftUI has it; write a property of the model, and let it fetch behind a protocol: a test can then hand it a stub."
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
        "SwiftUI has it; write a property of the model, and let it fetch behind a protocol: a test can then hand it a stub."
)
public struct FetchedResults<Result>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Result { unavailable() }
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; write a property of the model, and let it fetch behind a protocol: a test can then hand it a stub."
)
extension EnvironmentValues {
    public var managedObjectContext: ManagedObjectContext { unavailable() }

    /// The place where a database would be edited.
    public struct ManagedObjectContext {
        public func save() throws {}
        public func delete<Object>(_ object: Object) {}
    }
}

@available(*, unavailable, message: "SwiftUI has it; write .environment with the value.")
extension View {
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> Self { self }
}

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
public struct EquatableView<Content: View>: View {
    public init(content: Content) {}
    public typealias Body = Never
}
