/// What a compiler for Apple's systems would say of code that is green here.
package struct AppleRemarks: Codable, Equatable, Sendable {
    /// A name that a system does not have, or has later only, where the code uses it.
    package struct Remark: Codable, Equatable, Sendable {
        package let file: String
        package let line: Int
        /// The compiler's words.
        package let message: String

        /// The name that it is about.
        package var name: String { message.split(separator: "'").first.map(String.init) ?? message }

        /// The first version that has it: "iOS 18"; nil where none has.
        package var since: String? {
            message.firstMatch(of: /is only available in (.+) or newer/).map { String($0.1) }
        }
    }

    /// The system that the articles are about: an iPhone with the oldest iOS that Package.swift names.
    package let phone: Int
    package let onPhone: [Remark]
    /// The oldest macOS that the package `App` is for.
    package let mac: Int
    /// What the phone has.
    package let onMac: [Remark]

    package var isEmpty: Bool { onPhone.isEmpty && onMac.isEmpty }
}
