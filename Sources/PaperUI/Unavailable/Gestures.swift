import Foundation

@available(*, unavailable, message: "SwiftUI has it; write a Button or .onTapGesture.")
public protocol Gesture<Value> {
    associatedtype Value
}

@available(*, unavailable, message: "SwiftUI has it; write a Button or .onTapGesture.")
extension Gesture {
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> Self { self }
    public func map<T>(_ body: @escaping (Value) -> T) -> Self { self }
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        unavailable()
    }
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        unavailable()
    }
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        unavailable()
    }
}

@available(*, unavailable, message: "SwiftUI has it; write a Button or .onTapGesture.")
public struct AnyGesture<Value>: Gesture {
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

@available(*, unavailable, message: "SwiftUI has it; write a Button or .onTapGesture.")
public struct TapGesture: Gesture {
    public typealias Value = Void
    public init(count: Int = 1) {}
    public func onEnded(_ action: @escaping () -> Void) -> Self { self }
}

@available(*, unavailable, message: "SwiftUI has it; write a Button or .onTapGesture.")
public struct SpatialTapGesture: Gesture {
    public struct Value { public var location: CGPoint }
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a Button or .onTapGesture.")
public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a Button or .onTapGesture.")
public struct DragGesture: Gesture {
    public struct Value {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize
        public var velocity: CGSize
        public var predictedEndLocation: CGPoint
        public var predictedEndTranslation: CGSize
    }
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a Button or .onTapGesture.")
public struct MagnifyGesture: Gesture {
    public struct Value {
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
    }
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a Button or .onTapGesture.")
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a Button or .onTapGesture.")
public struct RotateGesture: Gesture {
    public struct Value {
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
    }
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a Button or .onTapGesture.")
public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a Button or .onTapGesture.")
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
    public init(_ first: First, _ second: Second) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a Button or .onTapGesture.")
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    public init(_ first: First, _ second: Second) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a Button or .onTapGesture.")
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    public init(_ first: First, _ second: Second) {}
}

@available(*, unavailable, message: "SwiftUI has it; write a Button or .onTapGesture.")
@propertyWrapper
public struct GestureState<Value> {
    public init(wrappedValue: Value) {}
    public init(initialValue: Value) {}
    public init() where Value: ExpressibleByNilLiteral {}
    public var wrappedValue: Value { unavailable() }
    public var projectedValue: GestureState<Value> { self }
}

/// The gestures that would count, of several.
public enum GestureMask {
    case none, gesture, subviews, all
}

@available(*, unavailable, message: "SwiftUI has it; write a Button or .onTapGesture.")
extension View {
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> Self { self }
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> Self { self }
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> Self {
        self
    }
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> Self {
        self
    }
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> Self { self }
    public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> Self { self }
}

/// The change that a pointer would make.
public enum HoverEffect {
    case automatic, highlight, lift
}
