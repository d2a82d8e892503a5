import Foundation
import KataBase
import KataText

/// The message of an entry's commit: a sentence for people who read it with git, and lines for us.
struct HistoryMessage: Equatable {
    let chapter: String
    let place: StepPlace
    let kind: HistoryEntry.Kind
    /// A digest of the state's files, so that an unchanged state is known without reading them.
    let state: String
    let detail: CheckDetail

    init(
        chapter: String, step: Int, test: Int? = nil, kind: HistoryEntry.Kind, files: [String: Data],
        detail: CheckDetail = CheckDetail()
    ) {
        self.chapter = chapter
        place = StepPlace(step: step, test: test)
        self.kind = kind
        self.detail = detail
        var hash = SHA256()
        for (path, data) in files.sorted(by: { $0.key < $1.key }) {
            hash.update(part: path)
            hash.update(part: data)
        }
        state = hash.finish()
    }

    /// - Returns: nil where the commit is none of ours.
    init?(parsing text: String) {
        var values: [Substring: String] = [:]
        var letThrough: [String] = []
        for line in text.split(separator: "\n") where line.hasPrefix("Kata-") {
            guard let colon = line.firstRange(of: ": ") else { continue }
            let (name, value) = (line[..<colon.lowerBound], String(line[colon.upperBound...]))
            values[name] = value
            if name == "Kata-Let-Through" { letThrough.append(value) }
        }
        guard let chapter = values["Kata-Chapter"], let step = values["Kata-Step"].flatMap(Int.init) else {
            return nil
        }
        switch (values["Kata-Color"], values["Kata-Before"]) {
        case ("green"?, _): kind = .check(.green)
        case ("red"?, _): kind = .check(.red(values["Kata-Reason"] ?? ""))
        case (_, let command?): kind = .before(command)
        default: return nil
        }
        self.chapter = chapter
        place = StepPlace(step: step, test: values["Kata-Test"].flatMap(Int.init))
        state = values["Kata-State"] ?? ""
        detail = CheckDetail(
            hints: values["Kata-Hints"].flatMap(Int.init), failure: values["Kata-Failure"],
            letThrough: values["Kata-Judged"] == nil ? nil : letThrough,
            builtByHand: values["Kata-Built-By-Hand"].flatMap(Double.init).map(
                Date.init(timeIntervalSince1970:)),
            waited: values["Kata-Waited"].flatMap(Double.init) ?? 0, isAgain: values["Kata-Again"] != nil,
            ran: values["Kata-Ran"])
    }

    var text: String {
        let (words, lines): (String, [String]) =
            switch kind {
            case .check(.green): ("green", ["Kata-Color: green"])
            case .check(.red("")): ("red", ["Kata-Color: red"])
            case .check(.red(let reason)): ("red (\(reason))", ["Kata-Color: red", "Kata-Reason: \(reason)"])
            case .before(let command): ("before \(command)", ["Kata-Before: \(command)"])
            }
        let trailers =
            ["Kata-Chapter: \(chapter)", "Kata-Step: \(place.step)"]
            + (place.test.map { ["Kata-Test: \($0)"] } ?? []) + lines + ["Kata-State: \(state)"] + details
        let rows = ["\(chapter), \(place.words): \(words)", ""] + trailers
        return rows.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n" }.joined()
    }

    private var details: [String] {
        let through = detail.letThrough.map { titles in
            ["Kata-Judged: yes"] + titles.map { "Kata-Let-Through: \($0)" }
        }
        return [
            detail.hints.map { "Kata-Hints: \($0)" }, detail.failure.map { "Kata-Failure: \($0)" },
            detail.builtByHand.map { "Kata-Built-By-Hand: \(Int($0.timeIntervalSince1970))" },
            detail.waited >= 1 ? "Kata-Waited: \(Int(detail.waited))" : nil,
            detail.isAgain ? "Kata-Again: yes" : nil, detail.ran.map { "Kata-Ran: \($0)" },
        ].compactMap(\.self) + (through ?? [])
    }

    /// True where the newest entry already keeps what this one would: the same files at the same place and, for
    /// a check, with the same outcome.
    func addsNothing(to newest: HistoryMessage) -> Bool {
        guard state == newest.state, place == newest.place else { return false }
        if case .before = kind { return detail.hints == nil || detail.hints == newest.detail.hints }
        return chapter == newest.chapter && kind == newest.kind
    }
}
