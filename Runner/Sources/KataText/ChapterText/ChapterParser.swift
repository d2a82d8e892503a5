import KataBase

/// Reads a chapter from top to bottom. See `ChapterText` for what comes out.
package struct ChapterParser {
    /// A heading and the lines below it, up to the next one of its level.
    package struct Passage {
        package let title: String
        let heading: Int
        let body: Range<Int>
    }

    let text: FencedLines
    let file: String
    // A regex is compiled once a value, which takes longer than most of its matches.
    let minutesLine =
        /\*([0-9]+) minutes?(, and the test is yours|, the test is yours, and the promises are folded)?\*(?: · your code: (`Sources\/[^`]+\.swift`(?: \(new\))?(?:, `[^`]+\.swift`(?: \(new\))?)*))?(?: · to tidy: (`[^`]+\.swift`(?: \(new\))?(?:, `[^`]+\.swift`(?: \(new\))?)*))?/
    let codeFile = /`([^`]+)`( \(new\))?/
    let promiseLine = /- \*\*([^*]+)\.\*\*\s*(.*)/
    let hintStart = /\s*[0-9]+[.)](?:\s+|$)/

    package init(_ markdown: String, file: String) throws(KataError) {
        text = FencedLines(markdown)
        self.file = file
        for block in text.blocks where block.closing == nil {
            let line = text.lines[block.opening].text.trimmed
            throw error(
                "the fence '\(line)' is never closed; end it with a line like its first, without the words",
                at: block.opening)
        }
    }

    mutating func chapter() throws(KataError) -> ChapterText {
        let lines = text.lines
        let first = lines.firstIndex { !$0.text.trimmed.isEmpty } ?? 0
        guard lines.indices.contains(first),
            let (number, title) = Self.numbered(lines[first].text, after: "# ")
        else {
            throw error(
                "the chapter has no title; begin the file with a line like '# 8 · Parking'", at: first)
        }

        let sections = passages(of: "## ", in: first + 1..<lines.count)
        let isStep = { (section: Passage) in section.title.hasPrefix("Step ") }
        guard let firstStep = sections.firstIndex(where: isStep) else {
            throw error(
                "the chapter has no step; begin one with a line like '## Step 1 · The first hour is free'",
                at: first)
        }

        var steps: [StepText] = []
        var closing: [ChapterText.Section] = []
        var fences: [Fence] = []
        let start = sections[firstStep].heading
        fences += try self.fences(in: first..<start, step: nil)
        for section in sections[firstStep...] {
            var number: Int?
            if isStep(section) {
                let step = try step(section, after: steps.last?.number)
                if let between = closing.first {
                    throw error(
                        "the section '\(between.title)' stands before step \(step.number); move it behind the last step",
                        at: between.line - 1)
                }
                steps.append(step)
                number = step.number
            } else {
                closing.append(
                    .init(title: section.title, markdown: markdown(section.body), line: section.heading + 1))
            }
            fences += try self.fences(in: section.heading..<section.body.upperBound, step: number)
        }
        try confirmPromises(of: steps)
        return ChapterText(
            number: number, title: title, introduction: markdown(first + 1..<start), steps: steps,
            closing: closing, fences: fences)
    }

    /// A promise is named where it is broken or not guarded, so no two may have one name.
    private func confirmPromises(of steps: [StepText]) throws(KataError) {
        var lines: [String: Int] = [:]
        for step in steps {
            if step.isOwn, step.promises.isEmpty {
                throw error(
                    "the test of step \(step.number) is the learner's, and the step promises nothing to test; write '### Promises'",
                    at: step.line - 1)
            }
            if step.isFolded, step.lead.isEmpty || step.names.isEmpty {
                throw error(
                    "the promises of step \(step.number) are folded, so a customer has to say what is wanted before '### Promises', and a 'swift names' fence in it how it is called",
                    at: step.line - 1)
            }
            if step.isFolded { try confirmFold(of: step) }
            for promise in step.promises {
                if let line = lines[promise.name] {
                    throw error(
                        "the promise '\(promise.name)' stands in line \(line) already; give one of the two another name",
                        at: promise.line - 1)
                }
                lines[promise.name] = promise.line
            }
        }
    }

    /// The promises are to be folded in the file, too, and the names not.
    private func confirmFold(of step: StepText) throws(KataError) {
        let text = FencedLines(step.owed)
        let isBlank = text.lines.map(\.text.trimmed.isEmpty)
        guard let fold = text.folds.first, isBlank[fold.lowerBound + 1],
            text.lines.indices.allSatisfy({ isBlank[$0] || text.lines[$0].isFenced != fold.contains($0) })
        else {
            throw error(
                "the promises of step \(step.number) are folded, and would be open in this file; write '\(FencedLines.foldStart)' and a blank line before the first of them, '\(FencedLines.foldEnd)' behind all that is promised or left open, and the names below that",
                at: (step.promises.first?.line ?? step.line) - 1)
        }
    }

    /// The number and the title of `## Step 2 · One valid line adds up`.
    package static func numbered(_ line: String, after prefix: String) -> (number: Int, title: String)? {
        guard line.hasPrefix(prefix) else { return nil }
        let parts = line.dropFirst(prefix.count).split(separator: " · ", maxSplits: 1)
        guard parts.count == 2, let number = Int(parts[0]), number > 0, !parts[1].trimmed.isEmpty
        else { return nil }
        return (number, parts[1].trimmed)
    }

    func passages(of prefix: String, in range: Range<Int>) -> [Passage] {
        let headings = range.filter { !text.lines[$0].isFenced && text.lines[$0].text.hasPrefix(prefix) }
        return zip(headings, headings.dropFirst() + [range.upperBound]).map { heading, end in
            let title = text.lines[heading].text.dropFirst(prefix.count).trimmed
            return Passage(title: title, heading: heading, body: heading + 1..<end)
        }
    }

    /// The lines as one text, without the blank ones at its two ends.
    func markdown(_ range: Range<Int>) -> String {
        let isFull = { (index: Int) in !text.lines[index].text.trimmed.isEmpty }
        guard let first = range.first(where: isFull), let last = range.last(where: isFull) else { return "" }
        return text.lines[first...last].map(\.text).joined(separator: "\n")
    }

    func error(_ words: String, at index: Int) -> KataError {
        KataError("\(file):\(index + 1): \(words)")
    }

    private static let knownFences = """
        write 'swift PATH.swift', 'swift names', 'swift sketch', 'output red', 'output green', 'diff Step1..Step2', \
        or one of \(Fence.Kind.plainLanguages.joined(separator: ", "))
        """

    private func fences(in range: Range<Int>, step: Int?) throws(KataError) -> [Fence] {
        var fences: [Fence] = []
        let parts = step == nil ? [] : passages(of: "### ", in: range)
        let isRed = { (part: Passage) in part.title.hasPrefix(StepText.Part.red.rawValue) }
        for block in text.blocks where range.contains(block.opening) {
            guard let kind = Fence.Kind(info: block.info) else {
                let words =
                    block.info.isEmpty
                    ? "the fence does not say what it holds"
                    : "'\(block.info)' does not say what the fence holds"
                throw error("\(words); \(Self.knownFences)", at: block.opening)
            }
            let before = parts.prefix { $0.heading < block.opening }
            let isOnce = [.promises, .refactor].contains(
                before.last.flatMap { StepText.Part(rawValue: $0.title) })
            fences.append(
                Fence(
                    kind: kind, body: block.body.joined(separator: "\n"), line: block.opening + 1,
                    step: step, turn: before.isEmpty || isOnce ? nil : before.count(where: isRed) - 1,
                    info: block.info))
        }
        return fences
    }
}
