import Foundation

#if !canImport(Darwin)
// There it is Foundation's.

/// A text to be translated where it is shown. On paper nothing is translated: it is its key.
public struct LocalizedStringResource: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    /// The text.
    public let key: String

    public init(stringLiteral value: String) {
        key = value
    }

    public init(stringInterpolation: DefaultStringInterpolation) {
        key = String(stringInterpolation: stringInterpolation)
    }

    public init(_ key: String, comment: StaticString? = nil) {
        self.key = key
    }
}

extension String {
    /// The text of a resource.
    public init(localized resource: LocalizedStringResource) {
        self = resource.key
    }
}
#endif

extension Text {
    /// Shows the words of a resource, in which Markdown is read. Nothing is translated.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(verbatim: Markdown.words(of: String(localized: resource)))
    }
}
