import Foundation
import KataKit

/// The object of `board --json`, schema 1.
extension Board: Encodable {
    private enum Key: String, CodingKey {
        case schema, remote, fetched, problem, leftOut, people, away, crowd, gap
    }

    private struct Person: Encodable {
        let line: Board.Line
        let now: Date

        private enum Key: String, CodingKey {
            case name, id, chapter, step, test, steps, color, reason, minutes, checks, hints, attention,
                remark
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            let place = line.row.place
            try container.encode(line.row.name.shown, forKey: .name)
            try container.encode(line.row.name.id, forKey: .id)
            try container.encode(place?.chapter, forKey: .chapter)
            try container.encode(place?.step, forKey: .step)
            try container.encode(place?.test, forKey: .test)
            try container.encode(line.steps, forKey: .steps)
            try container.encode(place.map { $0.isGreen ? "green" : "red" }, forKey: .color)
            if case .red(let reason)? = place?.color, !reason.isEmpty {
                try container.encode(reason, forKey: .reason)
            } else {
                try container.encodeNil(forKey: .reason)
            }
            try container.encode(place?.minutes(until: now), forKey: .minutes)
            try container.encode(place?.checks, forKey: .checks)
            try container.encode(place?.hints, forKey: .hints)
            try container.encode(line.attention.map(\.words), forKey: .attention)
            try container.encode(line.row.remark, forKey: .remark)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(1, forKey: .schema)
        try container.encode(remote, forKey: .remote)
        try container.encode(fetched.map { $0.formatted(.iso8601) }, forKey: .fetched)
        try container.encode(problem, forKey: .problem)
        try container.encode(leftOut, forKey: .leftOut)
        try container.encode(lines.map { Person(line: $0, now: now) }, forKey: .people)
        try container.encode(away.map(\.name.shown), forKey: .away)
        try container.encode(crowd, forKey: .crowd)
        try container.encode(gap, forKey: .gap)
    }
}
