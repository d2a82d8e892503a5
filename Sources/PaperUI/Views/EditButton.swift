import Observation

/// A button that lets the rows of the lists on the screen be deleted and moved, and ends that again.
public struct EditButton: View, BuiltInView, MadeOfButtons {
    @Environment(\.editing) private var editing

    /// Makes the button.
    nonisolated public init() {}

    public var body: some View {
        Button(editing?.isOn == true ? "Done" : "Edit") { editing?.isOn.toggle() }
    }
}

/// The state of a screen's lists: edited, or not.
@MainActor
@Observable
final class Editing {
    var isOn = false
}
