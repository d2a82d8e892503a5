/// The progress of the judge.
struct JudgeMeter {
    private var expected: [Judge.Progress.Run: Int] = [:]
    private var tried: [Judge.Progress.Run: Int] = [:]
    private var last: Judge.Progress.Run?

    var total: Int { expected.values.reduce(0, +) }
    var done: Int { tried.values.reduce(0, +) }

    mutating func note(_ progress: Judge.Progress) {
        switch progress {
        case .expects(let count, let run):
            expected[run, default: 0] += count
            last = run
        case .tried(let run): tried[run, default: 0] += 1
        case .isDone: self = JudgeMeter()
        }
    }

    /// The run that goes on, "mistake 3 of 9"; nil where none does.
    var words: String? {
        guard let last, let count = expected[last] else { return nil }
        return "\(last.rawValue) \(min((tried[last] ?? 0) + 1, count)) of \(count)"
    }
}
