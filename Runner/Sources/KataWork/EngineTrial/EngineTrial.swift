import KataBase

/// The trial in which the compiler's engine earns its place on this machine, or loses it.
///
/// With a toolchain that is not proven SwiftPM's engine makes them, and the compiler's makes the same ones beside it. It
/// takes over once both have agreed on each kind of conclusion, and it never does where they differ.
package enum EngineTrial: Codable, Equatable, Sendable {
    case onTrial(agreed: Set<Conclusion.Kind>)
    case earned
    case setAside(Difference)

    /// The answers of both engines to one check, in words.
    package struct Difference: Codable, Equatable, Sendable {
        /// "InvoiceEditor, step 1"
        package let check: String
        package let package: String
        package let compiler: String
    }

    static let new = EngineTrial.onTrial(agreed: [])

    /// The one that makes the checks.
    var engine: EngineName { self == .earned ? .compiler : .package }

    var isOpen: Bool { if case .onTrial = self { true } else { false } }

    /// Takes in what both engines say of a check.
    mutating func compare(_ package: Conclusion, with compiler: Conclusion, at check: String) {
        // A limit that SwiftPM runs into says nothing of either.
        guard case .onTrial(var agreed) = self, package != .late else { return }
        guard compiler.agrees(with: package) else {
            self = .setAside(Difference(check: check, package: package.words, compiler: compiler.words))
            return
        }
        if let kind = package.kind { agreed.insert(kind) }
        self = agreed.count == Conclusion.Kind.allCases.count ? .earned : .onTrial(agreed: agreed)
    }

    /// The sentences that tell a learner of it after a check.
    var news: String {
        switch self {
        case .onTrial(let agreed):
            "Both engines agree. They have not met \(Self.list { !agreed.contains($0) }) yet."
        case .earned:
            "The compiler's engine has agreed with SwiftPM's on \(Self.list { _ in true }). From now on it makes the checks."
        case .setAside:
            "The compiler's engine differs from SwiftPM's, so it is set aside. SwiftPM's engine makes the checks. How they differ: ./kata doctor"
        }
    }

    /// "an error of the compiler's and a green"
    package static func list(_ isIn: (Conclusion.Kind) -> Bool) -> String {
        let words = Conclusion.Kind.allCases.filter(isIn).map(\.words)
        guard words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
    }
}
