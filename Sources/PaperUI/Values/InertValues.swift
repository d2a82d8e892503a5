import Foundation

// The values of the modifiers that paper takes without effect.

public enum UIKeyboardType: Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public struct UITextContentType: Hashable, Sendable {
    private let name: String

    public static let name = UITextContentType(name: "name")
    public static let givenName = UITextContentType(name: "givenName")
    public static let familyName = UITextContentType(name: "familyName")
    public static let username = UITextContentType(name: "username")
    public static let password = UITextContentType(name: "password")
    public static let newPassword = UITextContentType(name: "newPassword")
    public static let emailAddress = UITextContentType(name: "emailAddress")
    public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
    public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
    public static let URL = UITextContentType(name: "URL")
}

public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String

    public static let never = TextInputAutocapitalization(name: "never")
    public static let words = TextInputAutocapitalization(name: "words")
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    public static let characters = TextInputAutocapitalization(name: "characters")
}

public struct SubmitLabel: Hashable, Sendable {
    private let name: String

    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let send = SubmitLabel(name: "send")
    public static let join = SubmitLabel(name: "join")
    public static let route = SubmitLabel(name: "route")
    public static let search = SubmitLabel(name: "search")
    public static let `return` = SubmitLabel(name: "return")
    public static let next = SubmitLabel(name: "next")
    public static let `continue` = SubmitLabel(name: "continue")
}

public struct ScrollDismissesKeyboardMode: Sendable {
    private let name: String

    public static var automatic: ScrollDismissesKeyboardMode {
        ScrollDismissesKeyboardMode(name: "automatic")
    }
    public static var immediately: ScrollDismissesKeyboardMode {
        ScrollDismissesKeyboardMode(name: "immediately")
    }
    public static var interactively: ScrollDismissesKeyboardMode {
        ScrollDismissesKeyboardMode(name: "interactively")
    }
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "never") }
}

public enum ControlSize: CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge
}

public enum ButtonBorderShape: Sendable {
    case automatic, capsule, roundedRectangle, circle

    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
}

public enum TextAlignment: CaseIterable, Sendable {
    case leading, center, trailing
}

extension Text {
    public enum TruncationMode: Sendable {
        case head, middle, tail
    }
}

/// Whether a person may mark text and copy it.
public protocol TextSelectability {
    /// True where a person may.
    static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

public enum Visibility: CaseIterable, Sendable {
    case automatic, visible, hidden
}

/// The bar at the top of a page.
public struct NavigationBarItem: Sendable {
    /// The size of a page's title.
    public enum TitleDisplayMode: Sendable {
        case automatic, inline, large
    }
}

public struct PresentationDetent: Hashable, Sendable {
    private let share: Double

    public static let medium = PresentationDetent(share: 0.5)
    public static let large = PresentationDetent(share: 1)

    public static func fraction(_ fraction: Double) -> PresentationDetent {
        PresentationDetent(share: fraction)
    }
    public static func height(_ height: Double) -> PresentationDetent { PresentationDetent(share: height) }
}

public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    private let character: Character

    public init(_ character: Character) {
        self.character = character
    }

    public init(extendedGraphemeClusterLiteral character: Character) {
        self.init(character)
    }

    public static let `return` = KeyEquivalent("\r")
    public static let escape = KeyEquivalent("\u{1b}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let space = KeyEquivalent(" ")
    public static let tab = KeyEquivalent("\t")
}

public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let command = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let option = EventModifiers(rawValue: 4)
    public static let control = EventModifiers(rawValue: 8)
}

public struct KeyboardShortcut: Hashable, Sendable {
    private let name: String

    public static let defaultAction = KeyboardShortcut(name: "defaultAction")
    public static let cancelAction = KeyboardShortcut(name: "cancelAction")
}

public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
}

public struct ContentTransition: Sendable {
    public static let identity = ContentTransition()
    public static let opacity = ContentTransition()
    public static let interpolate = ContentTransition()
    public static let symbolEffect = ContentTransition()
    public static func numericText(countsDown: Bool = false) -> ContentTransition { identity }
    public static func numericText(value: Double) -> ContentTransition { identity }
    public static func symbolEffect<T: SymbolEffect & ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { identity }
}

public struct SymbolVariants: Hashable, Sendable {
    private let name: String

    public static let none = SymbolVariants(name: "none")
    public static let fill = SymbolVariants(name: "fill")
    public static let circle = SymbolVariants(name: "circle")
    public static let square = SymbolVariants(name: "square")
    public static let slash = SymbolVariants(name: "slash")
}
