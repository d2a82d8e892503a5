import PaperUI

extension Snapshotting where Value == Screen {
    /// The screen drawn as an SVG picture. The file opens in a browser, and its bytes are the same on every
    /// machine.
    ///
    /// Wait for the screen's tasks first (`await screen.settle()`), so that there is one answer to what it
    /// shows.
    ///
    /// - Parameters:
    ///   - width: in points; 390 is a phone, 320 a small one, 1024 a tablet.
    ///   - height: in points; 844 is the phone that is 390 wide. nil is as high as what is shown.
    ///   - colorScheme: light or dark; nil is what the screen has.
    ///   - dynamicTypeSize: the reader's text size; nil is what the screen has.
    @MainActor
    public static func svg(
        width: Int = 390, height: Int? = nil, colorScheme: ColorScheme? = nil,
        dynamicTypeSize: DynamicTypeSize? = nil
    ) -> Self {
        Self(pathExtension: "svg") {
            $0.svg(width: width, height: height, colorScheme: colorScheme, dynamicTypeSize: dynamicTypeSize)
        }
    }
}

extension Snapshotting where Value: View {
    /// The view drawn as an SVG picture at its first moment on a screen: its tasks have not run.
    ///
    /// - Parameters:
    ///   - width: in points; 390 is a phone, 320 a small one, 1024 a tablet.
    ///   - height: in points; 844 is the phone that is 390 wide. nil is as high as what is shown.
    ///   - colorScheme: light or dark; nil is light.
    ///   - dynamicTypeSize: the reader's text size; nil is the usual one.
    @MainActor
    public static func svg(
        width: Int = 390, height: Int? = nil, colorScheme: ColorScheme? = nil,
        dynamicTypeSize: DynamicTypeSize? = nil
    ) -> Self {
        Snapshotting<Screen>.svg(
            width: width, height: height, colorScheme: colorScheme, dynamicTypeSize: dynamicTypeSize
        ).pullback { Screen($0) }
    }
}
