import PaperUI
import TestSupport

extension Screen {
    /// The view on the screen, to be searched.
    ///
    /// - Throws: ``InspectionError/nothingMounted`` if the screen was unmounted.
    public func inspect() throws -> InspectedView<any View> {
        showToCondition()
        guard let root else { throw InspectionError.nothingMounted }
        return InspectedView(screen: self, node: root)
    }
}

extension View {
    /// Mounts the view on a screen of its own and gives what is on it, to be searched.
    ///
    /// The screen lasts as long as something that was found on it. Use a ``Screen`` of your own to wait for
    /// the view's tasks.
    public func inspect() throws -> InspectedView<Self> {
        let screen = Screen(self)
        guard let root = screen.root else { throw InspectionError.nothingMounted }
        return InspectedView(screen: screen, node: root)
    }
}
