import Observation

/// The state of lists: edited, or not.
public enum EditMode: Sendable {
    case inactive, transient, active

    /// True where rows can be deleted and moved.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    /// The state of the lists here, to read and to write: the screen's, unless a view sets a binding of its own.
    public var editMode: Binding<EditMode>? {
        get {
            self[EditModeKey.self]
                ?? editing.map { editing in
                    Binding(
                        get: { MainActor.assumeIsolated { editing.mode } },
                        set: { mode in MainActor.assumeIsolated { editing.mode = mode } },
                        source: [ObjectIdentifier(editing)])
                }
        }
        set { self[EditModeKey.self] = newValue }
    }

    /// The state of the screen's lists.
    var editing: Editing? {
        get { self[EditingKey.self] }
        set { self[EditingKey.self] = newValue }
    }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private struct EditingKey: EnvironmentKey { static var defaultValue: Editing? { nil } }

/// The state of a screen's lists.
@MainActor
@Observable
final class Editing {
    var mode = EditMode.inactive
}
