import Observation

/// The way in which a node follows its view.
extension Node {
    /// True where a view, put where this node is, is the same view with other values.
    func matches(_ child: ChildView) -> Bool {
        key == child.key && viewType == child.type && explicitID == child.explicitID
    }

    /// Takes over a new value of the view, and evaluates it if it says something else than the old one.
    func update(to child: ChildView, inheriting environment: EnvironmentValues) {
        update(to: child.view, child.modifiers, inheriting: child.environment ?? environment)
    }

    /// Takes over a new environment from outside.
    func inherit(_ environment: EnvironmentValues) {
        update(to: view, rowModifiers + modifiers, inheriting: environment)
    }

    /// Looks again at what the modifiers hold.
    func refreshAttachments() {
        if isMounted { inherit(surroundings) }
    }

    private func update(
        to newView: any View, _ newModifiers: [Modifier], inheriting inherited: EnvironmentValues
    ) {
        guard let screen else { return }
        let isNew = evaluations == 0
        let old = (modifiers: modifiers, environment: environment)
        takeModifiers(newModifiers)
        if isNew, waitsToBeChosen {
            (view, surroundings) = (newView, inherited)
            return
        }
        let attached = takeEnvironment(from: inherited)
        let isElsewhere = !isNew && !environment.isSame(as: old.environment)
        if !isNew && !isElsewhere { environment = old.environment }
        registerDestinations()
        if isNew { lookForStack() }

        let isUnchanged = !isNew && !isStale && isSame(as: newView, on: screen)
        let readsElsewhere = isElsewhere && screen.properties.readsEnvironment(type(of: view))
        if !isUnchanged || readsElsewhere {
            view = newView
            evaluate()
        } else if isElsewhere {
            content.forEach { $0.inherit(environment) }
        }
        updatePushedPages()
        attachments = reconcile(attachments, with: attached + tabButtons)
        if !isNew {
            runEffects(after: old.modifiers)
        } else if isVisible {
            appear()
        }
    }

    /// In a list, a group has no place of its own: what is put on it goes to its rows.
    private func takeModifiers(_ given: [Modifier]) {
        let given = drawable(given)
        guard isInRows, view is any GroupingView else {
            modifiers = given
            return
        }
        rowModifiers = given.filter(\.isForRows)
        modifiers = given.filter { !$0.isForRows }
    }

    /// Evaluates the view and brings what is inside up to date.
    func evaluate() {
        guard let screen else { return }
        screen.agenda.lookAgain(at: self, evaluation: evaluations)
        evaluations += 1
        isStale = false
        disconnect()
        let (resolution, problems) = Evaluation().run { resolve(view, on: screen) }
        kind = typed(drawable(resolution.kind))
        switch kind {
        case .element(let element): element.speakUp(at: self)
        case .navigation where evaluations == 1: lookAtBar()
        case .sheet where evaluations == 1: screen.lookLater(at: self) { $0.lookAtOtherSheets() }
        default: break
        }
        for problem in problems {
            switch problem {
            case .droppedWrite: screen.warn(.writeDuringBody(view: viewName))
            case .noDestination(let type): screen.warn(.noDestination(type: type))
            case .changedRange(let given, let kept):
                screen.warn(.changedRange(view: viewName, given: given, kept: kept))
            case .sharedID(let id): screen.warn(.sharedID(id, view: viewName))
            case .linkWithoutStack: screen.warn(.linkWithoutStack(view: viewName))
            case .oddNumber(let number): tell([number], of: self)
            case .changeDuringBody: screen.warn(.changeDuringBody(view: viewName))
            case .numberInText(let number, let inApp):
                screen.warn(.numberInText(number, inApp: inApp, view: authoredName))
            }
        }
        let children = editableRows(resolution.children)
        content = reconcile(
            content, with: rowModifiers.isEmpty ? children : children.map { $0.adding(rowModifiers) })
        updateTabs()
    }

    private func resolve<V: View>(_ view: V, on screen: Screen) -> Resolution {
        var connected = view
        screen.properties.connect(&connected, to: self)
        self.view = connected
        // The observation may be told of several changes, and of changes to what an older evaluation read.
        let evaluation = evaluations
        return withObservationTracking {
            observed.forEach { $0.observe() }
            if let primitive = connected as? any PrimitiveView {
                return primitive.resolution(in: environment)
            }
            return Resolution(kind: .composite, children: [ChildView(connected.body)])
        } onChange: { [weak self, agenda = screen.agenda] in
            if let self { agenda.mark(self, evaluation: evaluation) }
        }
    }

