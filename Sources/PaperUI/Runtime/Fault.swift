extension Screen {
    /// A fault that an app has, and nobody sees on paper. The words of a warning may change, this stays.
    public enum Fault: String, CaseIterable, Sendable {
        /// Two buttons without a style in one row of a list: a tap does what both do.
        case buttonsInOneRow
        /// A title or a toolbar on a `NavigationStack`, and not in it: nobody sees it.
        case barOutsideOfStack
        /// A `navigationDestination` in a list or another lazy container: the stack may not find it.
        case destinationInList
        /// A number in the literal of a `Text`: it is written for the reader's locale, as 2,009.
        case numberInText
        /// Return in a field that grows down: it begins a new line and submits nothing.
        case returnInTallField
        /// A title, a toolbar or a field for a search with no `NavigationStack` around it: nobody sees it.
        case barWithoutStack
        /// A `NavigationStack` in another one: it has two bars, and two paths.
        case stackInStack
        /// A `navigationDestination(isPresented:)` or `(item:)` with no `NavigationStack` around it: it shows nothing.
        case destinationWithoutStack
        /// Two sheets that are shown at once: one of them is not.
        case twoSheets
        /// A list or a form in a `ScrollView`: it has no height.
        case listInScrollView
        /// A row that is swiped, deleted or moved in no list: no finger can do that.
        case rowOutsideOfList
        /// A `refreshable` on what cannot be pulled down.
        case refreshOutsideOfList
        /// A picker whose selection is the tag of none of its options.
        case selectionWithoutTag
        /// A symbol by a name that none can have.
        case noSymbol
        /// A frame of less than nothing.
        case negativeFrame
        /// A change of an `ObservableObject` while a body is evaluated.
        case changeDuringBody
    }
}

/// The type that lets a test say what a screen says of faults.
package protocol FaultListener {
    /// - Returns: whether a test is running, and says it.
    @MainActor static func hears(of fault: String) -> Bool
}

enum FaultListeners {
    /// PaperUITesting's, in a program that has it. PaperUI knows it by its name alone: an app and a preview have no Testing.
    @MainActor static let listener = _typeByName("14PaperUITesting12TestListenerO") as? any FaultListener.Type
}

/// The faults that a screen tells of. Each is looked for where it can be, and nowhere else.
extension Node {
    // MARK: Two buttons in one row

    /// Lets the screen look at the row of a list that a new button is in, once all of the row is there.
    func lookAtRow() {
        guard evaluations == 1, let screen, let row = rowOfList else { return }
        screen.buttonsInRows.append((self, row))
    }

    /// The row of a list that the node is a part of; nil where it is a row itself, or in none.
    private var rowOfList: Node? {
        var node = self
        while !node.isInRows {
            guard node.role == .content, let parent = node.parent, parent.frame == .none, !parent.isMenu
            else {
                return nil
            }
            node = parent
        }
        return node === self ? nil : node
    }

    /// True where a list cannot tell the buttons in its row from each other.
    fileprivate var hasButtonsOfOneTap: Bool {
        var buttons: [Node] = []
        func add(_ node: Node) {
            if node.isButton { buttons.append(node) } else { node.content.forEach(add) }
        }
        add(self)
        return buttons.count > 1 && buttons.count { $0.isPlainButton(in: self) } > 1
    }

    private func isPlainButton(in row: Node) -> Bool {
        rowOfList === row && environment.buttonLook == .automatic
            && !sequence(first: self, next: \.parent).prefix { $0 !== row }.contains {
                $0.view is any MadeOfButtons
            }
    }

    // MARK: The bar of a stack

    /// Tells of a title and a toolbar on the stack that the node holds the pages of. In another stack, they belong to that.
    func lookAtBar() {
        guard surroundings.navigation == nil else { return lookAtOuterStack() }
        var node = parent
        while let stack = node, stack.frame == .none, stack.element == nil {
            for bar in stack.bars { screen?.warn(.barOutsideOfStack(bar, view: stack.parent?.authoredName)) }
            node = stack.parent
        }
    }

    /// The names of the modifiers on the view that put something into the bar of the stack around it.
    var bars: [String] {
        modifiers.reversed().compactMap { modifier in
            switch modifier {
            case .navigationTitle: "navigationTitle"
            case .toolbar(let slots) where slots.contains { $0.isInBar }: "toolbar"
            default: nil
            }
        }
    }

    // MARK: Destinations in lists

    /// Tells of the lazy container that the node, with a destination on it, is in.
    func lookAtContainer() {
        var node = parent
        while let container = node, container.frame == .none {
            if container.view is any LazyContainer {
                screen?.warn(.destinationInList(container.name, view: parent?.authoredName))
                return
            }
            node = container.parent
        }
    }
}

/// A view that makes what is inside only as it is needed.
protocol LazyContainer {}

/// A control of PaperUI's that has buttons, and is none.
protocol MadeOfButtons {}

extension Screen {
    /// Tells of the rows with several buttons that have come since it was last asked.
    ///
    /// A row that may have been there before is looked through, as its other buttons need not have been evaluated now.
    func lookAtRows() {
        let found = buttonsInRows
        guard !found.isEmpty else { return }
        buttonsInRows = []
        for (index, (button, row)) in found.enumerated() {
            let isWithAnother = index > 0 && found[index - 1].row === row
            guard isWithAnother || isThere, button.isMounted, row.isMounted else { continue }
            if row.hasButtonsOfOneTap { warn(.buttonsInOneRow(view: row.authoredName)) }
        }
    }
}
