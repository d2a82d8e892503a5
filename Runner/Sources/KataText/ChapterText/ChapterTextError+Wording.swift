extension ChapterTextError: CustomStringConvertible {
    /// `Chapters/1-X.md:12: step 3 follows step 1; steps are numbered without gaps`
    package var description: String { "\(file):\(line): \(problem.description)" }
}

extension ChapterTextError.Problem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noTitle:
            "the chapter has no title; begin the file with a line like '# 8 · Parking'"
        case .noSteps:
            "the chapter has no step; begin one with a line like '## Step 1 · The first hour is free'"
        case .stepHeading(let text):
            "'\(text)' cannot be read as a step; write it like '## Step 1 · The first hour is free'"
        case .firstStep(let number):
            "the first step is step \(number); steps are numbered from 1"
        case .stepOrder(let number, let previous):
            "step \(number) follows step \(previous); steps are numbered without gaps"
        case .sectionBetweenSteps(let title, let step):
            "the section '\(title)' stands before step \(step); move it behind the last step"
        case .noMinutes(let step):
            "step \(step) does not say how long it takes and where one writes; put a line like '*8 minutes*', or '*8 minutes* · your code: `Sources/Films/Film.swift` (new)', below its heading"
        case .unknownPart(let title, let step):
            "'\(title)' is no part of step \(step); use Promises, Red, Green, Refactor and Hints, or a heading with '####'"
        case .missingPart(let part, let step):
            "step \(step) has no '### \(part)'; a step has Red, Green and Hints, in this order"
        case .repeatedPart(let part, let step):
            "step \(step) has '### \(part)' twice; join the two"
        case .partOrder(let part, let previous, let step):
            "step \(step) has \(part) after \(previous); the order is Promises, Red, Green, Refactor, Hints"
        case .promiseWithoutName(let text):
            "'\(text)' has no name; begin a promise like '- **The first hour.** Up to sixty minutes …'"
        case .emptyPromise(let name):
            "the promise '\(name)' promises nothing; say what can be kept or broken"
        case .promiseTwice(let name, let line):
            "the promise '\(name)' stands in line \(line) already; give one of the two another name"
        case .ownStepWithoutPromises(let step):
            "the test of step \(step) is the learner's, and the step promises nothing to test; write '### Promises'"
        case .hintsNotNumbered(let step):
            "the hints of step \(step) do not begin as a numbered list; write the first one like '1. What is missing?'"
        case .textAfterHints(let step):
            "the hints of step \(step) end before this line; number it as a hint or indent it below one"
        case .emptyHint(let number, let step):
            "hint \(number) of step \(step) is empty; write it or delete its number"
        case .unclosedFence(let opening):
            "the fence '\(opening)' is never closed; end it with a line like its first, without the words"
        case .unknownFence(""):
            "the fence does not say what it holds; \(Self.fences)"
        case .unknownFence(let info):
            "'\(info)' does not say what the fence holds; \(Self.fences)"
        }
    }

    private static let fences = """
        write 'swift PATH.swift', 'swift names', 'swift sketch', 'output red', 'output green', 'diff Step1..Step2', \
        or one of \(Fence.Kind.plainLanguages.joined(separator: ", "))
        """
}
