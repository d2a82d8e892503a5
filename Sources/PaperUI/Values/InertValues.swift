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

public enum ScrollDismissesKeyboardMode: Sendable {
    case automatic, immediately, interactively, never
}

/// The system's styles of controls, of which paper draws one each.
public enum ControlLook {
    public enum TextField: Sendable {
        case automatic, plain, roundedBorder
    }

    public enum Toggle: Sendable {
        case automatic, `switch`, button, checkbox
    }

    public enum List: Sendable {
        case automatic, plain, grouped, inset, insetGrouped, sidebar
    }

    public enum Progress: Sendable {
        case automatic, linear, circular
    }

    public enum Form: Sendable {
        case automatic, grouped, columns
    }
}

public enum ControlSize: CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge
}

public enum ButtonBorderShape: Sendable {
    case automatic, capsule, roundedRectangle, circle
}

public enum TextAlignment: CaseIterable, Sendable {
    case leading, center, trailing
}

public enum TruncationMode: Sendable {
    case head, middle, tail
}

public enum TextSelectability: Sendable {
    case enabled, disabled
}

public enum Visibility: CaseIterable, Sendable {
    case automatic, visible, hidden
}

public enum NavigationBarTitleDisplayMode: Sendable {
    case automatic, inline, large
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
