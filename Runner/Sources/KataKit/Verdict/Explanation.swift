/// What the tools' messages mean for a learner.
enum Explanation {
    /// What takes the place of a module of Apple's platforms; nil for any other message.
    static func advice(for message: String) -> String? {
        switch message {
        case "no such module 'SwiftUI'":
            "PaperUI stands for it here, on every machine: import PaperUI"
        case "no such module 'Combine'":
            "Observation stands for it here: import Observation, and @Observable on the class"
        case "source control conflict marker in source file":
            "Two versions of these lines stand here. Keep one of them, and delete the three marks."
        default:
            message.wholeMatch(of: /no such module '(\w+)'/).flatMap { match in
                appleModules.contains(match.1)
                    ? "It is on Apple's platforms alone. Leave to the app what needs it, and hand the view what it shows."
                    : nil
            }
        }
    }

    private static let appleModules: Set<Substring> = [
        "AVFoundation", "AVKit", "AppKit", "AuthenticationServices", "Charts", "CloudKit", "CoreData",
        "CoreLocation",
        "MapKit", "PhotosUI", "QuartzCore", "SafariServices", "SpriteKit", "StoreKit", "SwiftData", "TipKit",
        "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "WebKit", "WidgetKit", "os",
    ]

    /// A build that ran into its limit.
    static func lateBuild(_ limit: Duration) -> String {
        "The build did not end within \(limit.components.seconds) seconds. Most often one long expression is too much for the type checker: give its parts names and types. On a slow machine: --build-limit \(limit.components.seconds * 2)"
    }

    /// Swift Testing's message for a failed expectation, as a sentence: what it is, and what it should be.
    ///
    /// "Expectation failed: (sut.totalText → "0.00 EUR") == "200.00 EUR"" becomes
    /// "sut.totalText is "0.00 EUR" and should be "200.00 EUR"."; nil where the message has no such form.
    static func sentence(for message: String) -> String? {
        guard let expression = message.trimmingPrefix("Expectation failed: ").split(separator: "\n").first,
            expression.count < message.count, let equals = equalsSign(in: expression)
        else { return nil }
        let left = operand(expression[..<equals.lowerBound])
        let right = operand(expression[equals.upperBound...])
        guard let value = left.value else { return nil }
        let wanted = right.value ?? right.source
        let negation = equals.isNegated ? "not be" : "be"
        return "\(left.source) is \(value) and should \(negation) \(wanted)."
    }

    /// The comparison outside of all brackets and quotes.
    private static func equalsSign(
        in text: Substring
    ) -> (lowerBound: String.Index, upperBound: String.Index, isNegated: Bool)? {
        var depth = 0
        var isQuoted = false
        var isEscaped = false
        for index in text.indices {
            let character = text[index]
            if isQuoted {
                if isEscaped {
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else if character == "\"" {
                    isQuoted = false
                }
                continue
            }
            switch character {
            case "\"": isQuoted = true
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case " " where depth == 0:
                for (sign, isNegated) in [(" == ", false), (" != ", true)]
                where text[index...].hasPrefix(sign) {
                    return (index, text.index(index, offsetBy: 4), isNegated)
                }
            default: break
            }
        }
        return nil
    }

    /// "(sut.totalText → "0.00 EUR")" is a source and its value; a literal has no arrow.
    private static func operand(_ text: Substring) -> (source: Substring, value: Substring?) {
        guard text.hasPrefix("("), text.hasSuffix(")"), let arrow = text.firstRange(of: " → ") else {
            return (text, nil)
        }
        return (text[..<arrow.lowerBound].dropFirst(), text[arrow.upperBound...].dropLast())
    }
}
