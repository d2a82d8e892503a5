/// The movement of a symbol. Nothing moves on paper.
public struct SymbolEffect: Hashable, Sendable {
    private let name: String

    public static let bounce = SymbolEffect(name: "bounce")
    public static let pulse = SymbolEffect(name: "pulse")
    public static let variableColor = SymbolEffect(name: "variableColor")
    public static let scale = SymbolEffect(name: "scale")
    public static let appear = SymbolEffect(name: "appear")
    public static let disappear = SymbolEffect(name: "disappear")
    public static let replace = SymbolEffect(name: "replace")
    public static let wiggle = SymbolEffect(name: "wiggle")
    public static let breathe = SymbolEffect(name: "breathe")
    public static let rotate = SymbolEffect(name: "rotate")

    public var up: SymbolEffect { self }
    public var down: SymbolEffect { self }
    public var byLayer: SymbolEffect { self }
    public var wholeSymbol: SymbolEffect { self }
    public var iterative: SymbolEffect { self }
    public var cumulative: SymbolEffect { self }
    public var reversing: SymbolEffect { self }
    public var clockwise: SymbolEffect { self }
    public var downUp: SymbolEffect { self }
    public var upUp: SymbolEffect { self }
}

/// The number of times that a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    public var repeating: SymbolEffectOptions { self }
    public var nonRepeating: SymbolEffectOptions { self }
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { `default` }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default` }
    public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
    public func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }

    public func symbolEffect<V: Equatable>(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V
    ) -> some View { self }
}
