import KataBase

extension ChapterParser {
    /// Reads a step.
    ///
    /// - Parameter previous: the number of the step before; nil for the first.
    package func step(_ section: Passage, after previous: Int?) throws(KataError) -> StepText {
        let heading = text.lines[section.heading].text
        guard let (number, title) = Self.numbered(heading, after: "## Step ") else {
            throw error(
                "'\(heading.trimmed)' cannot be read as a step; write it like '## Step 1 · The first hour is free'",
                at: section.heading)
        }
        guard number == (previous ?? 0) + 1 else {
            throw error(
                previous.map { "step \(number) follows step \($0); steps are numbered without gaps" }
                    ?? "the first step is step \(number); steps are numbered from 1", at: section.heading)
        }
        let parts = try parts(of: section, step: number)
        let start = parts.promises?.heading ?? parts.turns[0].red.heading
        let lead = section.body.lowerBound..<start
        let first = lead.first { !text.lines[$0].text.trimmed.isEmpty }
        guard let first, let match = text.lines[first].text.trimmed.wholeMatch(of: minutesLine),
            let minutes = Int(match.1)
        else {
            throw error(
                "step \(number) does not say how long it takes and where one writes; put a line like '*8 minutes*', or '*8 minutes* · your code: `Sources/Films/Film.swift` (new)', below its heading",
                at: section.heading)
        }
        let markdown = { (part: Passage?) in
            part.map { self.markdown($0.body) }.map { $0.isEmpty ? StepText.unwritten : $0 } ?? ""
        }
        var turns: [StepText.Turn] = []
        for turn in parts.turns {
            turns.append(
                StepText.Turn(
                    title: turn.title, line: turn.red.heading + 1, red: markdown(turn.red),
                    hints: try turn.hints.map { passage throws(KataError) in
                        try hints(in: passage.body, step: number)
                    } ?? [],
                    green: markdown(turn.green)))
        }
        if match.2 != nil, let later = turns.dropFirst().first {
            throw error(
                "the test of step \(number) is the learner's, so its text has one Red; join the two",
                at: later.line - 1)
        }
        return StepText(
            number: number, title: title, minutes: minutes, isOwn: match.2 != nil,
            isFolded: match.2?.hasSuffix("folded") ?? false,
            codeFiles: codeFiles(in: match.3 ?? ""),
            tidiedFiles: codeFiles(in: match.4 ?? "", beside: match.3 ?? match.4 ?? ""),
            line: section.heading + 1,
            lead: self.markdown(first + 1..<lead.upperBound),
            promises: try promises(in: parts.promises?.body ?? 0..<0), owed: markdown(parts.promises),
            turns: turns, refactor: markdown(parts.refactor))
    }

    /// - Parameters:
    ///   - list: as it stands behind "your code:" or "to tidy:".
    ///   - first: the list whose first file stands beside those of which only the name is given; this one unless given.
    private func codeFiles(in list: Substring, beside first: Substring? = nil) -> [StepText.CodeFile] {
        let folder = (first ?? list).firstMatch(of: codeFile).map { String($0.1).folder } ?? ""
        return list.matches(of: codeFile).map { file in
            StepText.CodeFile(
                path: file.1.contains("/") ? String(file.1) : "\(folder)/\(file.1)", isNew: file.2 != nil)
        }
    }

    /// The parts of a step, where they stand.
    private struct Parts {
        var promises: Passage?
        var turns: [Turn] = []
        var refactor: Passage?

        struct Turn {
            let title: String?
            let red: Passage
            var hints: Passage?
            var green: Passage?
        }
    }

    private static let order = "Promises, Red, Hints, Green, Refactor"

