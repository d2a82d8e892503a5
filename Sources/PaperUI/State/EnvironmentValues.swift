import Foundation

/// The values that a view finds in its surroundings.
public struct EnvironmentValues {
    private var storage = Storage(values: [:])

    /// The default values.
    public init() {}

    /// The value of a key: the one set nearest, or the key's default.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set {
            var values = storage.values
            values[ObjectIdentifier(key)] = newValue
            storage = Storage(values: values)
        }
    }

    /// True where all values are equal, as far as they can be compared.
    func isSame(as other: EnvironmentValues) -> Bool {
        if storage === other.storage { return true }
        guard storage.values.count == other.storage.values.count else { return false }
        return storage.values.allSatisfy { key, value in
            other.storage.values[key].map { areEqual(erased: value, $0) } ?? false
        }
    }

    /// Shared by all views that change nothing, so that comparing them costs nothing.
    private final class Storage {
        let values: [ObjectIdentifier: Any]

        init(values: [ObjectIdentifier: Any]) {
            self.values = values
        }
    }
}

extension EnvironmentValues {
    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The size of text.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// True where controls can be used.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// The font of text here; nil is the body's.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The colour of text here; nil is what the control or text has by itself.
    package var foreground: Color? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The thickness of the strokes of text here; nil is the font's own.
    package var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }

    /// The colour of controls here; nil is the accent colour.
    package var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The case of text here, capitals or small letters; nil is as it stands.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// The locale of what is formatted: American English on every machine, unless a view sets another.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The number of lines that a text here has at most; nil is any number.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// True where text is bold whatever its font is.
    package var isBold: Bool {
        get { self[IsBoldKey.self] }
        set { self[IsBoldKey.self] = newValue }
    }
}

private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private struct DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private struct ForegroundKey: EnvironmentKey { static let defaultValue: Color? = nil }
private struct FontWeightKey: EnvironmentKey { static let defaultValue: Font.Weight? = nil }
private struct TintKey: EnvironmentKey { static let defaultValue: Color? = nil }
private struct TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
private struct LocaleKey: EnvironmentKey { static let defaultValue = PaperLocale.current }
private struct LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private struct IsBoldKey: EnvironmentKey { static let defaultValue = false }
