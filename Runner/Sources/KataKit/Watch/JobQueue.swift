/// The jobs of `./kata watch`: one at a time, and none that was asked for is dropped.
///
/// A save during a run makes its answer worthless, so the run is stopped and done again with what was saved: a judgement
/// behind the check of it.
struct JobQueue {
    enum Job: Equatable, Sendable {
        case check, next, judge
        /// On to the next step although the learner's test guards nothing.
        case nextAnyway

        var goesOn: Bool { self == .next || self == .nextAnyway }
    }

    /// The action that has to follow at once.
    enum Order: Equatable {
        case start(Job)
        case stop
    }

    private(set) var running: Job?
    private(set) var waiting: [Job] = []
    private var isStopping = false

    /// True where the answer of the job that runs is still wanted.
    var counts: Bool { running != nil && !isStopping }

    /// The learner pressed a key.
    mutating func ask(for job: Job) -> Order? {
        // A check that has not begun yet will see what this one would.
        if job == .check, waiting.last == .check { return nil }
        waiting.append(job)
        return startNext()
    }

    /// The learner saved.
    mutating func save() -> Order? {
        guard let running else { return ask(for: .check) }
        guard !isStopping else { return nil }
        isStopping = true
        if waiting.first == .check { waiting.removeFirst() }
        waiting.insert(running, at: 0)
        // What was saved is to be checked before anybody judges it.
        if running == .judge { waiting.insert(.check, at: 0) }
        return .stop
    }

    /// The run ended.
    ///
    /// - Parameter didAdvance: it switched on a step, which must not happen twice.
    /// - Returns: whether its answer still counts, and what has to happen now.
    mutating func ended(didAdvance: Bool) -> (counts: Bool, order: Order?) {
        let counts = !isStopping
        if isStopping, didAdvance { waiting[0] = .check }
        running = nil
        isStopping = false
        return (counts, startNext())
    }

    private mutating func startNext() -> Order? {
        guard running == nil, !waiting.isEmpty else { return nil }
        let job = waiting.removeFirst()
        running = job
        return .start(job)
    }
}
