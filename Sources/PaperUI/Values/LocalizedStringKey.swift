import Foundation

/// A text to be translated: words with Markdown, and values among them as they are. On paper nothing is translated.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// With a place for each value.
    private var format: String
    private var values: [Value] = []

    /// A value as text, perhaps by its surroundings. Two such cannot be compared.
    fileprivate enum Value: Equatable {
        case fixed(String)
        case placed((EnvironmentValues) -> String)

        static func == (lhs: Value, rhs: Value) -> Bool {
            if case .fixed(let left) = lhs, case .fixed(let right) = rhs { left == right } else { false }
        }
    }

    /// The sign that stands for a value in the format: one that Unicode has for what is not text.
    fileprivate static let place: Character = "\u{fffc}"

    /// Words with Markdown.
    public init(_ value: String) {
        format = value
    }

    /// Words with Markdown.
    public init(stringLiteral value: String) {
        format = value
    }

    /// Words with Markdown, and values among them.
    public init(stringInterpolation interpolation: StringInterpolation) {
        (format, values) = (interpolation.format, interpolation.values)
    }

    /// True where it says the same everywhere.
    var isFixed: Bool {
        values.allSatisfy { if case .fixed = $0 { true } else { false } }
    }

    /// The words in an environment.
    func words(_ environment: EnvironmentValues = EnvironmentValues()) -> String {
        let words = Markdown.words(of: format)
        guard !values.isEmpty else { return words }
        var rest = values[...]
        return words.reduce(into: "") { text, character in
            guard character == Self.place, let value = rest.popFirst() else {
                return text.append(character)
            }
            switch value {
            case .fixed(let words): text += words
            case .placed(let words): text += words(environment)
            }
        }
    }
}

extension LocalizedStringKey {
    /// The parts of a key as they come.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var format = ""
        fileprivate var values: [Value] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            format.reserveCapacity(literalCapacity + 3 * interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            format += literal
        }

        private mutating func append(_ value: Value) {
            format.append(LocalizedStringKey.place)
            values.append(value)
        }

        /// A value as any string has it.
        public mutating func appendInterpolation<T>(_ value: T) {
            // Foundation stops the program where it is to write a date that is not finite.
            if let date = value as? Date, !Evaluation.canDraw(date) {
                append(.placed { _ in Evaluation.canDraw(date) ? "\(date)" : "" })
            } else {
                append(.fixed("\(value)"))
            }
        }

        /// A number as it stands. An app writes it for the reader's locale, of which the screen tells.
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            if value.magnitude >= (1000 as Int) {
                let inApp = IntegerFormatStyle<T>(locale: PaperLocale.current).format(value)
                Evaluation.current?.note(.numberInText("\(value)", inApp: inApp))
            }
            append(.fixed("\(value)"))
        }

        /// A number as it stands. An app writes it for the reader's locale, with six digits behind the point.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
            if value.isFinite {
                let format = FloatingPointFormatStyle<T>(locale: PaperLocale.current)
                    .precision(.fractionLength(6))
                Evaluation.current?.note(.numberInText("\(value)", inApp: format.format(value)))
            }
            append(.fixed("\(value)"))
        }

        /// A number as C's `printf` writes it.
        public mutating func appendInterpolation<Number: CVarArg>(_ value: Number, specifier: String) {
            append(.fixed(String(format: specifier, value)))
        }

        /// A value as a format writes it where the text stands.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String {
            append(.placed { $0.words(input, format) })
        }

        /// A date as the system writes it where the text stands.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.placed { style.words(date, in: $0) })
        }

        /// A text among words.
        public mutating func appendInterpolation(_ text: Text) {
            append(text.form.words.map { .placed($0) } ?? .fixed(text.content))
        }

        /// An image among words. Paper leaves it out.
        public mutating func appendInterpolation(_ image: Image) {}

        /// An attributed text among words.
        public mutating func appendInterpolation(_ text: AttributedString) {
            append(.fixed(String(text.characters)))
        }
    }
}
