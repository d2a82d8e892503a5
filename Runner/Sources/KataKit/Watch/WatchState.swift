import KataWork

/// The state of `./kata watch`, and the effect of each key. It draws nothing and starts nothing.
struct WatchState {
    /// The loop's orders.
    enum Order: Equatable {
        case run(JobQueue.Order)
        case open(Opening)
        case quit
    }

    /// A page to open; a hint is a new one each time.
    enum Opening: Equatable { case overview, hint, text, solution }

    private(set) var queue = JobQueue()
    /// True while a page is open over the verdict.
    private(set) var hasPage = false
    /// The first line that is shown.
    private(set) var offset = 0
    private var isJudging = false
    /// The judge's progress.
    private var progress: String?
    /// True where the learner was asked for a test before going on.
    private var wasAskedForTest = false
    private(set) var last: (color: Check.Color?, time: String)?
    /// True where another test was switched on, and nothing has run since.
    private var awaitsCheck = false

    mutating func press(_ key: Key, lines: Int, room: Int) -> Order? {
        if let offset = key.scrolled(from: offset, of: lines, room: room) {
            self.offset = offset
            return nil
        }
        guard case .character(let character) = key else { return close() }
        switch character {
        case "q": return .quit
        case "r": return ask(for: .check)
        case "n": return ask(for: wasAskedForTest ? .nextAnyway : .next)
        case "j": return ask(for: .judge)
        case "h": return open(.hint)
        case "t": return open(.text)
        case "s": return open(.solution)
        case "o": return open(.overview)
        default: return close()
        }
    }

    /// A save; nil where what runs already sees it.
    mutating func saved() -> Order? {
        wasAskedForTest = false
        return queue.save().map(Order.run)
    }

    /// The code is red or green, and the learner's tests are still being judged.
    ///
    /// - Returns: whether it is to be shown.
    mutating func found(_ color: Check.Color, at time: String) -> Bool {
        guard queue.counts else { return false }
        last = (color, time)
        isJudging = true
        if !hasPage { offset = 0 }
        return true
    }

    /// - Parameter progress: how far the judge is.
    mutating func judging(_ progress: String) { self.progress = progress }

    /// - Returns: whether the job's answer is to be shown, and what has to be done now.
    mutating func ended(_ result: WatchResult, time: String) -> (shows: Bool, order: Order?) {
        // What the tests are worth says nothing of the code.
        let isCheck = queue.running != .judge
        let (counts, order) = queue.ended(didAdvance: result.didAdvance)
        (isJudging, progress) = (false, nil)
        wasAskedForTest = counts && result.asksForTest
        if counts {
            if isCheck { last = (result.color, time) }
            awaitsCheck = result.didAdvance && result.color == nil
            if !hasPage { offset = 0 }
        }
        return (counts, order.map(Order.run))
    }

    /// The line above the keys.
    var status: String {
        if let job = queue.running {
            let then = queue.waiting.filter { $0 != .check }.map {
                $0.goesOn ? " Then on to the next step." : " Then your tests are judged."
            }.joined()
            let judging = "Judging your tests\(progress.map { ": \($0)" } ?? "") …"
            if isJudging, let last, let color = last.color {
                return "\(color.rawValue.uppercased()) at \(last.time). \(judging)" + then
            }
            if job == .judge || progress != nil { return judging + then }
            return (job.goesOn ? "Checking, to go on …" : "Checking …") + then
        }
        guard let last else { return "" }
        if awaitsCheck { return "Another test is on. r or a save checks." }
        switch last.color {
        case .green?: return "GREEN at \(last.time). Waiting for a save."
        case .red?: return "RED at \(last.time). Waiting for a save."
        case nil: return "Not checked at \(last.time). Waiting for a save."
        }
    }

    var keys: [String] {
        hasPage
            ? ["h t s o open", "q quit", "any other key: back"]
            : ["n next", "h hint", "t text", "s solution", "j judge", "r run", "o overview", "q quit"]
    }

    private mutating func ask(for job: JobQueue.Job) -> Order? {
        _ = close()
        return queue.ask(for: job).map(Order.run)
    }

    private mutating func open(_ page: Opening) -> Order? {
        hasPage = true
        offset = 0
        return .open(page)
    }

    private mutating func close() -> Order? {
        if hasPage { offset = 0 }
        hasPage = false
        return nil
    }
}
