import Foundation

// A field for what is searched, with tokens before its text. A tap on a token takes it out.
extension View {
    /// A field with tokens, made to views by a closure.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modified(by: .searchable(SearchField(text: text, prompt: prompt).with(tokens, token)))
    }

    /// A field with tokens, made to views by a closure.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// A field with tokens, which is there to be typed into while the binding is true.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modified(
            by: .searchable(
                SearchField(text: text, prompt: prompt, isPresented: isPresented).with(tokens, token)))
    }

    /// A field with tokens, which is there to be typed into while the binding is true.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt),
            token: token)
    }

    // MARK: With tokens that may be added

    /// A field with tokens, and with those that a person may add while they search.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable
    {
        modified(
            by: .searchable(
                SearchField(text: text, prompt: prompt).with(tokens, token)
                    .suggesting(suggestedTokens.wrappedValue, token)))
    }

    /// A field with tokens, and with those that a person may add while they search.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable
    {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
            prompt: Text(prompt), token: token)
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable
    {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
            prompt: Text(prompt), token: token)
    }

    /// A field with tokens and those that may be added, which is there to be typed into while the binding is true.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modified(
            by: .searchable(
                SearchField(text: text, prompt: prompt, isPresented: isPresented).with(tokens, token)
                    .suggesting(suggestedTokens.wrappedValue, token)))
    }

    /// A field with tokens and those that may be added, which is there to be typed into while the binding is true.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt), token: token)
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt), token: token)
    }

    // MARK: With tokens that can be changed

    /// A field with tokens, made to views by a closure that may change them.
    nonisolated public func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: editableTokens, placement: placement, prompt: prompt) { element in
            token(editableTokens.element(element))
        }
    }

    /// A field with tokens, made to views by a closure that may change them.
    nonisolated public func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt),
            token: token)
    }
}

extension SearchField {
    /// The same field with tokens.
    fileprivate func with<C, T: View>(_ tokens: Binding<C>, _ token: @escaping (C.Element) -> T)
        -> SearchField
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        var field = self
        nonisolated(unsafe) let tokens = tokens
        if !tokens.wrappedValue.isEmpty {
            field.tokens = ForEach(tokens.wrappedValue) { element in
                nonisolated(unsafe) let element = element
                return Button {
                    tokens.wrappedValue.removeAll { $0.id == element.id }
                } label: {
                    token(element)
                }
            }
        }
        field.add = { element in
            if let element = element as? C.Element { tokens.wrappedValue.append(element) }
        }
        return field
    }

    /// The same field with tokens that a person may add.
    fileprivate func suggesting<C, T: View>(_ tokens: C, _ token: @escaping (C.Element) -> T) -> SearchField
    where C: RandomAccessCollection, C.Element: Identifiable {
        var field = self
        field.suggestedTokens = ForEach(tokens) { token($0).searchCompletion($0) }
        return field
    }
}

extension Binding where Value: RangeReplaceableCollection, Value.Element: Identifiable {
    /// A binding to an element, found by its id.
    fileprivate func element(_ element: Value.Element) -> Binding<Value.Element> {
        Binding<Value.Element>(
            get: { wrappedValue.first { $0.id == element.id } ?? element },
            set: { new in
                guard let index = wrappedValue.firstIndex(where: { $0.id == element.id }) else { return }
                wrappedValue.replaceSubrange(index..<wrappedValue.index(after: index), with: [new])
            }, source: nil)
    }
}
