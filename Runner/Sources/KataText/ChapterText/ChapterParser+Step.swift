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
        let lead = section.body.lowerBound..<(parts.map(\.value.heading).min() ?? section.heading)
        let first = lead.first { !text.lines[$0].text.trimmed.isEmpty }
        guard let first, let match = text.lines[first].text.trimmed.wholeMatch(of: minutesLine),
            let minutes = Int(match.1)
        else {
            throw error(
                "step \(number) does not say how long it takes and where one writes; put a line like '*8 minutes*', or '*8 minutes* · your code: `Sources/Films/Film.swift` (new)', below its heading",
                at: section.heading)
        }
        let markdown = { (part: StepText.Part) in
            parts[part].map { self.markdown($0.body) }.map { $0.isEmpty ? StepText.unwritten : $0 } ?? ""
        }
        return StepText(
            number: number, title: title, minutes: minutes, isOwn: match.2 != nil,
            isFolded: match.2?.hasSuffix("folded") ?? false,
            codeFiles: codeFiles(in: match.3 ?? ""), line: section.heading + 1,
            lead: self.markdown(first + 1..<lead.upperBound),
            promises: try promises(in: parts[.promises]?.body ?? 0..<0), owed: markdown(.promises),
            red: markdown(.red), green: markdown(.green), refactor: markdown(.refactor),
            hints: try hints(in: parts[.hints]?.body ?? 0..<0, step: number))
    }

    /// - Parameter list: as it stands behind "your code:". A file of which only the name is given stands beside the first.
    private func codeFiles(in list: Substring) -> [StepText.CodeFile] {
        let files = list.matches(of: codeFile)
        let folder = files.first.map { String($0.1).folder } ?? ""
        return files.map { file in
            StepText.CodeFile(
                path: file.1.contains("/") ? String(file.1) : "\(folder)/\(file.1)", isNew: file.2 != nil)
        }
    }

    /// Promises where there are any, Red, Green, Refactor where there is something to tidy, and Hints, in this order.
    private func parts(of section: Passage, step: Int) throws(KataError) -> [StepText.Part: Passage] {
        let parts = passages(of: "### ", in: section.body)
        var seen: [StepText.Part] = []
        for part in parts {
            guard let kind = StepText.Part(rawValue: part.title) else {
                throw error(
                    "'\(part.title)' is no part of step \(step); use Promises, Red, Green, Refactor and Hints, or a heading with '####'",
                    at: part.heading)
            }
            guard !seen.contains(kind) else {
                throw error(
                    "step \(step) has '### \(part.title)' twice; join the two", at: part.heading)
            }
            if let last = seen.last, last > kind {
                throw error(
                    "step \(step) has \(part.title) after \(last.rawValue); the order is Promises, Red, Green, Refactor, Hints",
                    at: part.heading)
            }
            seen.append(kind)
        }
        if let missing = StepText.Part.allCases.first(where: { !$0.isOptional && !seen.contains($0) }) {
            throw error(
                "step \(step) has no '### \(missing.rawValue)'; a step has Red, Green and Hints, in this order",
                at: section.heading)
        }
        return Dictionary(uniqueKeysWithValues: zip(seen, parts))
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