    /// Promises where there are any, Red, Hints and Green, those of later tests, and Refactor where there is something to
    /// tidy, in this order.
    private func parts(of section: Passage, step: Int) throws(KataError) -> Parts {
        var parts = Parts()
        var last: StepText.Part?
        for passage in passages(of: "### ", in: section.body) {
            let words = passage.title.split(separator: " · ", maxSplits: 1).map(\.trimmed)
            guard let kind = words.first.flatMap(StepText.Part.init), words.count == 1 || kind == .red else {
                throw error(
                    "'\(passage.title)' is no part of step \(step); use \(Self.order), or a heading with '####'",
                    at: passage.heading)
            }
            let isNewTurn = kind == .red && !parts.turns.isEmpty && last != .refactor
            if last == kind, !isNewTurn {
                throw error(
                    "step \(step) has '### \(passage.title)' twice; join the two", at: passage.heading)
            }
            if let last, last > kind, !isNewTurn {
                throw error(
                    "step \(step) has \(passage.title) after \(last.rawValue); the order is \(Self.order)",
                    at: passage.heading)
            }
            let index = parts.turns.indices.last
            switch kind {
            case .promises: parts.promises = passage
            case .red:
                let title = words.dropFirst().first
                guard (title == nil) == (index == nil), !parts.turns.contains(where: { $0.title == title })
                else {
                    throw error(
                        "the first Red of step \(step) is '### Red'; a later one names its test, each another one, as in '### Red · everyLineCounts'",
                        at: passage.heading)
                }
                parts.turns.append(Parts.Turn(title: title, red: passage))
            case .hints: if let index { parts.turns[index].hints = passage }
            case .green: if let index { parts.turns[index].green = passage }
            case .refactor: parts.refactor = passage
            }
            last = kind
        }
        if let missing = missing(from: parts) {
            throw error(
                "step \(step) has no '### \(missing.rawValue)'; a step has Red, Hints and Green, in this order",
                at: section.heading)
        }
        if let turn = parts.turns.first(where: { $0.green == nil && $0.title != StepText.Turn.rest }) {
            throw error(
                "'### \(turn.red.title)' of step \(step) has no '### Green' behind it; a test that comes later has Red and Green",
                at: turn.red.heading)
        }
        return parts
    }

    private func missing(from parts: Parts) -> StepText.Part? {
        guard let first = parts.turns.first else { return .red }
        if first.hints == nil { return .hints }
        return first.green == nil ? .green : nil
    }

    /// The items of the lists in a step's Promises.
    private func promises(in range: Range<Int>) throws(KataError) -> [Promise] {
        var promises: [Promise] = []
        let items = range.filter { !text.lines[$0].isFenced && text.lines[$0].text.hasPrefix("- ") }
        for (item, next) in zip(items, items.dropFirst() + [range.upperBound]) {
            guard let match = text.lines[item].text.wholeMatch(of: promiseLine) else {
                throw error(
                    "'\(text.lines[item].text.trimmed)' has no name; begin a promise like '- **The first hour.** Up to sixty minutes …'",
                    at: item)
            }
            let more = (item + 1..<next).prefix {
                !text.lines[$0].isFenced && text.lines[$0].text.hasPrefix("  ")
            }
            let words = [String(match.2)] + more.map { text.lines[$0].text.trimmed }
            promises.append(
                Promise(
                    name: String(match.1), markdown: words.filter { !$0.isEmpty }.joined(separator: "\n"),
                    line: item + 1))
        }
        if let empty = promises.first(where: \.markdown.isEmpty) {
            throw error(
                "the promise '\(empty.name)' promises nothing; say what can be kept or broken",
                at: empty.line - 1)
        }
        return promises
    }

    /// The items of the numbered list that fills a step's Hints.
    private func hints(in range: Range<Int>, step: Int) throws(KataError) -> [String] {
        var hints: [(lines: [String], indentation: Int)] = []
        var followsBlank = false
        for index in range {
            let line = text.lines[index].text
            let blanks = line.prefix { $0 == " " }.count
            if line.trimmed.isEmpty {
                followsBlank = true
                if !hints.isEmpty { hints[hints.count - 1].lines.append("") }
                continue
            }
            let isOutside = blanks < (hints.last?.indentation ?? .max) && !text.lines[index].isFenced
            if isOutside, let marker = line.prefixMatch(of: hintStart)?.output {
                hints.append(([String(line.dropFirst(marker.count))], marker.count))
            } else if hints.isEmpty {
                throw error(
                    "the hints of step \(step) do not begin as a numbered list; write the first one like '1. What is missing?'",
                    at: index)
            } else if isOutside, followsBlank {
                throw error(
                    "the hints of step \(step) end before this line; number it as a hint or indent it below one",
                    at: index)
            } else {
                let removable = min(blanks, hints[hints.count - 1].indentation)
                hints[hints.count - 1].lines.append(String(line.dropFirst(removable)))
            }
            followsBlank = false
        }
        guard !hints.isEmpty else { return [StepText.unwritten] }
        let texts = hints.map { $0.lines.joined(separator: "\n").trimmed }
        if let empty = texts.firstIndex(where: \.isEmpty) {
            throw error(
                "hint \(empty + 1) of step \(step) is empty; write it or delete its number",
                at: range.lowerBound - 1)
        }
        return texts
    }
}
