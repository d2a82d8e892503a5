#if os(macOS)
import AppKit
#endif

/// Gives the program's window a place in front, and the keyboard. A Mac leaves one behind whose program has no bundle
/// (read up: stackoverflow.com/questions/68884499).
@MainActor
public func comeToTheFront() {
    #if os(macOS)
    // Once the app has begun: before, it has no window.
    Task {
        NSApplication.shared.setActivationPolicy(.regular)
        NSApplication.shared.activate()
    }
    #endif
}
