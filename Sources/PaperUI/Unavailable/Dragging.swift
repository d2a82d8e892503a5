import Foundation

@available(*, unavailable, message: "SwiftUI has it; write a Button or .onTapGesture.")
public protocol Transferable {}

@available(*, unavailable, message: "SwiftUI has it; write a Button or .onTapGesture.")
public protocol DropDelegate {}

@available(*, unavailable, message: "SwiftUI has it; write a Button or .onTapGesture.")
public struct DropInfo {
    public var location: CGPoint { unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; write a Button or .onTapGesture.")
extension View {
    public func onDrag<T>(_ data: @escaping () -> T) -> Self { self }
    public func onDrag<T, V: View>(_ data: @escaping () -> T, @ViewBuilder preview: () -> V) -> Self { self }
    public func onDrop<T, P>(
        of types: [T], isTargeted: Binding<Bool>?, perform action: @escaping ([P]) -> Bool
    ) -> Self { self }
    public func onDrop<T>(of types: [T], delegate: any DropDelegate) -> Self { self }
    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> Self { self }
    public func draggable<T, V: View>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> Self { self }
    public func dropDestination<T>(
        for type: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> Self { self }
}
