/// The effects around a node's life: appearing, changing, leaving.
extension Node {
    /// Puts what the modifiers do at first on the screen's list, the innermost first.
    func appear() {
        guard canAppear else { return }
        for (index, modifier) in modifiers.enumerated().reversed() {
            switch modifier {
            case .onAppear:
                effect("onAppear") { [weak self] in
                    if let self, case .onAppear(let action) = modifiers[index] { action() }
                }
            case .onChange(let value, initial: true, let action):
                effect("onChange") { action(value) }
            case .task:
                effect("task") { [weak self] in self?.startTask(at: index) }
            case .focused(let mark) where mark.isOn:
                effect("focused") { [weak self] in self?.takeFocus() }
            case .searchable(let search) where search.isPresented == true:
                effect("searchable") { [weak self] in self?.presentSearch(true) }
            default: break
            }
        }
        if case .alert(isDialog: false) = kind {
            effect("the keyboard") { [weak self] in self?.focusFirstField() }
        }
    }

    /// As on a phone, an alert with fields comes with the keyboard for the first, unless a focus state has said for which.
    private func focusFirstField() {
        guard let screen, let field, field.canHaveFocus else { return }
        let marks = subtree.flatMap(\.modifiers).compactMap { modifier in
            if case .focused(let mark) = modifier { mark } else { nil }
        }
        guard !marks.contains(where: { $0.isOnNow() }) else { return }
        screen.moveFocus(to: field)
        field.focusMarks.forEach { $0.take() }
    }

    private func takeFocus() {
        if let field, field.canHaveFocus { screen?.moveFocus(to: field) }
    }

    /// Compares the modifiers with those of the last value of the view. (There are as many, of the same
    /// kinds: they are a part of the type. Only the looks of a text are not, and they come last.)
    func runEffects(after old: [Modifier]) {
        guard canAppear else { return }
        for index in modifiers.indices.reversed() where index < old.count {
            switch (old[index], modifiers[index]) {
            case (.onChange(let before, _, _), .onChange(let now, _, let action)):
                if !areEqual(erased: before, now) { effect("onChange") { action(before) } }
            case (.task(let before?, _, _), .task(let now?, _, _)):
                if !areEqual(erased: before, now) {
                    effect("task") { [weak self] in self?.startTask(at: index) }
                }
            case (.presentation(let before), .presentation(let now)):
                if before.isPresented, !now.isPresented || before.id != now.id,
                    let onDismiss = before.onDismiss
                {
                    effect("onDismiss") { onDismiss() }
                }
            case (.searchable(let before), .searchable(let now)):
                if let isPresented = now.isPresented, before.isPresented != isPresented {
                    effect("searchable") { [weak self] in self?.presentSearch(isPresented) }
                }
            case (.focused(let before), .focused(let now)) where before.isOn != now.isOn:
                effect("focused") { [weak self] in
                    guard let self else { return }
                    if now.isOn { takeFocus() } else if let field { screen?.dropFocus(of: field) }
                }
            default: break
            }
        }
    }

    /// Takes the node and all nodes inside it off the screen.
    func unmount() {
        if screen?.focus === self {
            screen?.focus = nil
            for mark in focusMarks { effect("focused") { mark.give() } }
        }
        isMounted = false
        refreshing?.cancel()
        for case .navigationDestination(let type, _) in modifiers {
            environment.navigation?.withdraw(type, of: self)
        }
        (content + attachments).forEach { $0.unmount() }
        disappear()
    }

    /// Takes the node and all nodes inside it out of sight: a page is pushed upon theirs. They keep their state.
    func cover() {
        (content + attachments).forEach { $0.cover() }
        disappear()
    }

    /// Brings the node and the nodes inside it that are seen with it back into sight. To them, this is as if they
    /// had come anew.
    func uncover() {
        guard !isVisible else { return }
        isVisible = true
        switch kind {
        case .navigation: content.last?.uncover()
        case .tabs: updateTabs()
        default: (content + attachments).forEach { $0.uncover() }
        }
        appear()
    }

    private func disappear() {
        guard isVisible else { return }
        isVisible = false
        guard canAppear else { return }
        for modifier in modifiers.reversed() {
            if case .onDisappear(let action) = modifier { effect("onDisappear") { action() } }
        }
        tasks.values.forEach { $0.cancel() }
        tasks = [:]
    }

    /// A view that shows nothing never appears.
    private var canAppear: Bool { !(view is EmptyView) }

    private func startTask(at index: Int) {
        guard isMounted, isVisible, let screen, case .task(_, let priority, let action) = modifiers[index]
        else {
            return
        }
        tasks[index]?.cancel()
        tasks[index] = screen.agenda.run("the task of \(viewName)") {
            Task(priority: priority) { await action() }
        }
    }

    /// Puts something on the screen's list. What it starts belongs to the screen, too.
    private func effect(_ name: String, _ action: @escaping @MainActor () -> Void) {
        screen?.effects.append(Screen.Effect(node: self, name: name, action: action))
    }

    /// Pushes and pops the pages of the modifiers whose bindings say so.
    func updatePushedPages() {
        for case (let index, .pushed(let pushed)) in modifiers.enumerated() {
            lookAtContainer()
            guard let navigation = environment.navigation else {
                if pushed.content != nil {
                    screen?.warn(.destinationWithoutStack(view: parent?.authoredName))
                }
                return
            }
            let page = pushedPages[index]
            page?.onPop = pushed.end
            switch (pushed.content, page) {
            case (let content?, let page?): page.content = content
            case (let content?, nil):
                let page = LinkedPage()
                (page.content, page.onPop) = (content, pushed.end)
                pushedPages[index] = page
                effect("navigationDestination") { navigation.push(page) }
            case (nil, let page?):
                pushedPages[index] = nil
                effect("navigationDestination") { navigation.remove(page) }
            case (nil, nil): break
            }
        }
    }

    func registerDestinations() {
        for case .navigationDestination(let type, let content) in modifiers {
            environment.navigation?.register(content, for: type, by: self)
            lookAtContainer()
        }
    }
}
