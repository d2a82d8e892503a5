import Foundation

extension Verdict: Encodable {
    private enum Key: String, CodingKey {
        case schema, chapter, step, steps, title, verdict, reason, regression, tests, problems, warnings,
            testsDiffer, seconds, own, turn, atOnce
    }

    /// The object of `check --json`, schema 1. Keys that have no value are null, never missing.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(1, forKey: .schema)
        try container.encode(check.chapter, forKey: .chapter)
        try container.encode(check.step, forKey: .step)
        try container.encode(check.reading.steps, forKey: .steps)
        try container.encode(check.reading.title, forKey: .title)
        try container.encode(check.reading.turn, forKey: .turn)
        try container.encode(atOnce != nil, forKey: .atOnce)
        try container.encode(check.color.rawValue, forKey: .verdict)
        try container.encode(check.reason?.rawValue, forKey: .reason)
        try container.encode(check.isRegression, forKey: .regression)
        try container.encode(check.tests, forKey: .tests)
        try container.encode(check.problems, forKey: .problems)
        try container.encode(check.warnings, forKey: .warnings)
        try container.encode(check.reading.differingTests, forKey: .testsDiffer)
        try container.encode(own.map { Own.Told(own: $0, folded: check.reading.folded) }, forKey: .own)
        try container.encode(
            ["build": check.buildSeconds.hundredths, "run": check.runSeconds.hundredths], forKey: .seconds)
    }
}

extension Reading.Turn: Encodable {
    private enum Key: CodingKey { case number, of }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(number, forKey: .number)
        try container.encode(count, forKey: .of)
    }
}

extension Verdict.Own {
    /// The learner's tests as the object tells of them, without the names of folded promises.
    fileprivate struct Told {
        let own: Verdict.Own
        /// The steps whose promises are not to be named.
        let folded: Set<Int>
    }
}

extension Verdict.Own.Told: Encodable {
    private enum Key: CodingKey {
        case phase, sound, contradicting, deciding, unjudged, caught, through, unguarded
    }

    /// Writes null for everything that was not judged.
    package func encode(to encoder: any Encoder) throws {
        let (phase, judgement) = (own.phase, own.judgement)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(phase.rawValue, forKey: .phase)
        try container.encode(judgement?.tests.filter(\.isSound).map(\.name), forKey: .sound)
        try container.encode(judgement?.contradicting.map(\.name), forKey: .contradicting)
        try container.encode(judgement?.deciding.map(\.name), forKey: .deciding)
        try container.encode(judgement?.unjudged.map(\.file), forKey: .unjudged)
        let mistakes = phase == .red ? nil : judgement?.mistakes
        try container.encode(mistakes?.count(where: \.isCaught), forKey: .caught)
        try container.encode(mistakes?.count(where: \.getsThrough), forKey: .through)
        try container.encode(
            phase == .red ? nil : judgement?.unguarded(besides: folded).map(\.promise), forKey: .unguarded)
    }
}

extension Check.Problem: Encodable {
    private enum Key: String, CodingKey {
        case test, arguments, file, line, column, message, details
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(test, forKey: .test)
        try container.encode(arguments, forKey: .arguments)
        try container.encode(file, forKey: .file)
        try container.encode(line, forKey: .line)
        try container.encode(column, forKey: .column)
        try container.encode(message, forKey: .message)
        let notes = [("note", notes), ("follows", consequences)].flatMap { kind, notes in
            notes.map { "\(kind): \($0.message)" + ($0.place.map { " (\($0))" } ?? "") }
        }
        try container.encode(details + notes, forKey: .details)
    }
}
