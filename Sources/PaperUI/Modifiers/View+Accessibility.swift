/// The kinds of thing that a screen reader calls a view.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var bits: Int

    /// No kind.
    public init() {
        self.init(bits: 0)
    }

    private init(bits: Int) {
        self.bits = bits
    }

    public static let isButton = AccessibilityTraits(bits: 1 << 0)
    public static let isHeader = AccessibilityTraits(bits: 1 << 1)
    public static let isSelected = AccessibilityTraits(bits: 1 << 2)
    public static let isLink = AccessibilityTraits(bits: 1 << 3)
    public static let isImage = AccessibilityTraits(bits: 1 << 4)
    public static let isSearchField = AccessibilityTraits(bits: 1 << 5)
    public static let isStaticText = AccessibilityTraits(bits: 1 << 6)
    public static let isSummaryElement = AccessibilityTraits(bits: 1 << 7)
    public static let updatesFrequently = AccessibilityTraits(bits: 1 << 8)
    public static let isModal = AccessibilityTraits(bits: 1 << 9)
    public static let isToggle = AccessibilityTraits(bits: 1 << 10)

    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits | other.bits)
    }

    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits & other.bits)
    }

    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits ^ other.bits)
    }

    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        defer { formUnion(newMember) }
        return (!contains(newMember), newMember)
    }

    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.isEmpty ? nil : removed
    }

    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        defer { formUnion(newMember) }
        let there = intersection(newMember)
        return there.isEmpty ? nil : there
    }

    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}

/// The fate of the elements inside one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// They are left out.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// They stay, inside the element.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// Their labels become the element's.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
    /// Sets the words of a screen reader for what will happen when the view is used.
    nonisolated public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
        modified(by: .accessibilityHint(hint.words()))
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        modified(by: .accessibilityHint(String(hint)))
    }

    /// Sets the words of a screen reader for what will happen when the view is used.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        modified(by: .accessibilityHint(hint.content))
    }

    /// Sets the words of a screen reader for what the view holds.
    nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
        modified(by: .accessibilityValue(value.words()))
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        modified(by: .accessibilityValue(String(value)))
    }

    /// Sets the words of a screen reader for what the view holds.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        modified(by: .accessibilityValue(value.content))
    }

    /// Has a screen reader pass the view over, or not. It is drawn all the same.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modified(by: .accessibilityHidden(hidden))
    }

    /// Adds to what a screen reader says that the view is.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modified(by: .accessibilityTraits(traits, isAdded: true))
    }

    /// Takes away from what a screen reader says that the view is.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modified(by: .accessibilityTraits(traits, isAdded: false))
    }

    /// Makes the view an element of its own for a screen reader. A driver sees what is inside only where it is contained;
    /// an inspection finds it all the same.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
    {
        modified(by: .accessibilityElement(children))
    }

    /// Something else that a screen reader's user can do with the view. Paper has no screen reader.
    nonisolated public func accessibilityAction(
        named name: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { self }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { self }
}
