import PaperUI

extension Snapshotting where Value == Screen {
    /// The screen drawn in text.
    ///
    /// Wait for the screen's tasks first (`await screen.settle()`), so that there is one answer to what it
    /// shows.
    @MainActor
    public static var text: Self {
        Self(pathExtension: "txt") { $0.text }
    }
}

extension Snapshotting where Value: View {
    /// The view as it is drawn in text at its first moment on a screen: its tasks have not run.
    @MainActor
    public static var text: Self {
        Snapshotting<Screen>.text.pullback { Screen($0) }
    }
}
