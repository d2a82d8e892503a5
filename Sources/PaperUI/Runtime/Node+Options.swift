/// The options of a picker: the nodes in it that have a tag.
extension Node {
    /// The options of a picker, in their order.
    package var options: [Node] { ownSubtree.filter(\.isOption) }

    /// True for an option: by its own tag, or as the row of a `ForEach` that has no other.
    package var isOption: Bool {
        guard environment.choice != nil else { return false }
        if ownTag != nil { return true }
        guard case .id = key else { return false }
        return !content.flatMap(\.ownSubtree).contains { $0.ownTag != nil }
    }

    /// True for the option that is chosen.
    package var isSelectedOption: Bool {
        guard let choice = environment.choice, let tag = optionTag else { return false }
        return choice.isSelected(tag)
    }

    /// The action of a tap on the option.
    var chooseAction: (@MainActor () -> Void)? {
        guard isOption, let choice = environment.choice, let tag = optionTag else { return nil }
        return { choice.select(tag) }
    }

    private var optionTag: AnyHashable? {
        if let ownTag { return ownTag }
        guard case .id(let id, _) = key else { return nil }
        return id
    }

    private var ownTag: AnyHashable? {
        for case .tag(let tag) in modifiers { return tag }
        return nil
    }
}
