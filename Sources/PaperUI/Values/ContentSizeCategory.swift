/// ``DynamicTypeSize`` by its older names, as `\.sizeCategory` in the environment has them.
public enum ContentSizeCategory: CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

extension EnvironmentValues {
    /// The size of text, by its older name; the same value as `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory.allCases[dynamicTypeSize.place] }
        set {
            let index = ContentSizeCategory.allCases.firstIndex(of: newValue) ?? 0
            dynamicTypeSize = DynamicTypeSize.allCases[index]
        }
    }
}
