import Observation

/// How a node follows its view.
extension Node {
    /// Separates a view from its modifiers, the outermost first.
    static func unwrap(_ view: any View) -> (view: any View, modifiers: [Modifier]) {
        var view = view
        var modifiers: [Modifier] = []
        // By the type first: a cast alone would look into an optional view and take its content's modifier.
        while type(of: view) is any ModifiedView.Type, let modified = view as? any ModifiedView {
            modifiers.append(modified.modifier)
            view = modified.inner
        }
        return (view, modifiers)
    }

    /// Whether a view, put where this node is, is the same view with other values.
    func matches(_ child: ChildView) -> Bool {
        viewType == ObjectIdentifier(type(of: child.view))
            && explicitID == Node.unwrap(child.view).modifiers.explicitID
    }

    /// Takes over a new value of the view, and evaluates it if it says something else than the old one.
    func update(to child: ChildView, inheriting environment: EnvironmentValues) {
        let (view, modifiers) = Node.unwrap(child.view)
        update(to: view, modifiers, inheriting: environment)
    }

    /// Takes over a new environment from outside.
    func inherit(_ environment: EnvironmentValues) {
        update(to: view, modifiers, inheriting: environment)
    }

    private func update(
        to newView: any View, _ newModifiers: [Modifier], inheriting inherited: EnvironmentValues
    ) {
        guard let screen else { return }
        let isNew = evaluations == 0
        let old = (modifiers: modifiers, environment: environment)
        modifiers = newModifiers
        let toolbars = takeEnvironment(from: inherited)
        let isElsewhere = !isNew && !environment.isSame(as: old.environment)
        if !isNew && !isElsewhere { environment = old.environment }
        registerDestinations()

        let isUnchanged = !isNew && !isStale && isSame(as: newView, on: screen)
        let readsElsewhere = isElsewhere && screen.properties.readsEnvironment(type(of: view))
        if !isUnchanged || readsElsewhere {
            view = newView
            evaluate()
        } else if isElsewhere {
            content.forEach { $0.inherit(environment) }
        }
        attachments = reconcile(attachments, with: toolbars)
        if isNew { appear() } else { runEffects(after: old.modifiers) }
    }

    /// Evaluates the view and brings what is inside up to date.
    func evaluate() {
        guard let screen else { return }
        evaluations += 1
        isStale = false
        connectedLocations = 0
        let (resolution, warnings) = Evaluation(of: viewName).run { resolve(view, on: screen) }
        warnings.forEach(screen.warn)
        kind = resolution.kind
        content = reconcile(content, with: resolution.children.map { ($0, environment) })
    }

    private func resolve<V: View>(_ view: V, on screen: Screen) -> Resolution {
        var connected = view
        screen.properties.connect(&connected, to: self)
        self.view = connected
        // The observation may be told of several changes, and of changes to what an older evaluation read.
        let evaluation = evaluations
        return withObservationTracking {
            if let primitive = connected as? any PrimitiveView {
                return primitive.resolve(in: environment)
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
    /// - Returns: the toolbars' content, each with the environment at its place.
    private func takeEnvironment(
        from inherited: EnvironmentValues
    ) -> [(child: ChildView, environment: EnvironmentValues)] {
        environment = inherited
        var toolbars: [(ChildView, EnvironmentValues)] = []
        for (index, modifier) in modifiers.enumerated() {
            switch modifier {
            case .environment(let change): change(&environment)
            case .disabled(true): environment.isEnabled = false
            case .toolbar(let content):
                toolbars.append((ChildView(content, key: .modifier(index), role: .toolbar), environment))
            default: break
            }
        }
        return toolbars
    }

    /// The nodes for these views: the old ones where the identity is the same, new ones for the others.
    private func reconcile(
        _ nodes: [Node], with children: [(child: ChildView, environment: EnvironmentValues)]
    ) -> [Node] {
        guard let screen else { return nodes }
        var old = Dictionary(nodes.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let new = children.map { child, environment in
            if let node = old[child.key], node.matches(child) {
                old[child.key] = nil
                return (node, child, environment)
            }
            return (Node(child, in: self, of: screen), child, environment)
        }
        old.values.sorted { $0.depth < $1.depth }.forEach { $0.unmount() }
        for (node, child, environment) in new { node.update(to: child, inheriting: environment) }
        return new.map(\.0)
    }
}

extension [Modifier] {
    /// The id from the outermost `.id(_:)`, and those further in.
    var explicitID: AnyHashable? {
        let ids = compactMap { modifier -> AnyHashable? in
            if case .id(let id) = modifier { return id }
            return nil
        }
        return ids.count < 2 ? ids.first : AnyHashable(ids)
    }
}
