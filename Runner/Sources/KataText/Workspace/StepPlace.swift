/// How far a chapter is: a step, and how many of its tests are on.
package struct StepPlace: Hashable, Comparable, Codable, Sendable {
    package let step: Int
    /// The number of the newest test that is on, counted from 1; nil where all are.
    package let test: Int?

    package init(step: Int, test: Int? = nil) {
        self.step = step
        self.test = test
    }

    /// A step's tests come in at most so many turns. Package.swift says the same.
    package static let mostTests = 9

    /// What is defined in the chapter's tests, as in Package.swift: at test 2 of step 3 STEP_3 and STEP_3_2, besides all of
    /// steps 1 and 2.
    package var conditions: [String] {
        (0...step).dropFirst().flatMap { number in
            let last = number == step ? test ?? Self.mostTests : Self.mostTests
            return ["STEP_\(number)"]
                + (0...last).dropFirst(2).map { Self.condition(ofTest: $0, step: number) }
        }
    }

    /// What is around a test of a step, from the second one on.
    package static func condition(ofTest test: Int, step: Int) -> String { "STEP_\(step)_\(test)" }

    /// "step 2, test 1"
    package var words: String { "step \(step)" + (test.map { ", test \($0)" } ?? "") }

    package static func < (one: StepPlace, other: StepPlace) -> Bool {
        (one.step, one.test ?? .max) < (other.step, other.test ?? .max)
    }
}
