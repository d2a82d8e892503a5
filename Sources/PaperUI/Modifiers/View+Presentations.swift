extension View {
    /// Shows a sheet over the screen while the binding is true; `dismiss` ends it, too.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modified(
            by: .presentation(
                PresentedView(
                    isPresented: isPresented.wrappedValue, content: { Sheet(content: content()) },
                    end: { isPresented.wrappedValue = false }, onDismiss: { onDismiss?() })))
    }

    /// Shows a sheet over the screen while there is an item; another item is another sheet.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        let current = item.wrappedValue
        return modified(
            by: .presentation(
                PresentedView(
                    isPresented: current != nil, id: current.map { AnyHashable($0.id) },
                    content: { Sheet(content: current.map { AnyView(content($0)) } ?? AnyView(EmptyView())) },
                    end: { item.wrappedValue = nil }, onDismiss: { onDismiss?() })))
    }

    /// Keeps a person from pulling down the sheet that the view is on, or not. `dismiss` and its binding end it all the
    /// same.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modified(by: .interactiveDismissDisabled(isDisabled))
    }

    /// Shows views beside a control while the binding is true. As on a phone, this is a sheet.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        sheet(isPresented: isPresented, content: content)
    }

    /// Covers the screen while the binding is true. On paper this is a sheet that nobody pulls down.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        sheet(isPresented: isPresented, onDismiss: onDismiss) { content().interactiveDismissDisabled() }
    }

    /// Covers the screen while there is an item. On paper this is a sheet that nobody pulls down.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        sheet(item: item, onDismiss: onDismiss) { content($0).interactiveDismissDisabled() }
    }
}

// MARK: - Questions

extension View {
    /// Asks something over the screen while the binding is true. A tap on any of the buttons makes it false; without
    /// buttons there is "OK".
    nonisolated public func alert<A: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        question(Text(title), isPresented, actions(), EmptyView())
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        question(Text(title), isPresented, actions(), EmptyView())
    }

    /// Asks something over the screen, and says more about it.
    nonisolated public func alert<A: View, M: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        question(Text(title), isPresented, actions(), message())
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        question(Text(title), isPresented, actions(), message())
    }

    /// Asks something over the screen while the binding is true.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        question(title, isPresented, actions(), EmptyView())
    }

    /// Asks something about a value over the screen.
    nonisolated public func alert<A: View, T>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        question(Text(title), isPresented, data.map { actions($0) }, EmptyView(), isThere: data != nil)
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        question(Text(title), isPresented, data.map { actions($0) }, EmptyView(), isThere: data != nil)
    }

    /// Asks something about a value over the screen, and says more about it.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        question(
            Text(title), isPresented, data.map { actions($0) }, data.map { message($0) }, isThere: data != nil
        )
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        question(
            Text(title), isPresented, data.map { actions($0) }, data.map { message($0) }, isThere: data != nil
        )
    }

    /// Shows an error over the screen: what it says of itself, and what its buttons do.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        question(
            Text(error?.errorDescription ?? "Error"), isPresented, actions(), EmptyView(),
            isThere: error != nil)
    }

    /// Shows an error over the screen: what its buttons do, and what more there is to say.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
        @ViewBuilder message: (E) -> M
    ) -> some View {
        question(
            Text(error?.errorDescription ?? "Error"), isPresented, error.map { actions($0) },
            error.map { message($0) }, isThere: error != nil)
    }

    /// Asks something over the screen, and says more about it.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        question(title, isPresented, actions(), message())
    }

    /// Offers things to do with a value over the screen.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        question(
            Text(title), isPresented, data.map { actions($0) }, EmptyView(), isThere: data != nil,
            isDialog: true)
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        question(
            Text(title), isPresented, data.map { actions($0) }, EmptyView(), isThere: data != nil,
            isDialog: true)
    }

    /// Offers things to do with a value over the screen, and says more about them.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        question(
            Text(title), isPresented, data.map { actions($0) }, data.map { message($0) },
            isThere: data != nil, isDialog: true)
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        question(
            Text(title), isPresented, data.map { actions($0) }, data.map { message($0) },
            isThere: data != nil, isDialog: true)
    }

    /// Offers things to do over the screen while the binding is true, and a button to do none of them.
    nonisolated public func confirmationDialog<A: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        question(Text(title), isPresented, actions(), EmptyView(), isDialog: true)
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        question(Text(title), isPresented, actions(), EmptyView(), isDialog: true)
    }

    /// Offers things to do over the screen, and says more about them.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        question(Text(title), isPresented, actions(), message(), isDialog: true)
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        question(Text(title), isPresented, actions(), message(), isDialog: true)
    }

    nonisolated private func question(
        _ title: Text, _ isPresented: Binding<Bool>, _ actions: any View, _ message: any View,
        isThere: Bool = true, isDialog: Bool = false
    ) -> some View {
        modified(
            by: .presentation(
                PresentedView(
                    isPresented: isPresented.wrappedValue && isThere,
                    content: {
                        Question(title: title, message: message, actions: actions, isDialog: isDialog)
                    },
                    end: { isPresented.wrappedValue = false })))
    }
}
