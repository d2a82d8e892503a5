/// The part that a file of a test or an error has in a chapter.
package enum FileRole: Equatable, Sendable {
    /// A test of a step, ours or the learner's: the number is in its name.
    case step(Int)
    /// A test of the learner's that belongs to no step.
    case ownTests
    /// Anything else: the chapter's sources, a helper of the tests.
    case other

    /// - Parameter path: of any kind: whole, or relative to the workspace or to a chapter's tests.
    package init(path: String) {
        let folder = path.split(separator: "/").dropLast().last {
            ["Sources", "Solutions", "Tests", "ShortTests"].contains($0)
        }
        let name = path.lastComponent
        let isOwn = OwnTests.areIn(name)
        if let folder, !folder.hasSuffix("Tests") {
            self = .other
        } else if let step = Self.step(in: isOwn ? name.dropFirst("My".count) : name[...]) {
            self = .step(step)
        } else {
            self = isOwn ? .ownTests : .other
        }
    }

    /// The step whose test it is; nil where it is of none.
    package var step: Int? {
        if case .step(let number) = self { number } else { nil }
    }

    /// True for a test's file that is the learner's, and not ours in its place.
    ///
    /// - Parameter path: of any kind.
    package static func isLearners(_ path: String) -> Bool {
        let folders = path.split(separator: "/").dropLast()
        let isOurs = folders.last == "Tests" && folders.dropLast(2).last == "Solutions"
        return OwnTests.areIn(path) && FileRole(path: path) != .other && !isOurs
    }

    private static func step(in name: Substring) -> Int? {
        guard name.hasPrefix("Step") else { return nil }
        let digits = name.dropFirst("Step".count).prefix(while: \.isNumber)
        let isEnd = [".", "-"].contains(name.dropFirst("Step".count + digits.count).first)
        return isEnd ? Int(digits) : nil
    }
}
