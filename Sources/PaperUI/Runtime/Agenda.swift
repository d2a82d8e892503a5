import Dispatch
import Foundation
import Observation

/// The work that a screen still has to do: views to evaluate again, and tasks that are running. It can be told from any
/// thread.
///
/// Unchecked, because its contents are only touched under the lock.
final class Agenda: Observable, @unchecked Sendable {
    /// A node to evaluate, if it has not been since the number of evaluations given.
    struct Mark: Sendable {
        let node: Node
        let evaluation: Int
        /// The time by which the change is surely made. It is announced just before; nobody on the main actor can look
        /// in between where the main actor makes it, but where another thread does.
        let isMadeBy: ContinuousClock.Instant?
        /// True where the node was evaluated since, perhaps too early.
        var isSecondLook = false

        /// True when it is time to look.
        func isDue(_ now: ContinuousClock.Instant) -> Bool { isMadeBy.map { $0 <= now } ?? true }
    }

    private struct Contents {
        var marks: [Mark] = []
        var tasks: [Int: String] = [:]
        var lastTask = 0
        var changes = 0
        var waiters: [CheckedContinuation<Void, Never>] = []
        var isFrameComing = false
        var frame: (@MainActor @Sendable () -> Void)?
    }

    private let registrar = ObservationRegistrar()
    private let lock = NSLock()
    private var contents = Contents()

    /// The time that a change waits to be drawn if nobody asks for the drawing before: one frame.
    private static let frameLength = Duration.milliseconds(4)

    /// Sets the work to do when a frame is due.
    func onFrame(_ action: @escaping @MainActor @Sendable () -> Void) {
        lock.withLock { contents.frame = action }
    }

    /// Ends the agenda with its screen. It keeps no node alive.
    func close() {
        lock.withLock {
            contents.frame = nil
            contents.marks = []
        }
    }

    /// Puts a node on the agenda.
    func mark(_ node: Node, evaluation: Int) {
        let isMadeBy = MainQueue.isCurrent ? nil : ContinuousClock.now + Self.frameLength
        put([Mark(node: node, evaluation: evaluation, isMadeBy: isMadeBy)])
        announce()
    }

    private func put(_ marks: [Mark]) {
        let isFirst = lock.withLock {
            guard contents.frame != nil, !marks.isEmpty else { return false }
            contents.marks += marks
            defer { contents.isFrameComing = true }
            return !contents.isFrameComing
        }
        if isFirst { scheduleFrame() }
    }

    /// Takes the marks off the agenda whose changes are made.
    ///
    /// - Parameter patiently: whether the others wait for the next frame. Otherwise they are among those
    ///   returned, and stay for a second look.
    func takeMarks(patiently: Bool) -> [Mark] {
        let now = ContinuousClock.now
        let marks = lock.withLock {
            defer { contents.marks = [] }
            return contents.marks
        }
        put(marks.filter { !$0.isDue(now) })
        return marks.filter { $0.isDue(now) || !patiently && !$0.isSecondLook }
    }

    /// Notes that a node is evaluated now: what its marks tell of may not be made yet.
    func lookAgain(at node: Node, evaluation: Int) {
        lock.withLock {
            for index in contents.marks.indices
            where contents.marks[index].node === node && contents.marks[index].evaluation == evaluation {
                contents.marks[index].isSecondLook = true
            }
        }
    }

    /// Lets an observer of the screen look again.
    func announce() {
        registrar.withMutation(of: self, keyPath: \.change) {}
        wake()
    }

    /// Tells the observation that is going on that it looks at the screen.
    func observe() {
        registrar.access(self, keyPath: \.change)
    }

    private var change: Void { () }

    private func scheduleFrame() {
        Work.$current.withValue(nil) {
            _ = Task { @MainActor [weak self] in
                try? await Task.sleep(for: Self.frameLength)
                self?.drawFrame()
            }
        }
    }

    @MainActor
    private func drawFrame() {
        let frame = lock.withLock {
            contents.isFrameComing = false
            return contents.frame
        }
        frame?()
        announce()
    }
}

// MARK: - Work in progress

extension Agenda {
    /// The names of the tasks that are running, the oldest first.
    var runningTasks: [String] {
        lock.withLock { contents.tasks.sorted { $0.key < $1.key }.map(\.value) }
    }

    var isEmpty: Bool {
        lock.withLock { contents.marks.isEmpty && contents.tasks.isEmpty }
    }

    /// Runs something under a name. It stays on the agenda until it is over, and so does every task that was
    /// made in it.
    @MainActor
    func run<Result>(_ name: String, _ operation: () -> Result) -> Result {
        let id = lock.withLock {
            contents.lastTask += 1
            contents.tasks[contents.lastTask] = name
            return contents.lastTask
        }
        return Work.$current.withValue(Work(id: id, agenda: self), operation: operation)
    }

    fileprivate func end(_ id: Int) {
        lock.withLock { contents.tasks[id] = nil }
        wake()
    }

    /// The number of changes so far, for `waitForChange`.
    var changeCount: Int { lock.withLock { contents.changes } }

    /// Waits until there have been more changes than the number given.
    func waitForChange(after count: Int) async {
        await withCheckedContinuation { waiter in
            let isPast = lock.withLock {
                if contents.changes == count { contents.waiters.append(waiter) }
                return contents.changes != count
            }
            if isPast { waiter.resume() }
        }
    }

    /// Lets those that wait look again.
    func wake() {
        let waiters = lock.withLock {
            contents.changes += 1
            defer { contents.waiters = [] }
            return contents.waiters
        }
        waiters.forEach { $0.resume() }
    }
}

/// Something that a screen has started. Tasks pass it on to the tasks that they make and let go of it when
/// they end, so it is over when the last of them is.
private final class Work: Sendable {
    @TaskLocal static var current: Work?

    private let id: Int
    private let agenda: Agenda

    init(id: Int, agenda: Agenda) {
        self.id = id
        self.agenda = agenda
    }

    deinit {
        agenda.end(id)
    }
}

/// The main actor's queue. (`Thread.isMainThread` is false on the main actor of a test run on Linux.)
/// TestSupport has twins of this and of `Alarm`'s slices: a preview cannot link Testing, and few tests need views.
private enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
