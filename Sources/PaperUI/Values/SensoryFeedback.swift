/// The feedback that a person feels. Paper cannot be felt.
public struct SensoryFeedback: Hashable, Sendable {
    private let name: String

    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let impact = SensoryFeedback(name: "impact")

    public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { impact }
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }

    /// The weight of the thing that is felt.
    public struct Weight: Equatable, Sendable {
        private let name: String

        public static var light: Weight { Weight(name: "light") }
        public static var medium: Weight { Weight(name: "medium") }
        public static var heavy: Weight { Weight(name: "heavy") }
    }

    /// The hardness of the thing that is felt.
    public struct Flexibility: Equatable, Sendable {
        private let name: String

        public static var rigid: Flexibility { Flexibility(name: "rigid") }
        public static var soft: Flexibility { Flexibility(name: "soft") }
        public static var solid: Flexibility { Flexibility(name: "solid") }
    }
}

extension View {
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
        -> some View
    { self }

    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
    ) -> some View { self }

    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
    ) -> some View { self }
}
