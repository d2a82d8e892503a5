/// What the nodes of a screen are to a finger and to a screen reader, as SVG and ARIA call it.
extension LiveScreen {
    func stop(for node: Node) -> LiveStops.Stop? {
        guard node.obstacle == nil else { return nil }
        let number = number(of: node)
        let deeds = deeds(for: node).joined(separator: " ")
        var attributes = [(name: "id", value: "n\(number)"), ("data-node", "\(number)")]
        if !deeds.isEmpty { attributes.append(("data-deeds", deeds)) }
        let isSlider = node.isSlider
        guard node.isControl || isSlider else {
            // Several views may share a room; none of them is named.
            attributes.removeFirst()
            return deeds.isEmpty
                ? nil : LiveStops.Stop(kind: .place, isField: false, label: "", attributes: attributes)
        }
        let isLink = node.isEnabled && !isSlider
        if isLink { attributes.append(("href", "tap?node=\(number)")) }
        attributes += node.isEditable ? fieldAttributes(of: node) : controlAttributes(of: node)
        if let hint = node.accessibilityHint { attributes.append(("aria-description", hint)) }
        if !node.isEnabled { attributes.append(("aria-disabled", "true")) }
        return LiveStops.Stop(
            kind: isLink ? .link : .named, isField: node.isEditable, label: node.label, attributes: attributes
        )
    }

    private func deeds(for node: Node) -> [String] {
        var deeds: [String] = []
        if node.isSlider && node.isEnabled { deeds.append("slide") }
        if node.offersSwipe(.trailing) { deeds.append("left") }
        if node.offersSwipe(.leading) { deeds.append("right") }
        if node.mindsLongPress { deeds.append("press") }
        if node.isRefreshable { deeds.append("pull") }
        return deeds
    }

    private func controlAttributes(of node: Node) -> [(name: String, value: String)] {
        var attributes = [(name: "role", value: node.role(among: node.accessibilityTraits))]
        var name = node.spokenLine
        if let isOn = node.isOn {
            attributes.append(("aria-checked", "\(isOn)"))
        } else if node.isOption {
            attributes.append(("aria-checked", "\(node.isSelectedOption)"))
        } else if node.isSlider {
            let value = node.value ?? ""
            attributes += [("aria-valuemin", "0"), ("aria-valuemax", "100")]
            attributes.append(("aria-valuenow", "\(Int(value.filter(\.isNumber)) ?? 0)"))
            attributes.append(("aria-valuetext", node.accessibilityValue ?? value))
            if node.isEnabled { attributes.append(("tabindex", "0")) }
        } else {
            if let value = node.value, !value.isEmpty { name += ", \(value)" }
            if node.isShownTab || node.accessibilityTraits.contains(.isSelected) {
                attributes.append(("aria-pressed", "true"))
            }
        }
        return attributes + [("aria-label", name)]
    }

    /// Where there is a script, it puts a field of the browser's in the link's place.
    private func fieldAttributes(of node: Node) -> [(name: String, value: String)] {
        let isSecret = node.elementType == "secure text field"
        let kind = isSecret ? "password" : node.hasLines ? "lines" : node.role == .search ? "search" : "text"
        let text = node.text ?? ""
        let name = node.fieldName
        return [
            ("aria-label", text.isEmpty || isSecret ? name : "\(name), \(text)"), ("data-name", name),
            ("data-kind", kind), ("data-text", text),
        ]
    }

    /// The words of the screen. What lies under a sheet or a question is drawn, and is not heard.
    func words(under front: Node) -> LiveStops.Words {
        var words = LiveStops.Words()
        var heard: Set<ObjectIdentifier> = []
        for node in front.heardSubtree {
            heard.insert(ObjectIdentifier(node))
            if let title = node.navigationTitle { words.headings.append(title) }
            if node.isHeading {
                words.headings += node.shownWords
            } else if node.holders.contains(where: \.isControl) {
                words.names += node.shownWords
            } else {
                words.texts += node.shownWords
            }
        }
        for node in screen.root?.subtree ?? [] where !heard.contains(ObjectIdentifier(node)) {
            words.silent += node.shownWords + [node.navigationTitle].compactMap(\.self)
        }
        return words
    }
}

extension Node {
    fileprivate var shownWords: [String] { [text, prompt].compactMap(\.self).filter { !$0.isEmpty } }

    var isSlider: Bool { element?.slideAction != nil }

    var fieldName: String {
        [label, prompt ?? ""].first { !$0.isEmpty } ?? viewName
    }

    /// The words by which a reader knows a row.
    var spokenLine: String {
        let words = label.isEmpty ? texts.compactMap(\.text).joined(separator: ", ") : label
        return words.isEmpty ? viewName : words
    }

    /// True where a finger that stays on the view does something, or shows a menu.
    var mindsLongPress: Bool {
        modifiers.contains { modifier in
            switch modifier {
            case .onLongPress, .contextMenu: true
            default: false
            }
        }
    }

    /// True for a text that a screen reader calls a heading: by its trait, of a section, or the title of a question.
    fileprivate var isHeading: Bool {
        guard isText else { return false }
        if accessibilityTraits.contains(.isHeader) { return true }
        return sequence(first: self, next: \.parent).contains { node in
            node.accessibilityTraits.contains(.isHeader)
                || node.role == .header && (node.parent?.isSection == true || node.parent?.frame == .alert)
        }
    }

    fileprivate func role(among traits: AccessibilityTraits) -> String {
        if isOn != nil { return "switch" }
        if isOption { return "radio" }
        if isSlider { return "slider" }
        return traits.contains(.isLink) || name == "Link" ? "link" : "button"
    }

    /// True for the button of the tab that is shown.
    fileprivate var isShownTab: Bool {
        guard role == .bottomBar, case .slot(-1, let index) = key else { return false }
        return parent?.chosenTab == index
    }
}
