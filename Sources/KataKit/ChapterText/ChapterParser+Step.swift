extension ChapterParser {
    /// Reads a step.
    ///
    /// - Parameter previous: the number of the step before; nil for the first.
    func step(_ section: Passage, after previous: Int?) throws(ChapterTextError) -> StepText {
        let heading = text.lines[section.heading].text
        guard let (number, title) = Self.numbered(heading, after: "## Step ") else {
            throw error(.stepHeading(heading.trimmed), at: section.heading)
        }
        guard number == (previous ?? 0) + 1 else {
            throw error(
                previous.map { .stepOrder(number, after: $0) } ?? .firstStep(number), at: section.heading)
        }
        let parts = try parts(of: section, step: number)
        let lead = section.body.lowerBound..<parts[0].heading
        let first = lead.first { !text.lines[$0].text.trimmed.isEmpty }
        guard let first, let minutes = Self.minutes(text.lines[first].text) else {
            throw error(.noMinutes(step: number), at: section.heading)
        }
        return StepText(
            number: number, title: title, minutes: minutes, line: section.heading + 1,
            lead: markdown(first + 1..<lead.upperBound), red: markdown(parts[0].body),
            green: markdown(parts[1].body), refactor: markdown(parts[2].body),
            hints: try hints(in: parts[3].body, step: number))
    }

    /// The number in `*8 minutes*`.
    private static func minutes(_ line: String) -> Int? {
        line.trimmed.wholeMatch(of: /\*([0-9]+) minutes?\*/).flatMap { Int($0.1) }
    }

    /// Red, Green, Refactor and Hints, in this order, none of them empty.
    private func parts(of section: Passage, step: Int) throws(ChapterTextError) -> [Passage] {
        let parts = passages(of: "### ", in: section.body)
        var seen: [StepText.Part] = []
        for part in parts {
            guard let kind = StepText.Part(rawValue: part.title) else {
                throw error(.unknownPart(part.title, step: step), at: part.heading)
            }
            guard !seen.contains(kind) else {
                throw error(.repeatedPart(part.title, step: step), at: part.heading)
            }
            if let last = seen.last, last > kind {
                throw error(.partOrder(part.title, after: last.rawValue, step: step), at: part.heading)
            }
            seen.append(kind)
        }
        if let missing = StepText.Part.allCases.first(where: { !seen.contains($0) }) {
            throw error(.missingPart(missing.rawValue, step: step), at: section.heading)
        }
        if let empty = parts.first(where: { markdown($0.body).isEmpty }) {
            throw error(.emptyPart(empty.title, step: step), at: empty.heading)
        }
        return parts
    }

    /// The items of the numbered list that fills a step's Hints.
    private func hints(in range: Range<Int>, step: Int) throws(ChapterTextError) -> [String] {
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
            if isOutside, let marker = line.prefixMatch(of: /\s*[0-9]+[.)](?:\s+|$)/)?.output {
                hints.append(([String(line.dropFirst(marker.count))], marker.count))
            } else if hints.isEmpty {
                throw error(.hintsNotNumbered(step: step), at: index)
            } else if isOutside, followsBlank {
                throw error(.textAfterHints(step: step), at: index)
            } else {
                let removable = min(blanks, hints[hints.count - 1].indentation)
                hints[hints.count - 1].lines.append(String(line.dropFirst(removable)))
            }
            followsBlank = false
        }
        let texts = hints.map { $0.lines.joined(separator: "\n").trimmed }
        if let empty = texts.firstIndex(where: \.isEmpty) {
            throw error(.emptyHint(empty + 1, step: step), at: range.lowerBound - 1)
        }
        return texts
    }
}
