/// The size of text that the reader wants. `large` is what a phone starts with.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// True for the sizes of people who need very large text.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The place among the sizes, from the smallest.
    var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
