/// A button that lets the rows of the lists be deleted and moved, and ends that again: it sets ``EnvironmentValues/editMode``.
public struct EditButton: View, BuiltInView, MadeOfButtons {
    @Environment(\.editMode) private var editMode

    /// Makes the button.
    nonisolated public init() {}

    public var body: some View {
        let isEdited = editMode?.wrappedValue.isEditing == true
        Button(isEdited ? "Done" : "Edit") { editMode?.wrappedValue = isEdited ? .inactive : .active }
    }
}
