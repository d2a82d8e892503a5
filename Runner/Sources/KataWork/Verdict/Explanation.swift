import KataBase

/// The tools' messages, explained to a learner.
package enum Explanation {
    /// The advice on a module that only Apple's platforms have, and on lines that git could not put together;
    /// nil for any other message.
    static func advice(for message: String) -> String? {
        switch message {
        case "no such module 'Combine'":
            "PaperUI has its ObservableObject and @Published here, and none of its publishers: import SwiftUI"
        case "source control conflict marker in source file":
            "Two versions of these lines stand here. Keep one of them, and delete the three marks."
        case "closure containing control flow statement cannot be used with result builder 'ViewBuilder'":
            "Views are built of views, `if` and `switch`. For a view of each element write ForEach(elements) { … }, and work out anything else before, in a function."
        case "cannot convert value of type 'String' to expected argument type 'LocalizedStringKey'":
            "A LocalizedStringKey is a text to be translated, and no String. Make one of it: LocalizedStringKey(…)"
        case "cannot convert value of type 'LocalizedStringKey' to expected argument type 'String'":
            "A LocalizedStringKey is a text to be translated, and no String. Show it in a Text, or make the property a String."
        case _ where message.contains("requires that 'Tab<"):
            "A Tab is no view: it stands in a TabView, beside tabs alone."
        default:
            message.wholeMatch(of: /no such module '(\w+)'/).flatMap { match in
                if let advice = packages[match.1] { return advice }
                return appleModules.contains(match.1)
                    ? "It is on Apple's platforms alone. Leave to the app what needs it, and hand the view what it shows."
                    : nil
            }
        }
    }

    /// What is here in the place of packages that people have.
    private static let packages: [Substring: String] = [
        "ComposableArchitecture":
            "Packages of others are not here. Write an @Observable model, and test its methods.",
        "Nimble": "A test here asks by Swift Testing: import Testing, and #expect(…)",
        "Quick": "A test here asks by Swift Testing: import Testing, and @Test before a function",
        "SnapshotTesting": "PaperUITesting has its assertSnapshot(of:as:): import PaperUITesting",
        "ViewInspector":
            "PaperUITesting looks into a screen: import PaperUITesting, and try Screen(view).inspect()",
    ]

    private static let appleModules: Set<Substring> = [
        "AVFoundation", "AVKit", "AppKit", "AuthenticationServices", "Charts", "CloudKit", "CoreData",
        "CoreLocation",
        "MapKit", "PhotosUI", "QuartzCore", "SafariServices", "SpriteKit", "StoreKit", "SwiftData", "TipKit",
        "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "WebKit", "WidgetKit", "os",
    ]

    /// A build of a chapter and its tests that ran into its limit.
    ///
    /// - Parameter busy: what the machine left to it, where that was too little.
    static func lateBuild(of chapter: String, _ limit: Duration, _ busy: BusyMachine?) -> String {
        busy != nil
            ? "The build of \(chapter) and its tests did not end, and that says nothing of your code."
            : "The build did not end within \(limit.components.seconds) seconds. \(chapter) and its tests were being built. Most often one long expression is too much for the type checker: give its parts names and types. On a slow machine: --build-limit \(limit.components.seconds * 2)"
    }

    /// Swift Testing's message for a failed expectation, as a sentence: what it is, and what it should be.
    ///
    /// "Expectation failed: (sut.totalText → "0.00 EUR") == "200.00 EUR"" becomes
    /// "sut.totalText is "0.00 EUR" and should be "200.00 EUR"."; nil where the message has no such form.
    static func sentence(for message: String) -> String? { Comparison(parsing: message)?.sentence }

    /// The same where there is room: values of several lines stand in lines of their own. What has no such form stays as it
    /// is, but for blanks that nobody can tell from a space.
    package static func words(for message: String) -> String {
        if let comparison = Comparison(parsing: message) { return comparison.lines.joined(separator: "\n") }
        return message.hasPrefix(Comparison.start) ? LookAlikes.spellingBlanks(in: message) : message
    }
}