    /// Only views with a body are worth comparing: the others cost no more to evaluate.
    private func isSame(as newView: any View, on screen: Screen) -> Bool {
        guard case .composite = kind else { return false }
        func compare<V: View>(_ old: V) -> Bool {
            (newView as? V).map { screen.properties.areSame(old, $0) } ?? false
        }
        return compare(view)
    }

    /// Sets the environment to what the modifiers make of the one outside.
    ///
    /// - Returns: the views that modifiers hold, each with the environment at its place.
    private func takeEnvironment(from inherited: EnvironmentValues) -> [ChildView] {
        surroundings = inherited
        environment = inherited
        var attached: [ChildView] = []
        func attach(_ view: any View, key: Key, role: Role) {
            var environment = environment
            // What is attached to an option is none of the options.
            if environment.choice != nil { environment.choice = nil }
            attached.append(ChildView(view, key: key, role: role, in: environment))
        }
        for (index, modifier) in modifiers.enumerated() {
            switch modifier {
            case .environment(let change):
                change(&environment)
                dropOddLooks()
            case .disabled(true): environment.isEnabled = false
            case .toolbar(let slots):
                for (position, slot) in slots.enumerated()
                where slot.role != .keyboard || screen?.focusedNode != nil {
                    attach(slot.view, key: .slot(index, position), role: slot.role)
                }
            case .searchable(let search):
                environment.search = Search(isOn: isSearching, node: self)
                attach(search.field, key: .modifier(index), role: .search)
                for part in searchParts(of: search) {
                    attach(part.view, key: .slot(part.slot, index), role: part.role)
                }
                if environment.searchScopes != nil { environment.searchScopes = nil }
                if environment.searchSuggestions != nil { environment.searchSuggestions = nil }
            case .presentation(let presented):
                if let child = presented.child(index, of: self) { attached.append(child) }
            case .swipeActions(let edge, let content):
                if isSwiped(to: edge) { attach(content, key: .modifier(index), role: .swipe) }
            case .contextMenu(let content):
                if isSwiped(to: nil) { attach(content, key: .modifier(index), role: .swipe) }
            case .editableRow(let row):
                if let button = deleteButton(for: row) {
                    attach(button, key: .modifier(index), role: .swipe)
                }
            case .overlay(let content, _): attach(content, key: .modifier(index), role: .overlay)
            case .backdrop(let content, _): attach(content, key: .modifier(index), role: .backdrop)
            default: break
            }
        }
        return attached
    }

    /// The nodes for these views: the old ones where the identity is the same, new ones for the others.
    private func reconcile(_ old: [Node], with children: [ChildView]) -> [Node] {
        guard let screen else { return old }
        let isUnchanged = old.count == children.count && zip(old, children).allSatisfy { $0.matches($1) }
        if !isUnchanged { uncoverPage(among: old, as: children.last) }
        let nodes = isUnchanged ? old : match(old, with: children, on: screen)
        let covered = isUnchanged ? [] : coveredPages(among: nodes)
        for (node, child) in zip(nodes, children) { node.update(to: child, inheriting: environment) }
        covered.forEach { $0.cover() }
        return nodes
    }

    /// The page that becomes the last of a navigation stack is seen before the others leave.
    private func uncoverPage(among pages: [Node], as last: ChildView?) {
        guard case .navigation = kind, isVisible, let last else { return }
        pages.first { $0.matches(last) }?.uncover()
    }

    /// Lets the new pages of a navigation stack that are covered from the start be out of sight.
    ///
    /// - Returns: the pages that go out of sight now.
    private func coveredPages(among pages: [Node]) -> [Node] {
        guard case .navigation = kind else { return [] }
        let below = pages.dropLast()
        for page in below where page.evaluations == 0 { page.isVisible = false }
        return below.filter(\.isVisible)
    }

    private func match(_ old: [Node], with children: [ChildView], on screen: Screen) -> [Node] {
        var left = Dictionary(uniqueKeysWithValues: old.map { ($0.key, $0) })
        let nodes = children.map { child in
            if let node = left[child.key], node.matches(child) {
                left[child.key] = nil
                return node
            }
            return Node(child, in: self, of: screen)
        }
        for node in old where left[node.key] != nil { node.unmount() }
        return nodes
    }
}
