import Foundation

extension View {
    /// The title of the screen that shows the view.
    nonisolated public func navigationTitle(_ title: LocalizedStringKey) -> some View {
        modified(by: .navigationTitle(title.words()))
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        modified(by: .navigationTitle(String(title)))
    }

    /// The title of the screen that shows the view.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        modified(by: .navigationTitle(title.content))
    }

    /// Makes the title of the page large below its bar, or small in it. It shows in pictures.
    nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    {
        modified(by: .titleDisplayMode(displayMode))
    }

    /// Sets the page that a ``NavigationStack`` shows for a value of this type in its path.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modified(
            by: .navigationDestination(type: ObjectIdentifier(data)) { value in
                (value.base as? D).map(destination)
            })
    }

    /// Pushes a page while the binding is true; the way back makes it false.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        modified(
            by: .pushed(
                PushedView(
                    content: isPresented.wrappedValue ? destination() : nil,
                    end: { isPresented.wrappedValue = false })))
    }

    /// Pushes a page while there is an item; the way back makes it nil.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modified(
            by: .pushed(
                PushedView(
                    content: item.wrappedValue.map { destination($0) }, end: { item.wrappedValue = nil })))
    }

    /// Views at the top or at the foot of the screen that shows the view.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modified(
            by: .toolbar([
                ToolbarSlot(role: edge == .top ? .topInset : .bottomInset, view: content(), isInset: true)
            ]))
    }

    /// Controls in the bar at the top of the screen that shows the view.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modified(by: .toolbar([ToolbarSlot(role: .toolbar, view: content())]))
    }
}
