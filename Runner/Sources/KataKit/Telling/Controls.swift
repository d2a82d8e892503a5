import KataEngine
import KataText

/// The learner's controls, which name the next move: the commands of a shell, or the keys of `./kata watch`.
package enum Controls: CaseIterable, Sendable {
    case commands, keys

    func check(_ argument: String) -> String { self == .keys ? "save" : "./kata check\(argument)" }
    /// A check of what is there, without an edit.
    func again(_ argument: String) -> String { self == .keys ? "press r" : check(argument) }
    /// A check that may build for twice as long.
    func slowly(_ argument: String, _ buildLimit: Int) -> String {
        "./kata \(self == .keys ? "watch" : "check")\(argument) --build-limit \(buildLimit * 2)"
    }
    /// A check whose tests may take twice as long.
    func patiently(_ argument: String) -> String {
        "./kata \(self == .keys ? "watch" : "check")\(argument) --deadline \(TimeLimits().tests.components.seconds * 2)"
    }
    func next(_ argument: String) -> String { self == .keys ? "press n" : "./kata next\(argument)" }
    func nextAnyway(_ argument: String) -> String {
        self == .keys ? "press n once more" : "./kata next\(argument) --anyway"
    }
    func hint(_ argument: String) -> String { self == .keys ? "press h" : "./kata hint\(argument)" }
    func judge(_ argument: String) -> String { self == .keys ? "press j" : "./kata judge\(argument)" }
    func read(_ argument: String) -> String { self == .keys ? "press t" : "./kata read\(argument)" }
    func promises(_ argument: String) -> String {
        self == .keys ? "press t" : "./kata read\(argument) promises"
    }
    /// The parts of the text to read once a step is green; empty where it has no more.
    func more(_ argument: String, _ parts: [StepText.Part]) -> String {
        guard !parts.isEmpty else { return "" }
        let words = parts.map { $0.rawValue.lowercased() }.joined(separator: " ")
        return " (the text goes on: \(self == .keys ? "press t" : "./kata read\(argument) \(words)"))"
    }
    func solution(_ argument: String) -> String { self == .keys ? "press s" : "./kata solution\(argument)" }
}
