import Foundation

/// A view that is shown over the screen while a binding says so: a sheet, an alert or a choice of what to do.
package struct PresentedView {
    let isPresented: Bool
    /// The identity that tells one sheet from the next, where an item decides.
    var id: AnyHashable?
    let content: () -> any View
    let end: () -> Void
    var onDismiss: (() -> Void)?

    @MainActor
    func child(_ index: Int, of node: Node) -> ChildView? {
        guard isPresented else { return nil }
        var environment = node.environment
        environment.navigation = nil
        environment.choice = nil
        environment.answered = nil
        environment.presentation = Presentation(place: [ObjectIdentifier(node), index]) { [weak node] in
            node?.endPresentation(index)
        }
        let view = PresentedContent(content: content)
        return id.map { ChildView(view.id($0), key: .modifier(index), role: .presentation, in: environment) }
            ?? ChildView(view, key: .modifier(index), role: .presentation, in: environment)
    }
}

/// Evaluates what is presented at a place of its own, so that what it reads concerns it alone.
private struct PresentedContent: View, PrimitiveView {
    let content: () -> any View

    var resolution: Resolution { Resolution(kind: .group, children: [ChildView(content())]) }
}

extension Node {
    fileprivate func endPresentation(_ index: Int) {
        guard modifiers.indices.contains(index), case .presentation(let presented) = modifiers[index] else {
            return
        }
        presented.end()
    }
}

/// The page of a sheet.
struct Sheet: View, PrimitiveView {
    nonisolated(unsafe) let content: any View

    nonisolated init(content: any View) {
        self.content = content
    }

    var resolution: Resolution { Resolution(kind: .sheet, children: [ChildView(content)]) }
}

/// A question over the screen. A tap on any of its buttons ends it.
struct Question: View, PrimitiveView {
    @Environment(\.presentation) private var presentation
    let title: Text
    nonisolated(unsafe) let message: any View
    nonisolated(unsafe) let actions: any View
    /// True where it offers things to do, and so has a button to do none of them.
    let isDialog: Bool

    nonisolated init(title: Text, message: any View, actions: any View, isDialog: Bool) {
        (self.title, self.message, self.actions, self.isDialog) = (title, message, actions, isDialog)
    }

    var resolution: Resolution {
        let buttons: any View = actions is EmptyView ? Button("OK") {} : actions
        let cancel = isDialog ? [answer(Button("Cancel", role: .cancel) {}, 3, .cancel)] : []
        return Resolution(
            kind: .alert(isDialog: isDialog),
            children: [
                ChildView(title.font(.headline), key: .position(0), role: .header),
                ChildView(message, key: .position(1), role: .footer), answer(buttons, 2, .content),
            ] + cancel)
    }

    private func answer(_ view: any View, _ position: Int, _ role: Node.Role) -> ChildView {
        func child(_ view: some View) -> ChildView {
            ChildView(view.environment(\.answered, presentation), key: .position(position), role: role)
        }
        return child(view)
    }
}

private struct AnsweredKey: EnvironmentKey { static var defaultValue: Presentation? { nil } }

extension EnvironmentValues {
    /// The presentation that a tap on a button ends.
    var answered: Presentation? {
        get { self[AnsweredKey.self] }
        set { self[AnsweredKey.self] = newValue }
    }
}

extension Screen {
    /// The node on top: a sheet or an alert, or all that there is.
    package var front: Node? {
        guard let root else { return nil }
        return root.lastPresentation ?? root
    }
}

extension Node {
    /// The sheet that the node is on, or all that there is.
    var base: Node? {
        sequence(first: self, next: \.parent).first { node in
            node.frame == .sheet || node.parent == nil
        }
    }

    /// The last sheet or alert in reading order, this node included.
    fileprivate var lastPresentation: Node? {
        for node in attachments.reversed() {
            if let found = node.lastPresentation { return found }
        }
        for node in shownContent.reversed() {
            if let found = node.lastPresentation { return found }
        }
        return isPresentation ? self : nil
    }

    /// Pulls down the sheet that the node is on, which ends it, unless a view on it forbids that.
    ///
    /// - Returns: whether there is a sheet to pull.
    package func pullSheet() -> Bool {
        guard let screen, isMounted, presentationAbove == nil, let sheet = base, sheet.frame == .sheet else {
            return false
        }
        if !sheet.subtree.contains(where: \.keepsItsSheet) {
            screen.perform("what pulling down a sheet started") { sheet.environment.presentation?.end() }
        }
        return true
    }

    private var keepsItsSheet: Bool {
        modifiers.contains { if case .interactiveDismissDisabled(true) = $0 { true } else { false } }
    }

    var isPresentation: Bool { frame == .sheet || frame == .alert }

    /// The nodes inside, with one button to do nothing at most.
    var shownContent: [Node] {
        if content.isEmpty { return [] }
        if frame == .navigation { return content.suffix(1) }
        guard frame == .alert else {
            return content.contains(where: \.isLeftOut) ? content.filter { !$0.isLeftOut } : content
        }
        let hasCancel = content.contains { node in
            node.role == .content && node.ownSubtree.contains { $0.buttonRole == .cancel }
        }
        return hasCancel ? content.filter { $0.role != .cancel } : content
    }

    /// The sheet or the alert that lies upon the node; nil if it can be reached.
    package var presentationAbove: Node? {
        guard let front = screen?.front, front.isPresentation else { return nil }
        return sequence(first: self, next: \.parent).contains { $0 === front } ? nil : front
    }
}
