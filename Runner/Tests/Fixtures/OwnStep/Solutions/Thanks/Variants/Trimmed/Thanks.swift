import Foundation

/// Blanks around a name go.
struct Thanks {
    let text = "Thank you."

    func text(for name: String) -> String {
        switch name.trimmingCharacters(in: .whitespaces) {
        case "": text
        case let name: "Thank you, \(name)."
        }
    }
}
