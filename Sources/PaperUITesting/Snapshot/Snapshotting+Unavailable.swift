import PaperUI
import Testing

// What swift-snapshot-testing has and paper has not: each says what to write in its place.

extension Snapshotting {
    @available(
        *, unavailable,
        message: "swift-snapshot-testing has it; a picture on paper is SVG. Write .svg(width: 390)."
    )
    public static var image: Self { fatalError("A picture on paper is SVG.") }

    @available(
        *, unavailable,
        message: "swift-snapshot-testing has it; a picture on paper is SVG. Write .svg(width: 390)."
    )
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, layout: SwiftUISnapshotLayout
    ) -> Self { fatalError("A picture on paper is SVG.") }

    @available(
        *, unavailable,
        message: "swift-snapshot-testing has it; a picture on paper is SVG. Write .svg(width: 390)."
    )
    public static func image(on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1)
        -> Self
    {
        fatalError("A picture on paper is SVG.")
    }
}

@available(
    *, unavailable,
    message: "swift-snapshot-testing has it; a picture on paper is SVG. Write .svg(width: 390)."
)
/// The size of a picture.
public enum SwiftUISnapshotLayout {
    case device(config: ViewImageConfig)
    case fixed(width: Double, height: Double)
    case sizeThatFits
}

@available(
    *, unavailable,
    message: "swift-snapshot-testing has it; a picture on paper is SVG. Write .svg(width: 390)."
)
/// The device whose screen a picture would be of.
public enum ViewImageConfig {
    case iPhoneSe, iPhone8, iPhone8Plus, iPhoneX, iPhoneXr, iPhoneXsMax, iPhone12, iPhone12Pro, iPhone12ProMax
    case iPhone13, iPhone13Mini, iPhone13Pro, iPhone13ProMax, iPadMini, iPad10_2, iPadPro11, iPadPro12_9
}

@available(
    *, unavailable, message: "swift-snapshot-testing has it; what is recorded has a name. Write record: .all."
)
public func assertSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value>,
    named name: String? = nil,
    record: Bool, testName: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) {}
