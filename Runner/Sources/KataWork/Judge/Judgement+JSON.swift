import KataText

/// The object of `./kata judge --json`, schema 1. Keys that have no value are null, never missing.
package struct JudgementObject: Encodable {
    let chapter: Chapter
    let judgement: Judgement
    /// The steps whose promises are not to be named.
    let folded: Set<Int>

    package init(chapter: Chapter, judgement: Judgement, folded: Set<Int>) {
        self.chapter = chapter
        self.judgement = judgement
        self.folded = folded
    }

    private enum Key: CodingKey {
        case schema, chapter, step, solutions, tests, unjudged, mistakes, unguarded
    }
    private enum TestKey: CodingKey { case name, file, line, standing, message, catches }
    private enum MistakeKey: CodingKey { case title, promise, step, fate, by, how, message }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(1, forKey: .schema)
        try container.encode(chapter.name, forKey: .chapter)
        try container.encode(chapter.step, forKey: .step)
        try container.encode(judgement.solutions, forKey: .solutions)
        try container.encode(judgement.unjudged, forKey: .unjudged)
        try container.encode(judgement.unguarded(besides: folded).map(\.promise), forKey: .unguarded)
        var tests = container.nestedUnkeyedContainer(forKey: .tests)
        for test in judgement.tests {
            var object = tests.nestedContainer(keyedBy: TestKey.self)
            try object.encode(test.name, forKey: .name)
            try object.encode(test.file, forKey: .file)
            try object.encode(test.line, forKey: .line)
            try object.encode(test.standing.word, forKey: .standing)
            try object.encode(test.failure(besides: folded)?.message, forKey: .message)
            try object.encode(judgement.mistakes.count { $0.isCaught(by: test) }, forKey: .catches)
        }
        var mistakes = container.nestedUnkeyedContainer(forKey: .mistakes)
        for mistake in judgement.mistakes {
            var object = mistakes.nestedContainer(keyedBy: MistakeKey.self)
            // A mistake's title says what is promised, too.
            let isNamed = !folded.contains(mistake.step)
            try object.encode(isNamed ? mistake.title : nil, forKey: .title)
            try object.encode(isNamed ? mistake.promise : nil, forKey: .promise)
            try object.encode(mistake.step, forKey: .step)
            var (fate, message, catches): (String, String?, [Judgement.Mistake.Catch]) = ("through", nil, [])
            switch mistake.fate {
            case .caught(let all): (fate, catches) = ("caught", all)
            case .getsThrough: break
            case .notJudged(let words): (fate, message) = ("notJudged", words)
            }
            let names = catches.map { caught in
                judgement.tests.first { $0.id == caught.test }?.name ?? caught.test
            }
            try object.encode(fate, forKey: .fate)
            try object.encode(names, forKey: .by)
            try object.encode(catches.map(\.how.rawValue), forKey: .how)
            try object.encode(message, forKey: .message)
        }
    }
}

extension Judgement.Mistake {
    func isCaught(by test: Judgement.Test) -> Bool {
        if case .caught(let catches) = fate { catches.contains { $0.test == test.id } } else { false }
    }
}

extension Judgement.Test.Standing {
    /// The standing as the object spells it.
    package var word: String {
        switch self {
        case .sound: "sound"
        case .contradicts: "contradicts"
        case .decides: "decides"
        case .slow: "slow"
        case .dependsOnOrder: "dependsOnOrder"
        case .unsteady: "unsteady"
        }
    }

}
