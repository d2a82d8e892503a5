import Synchronization

/// The evaluation of one `body`, known to everything that runs inside it.
final class Evaluation: Sendable {
    /// The evaluation in which this code runs.
    @TaskLocal static var current: Evaluation?

    private let viewName: String
    private let found = Mutex<(isOver: Bool, warnings: [Warning])>((false, []))

    init(of viewName: String) {
        self.viewName = viewName
    }

    /// Whether state may be written here: not while a body is evaluated. Asking counts as having tried.
    static var admitsWrites: Bool { current?.admitsWrite() ?? true }

    /// Runs the evaluation.
    ///
    /// - Returns: the result, and what went wrong on the way.
    @MainActor
    func run<Result>(_ body: () -> Result) -> (Result, [Warning]) {
        let result = Self.$current.withValue(self, operation: body)
        let warnings = found.withLock { found in
            // A task that was made inside still knows the evaluation, and may write now.
            found.isOver = true
            return found.warnings
        }
        return (result, warnings)
    }

    /// Notes something that went wrong in this evaluation.
    func warn(_ warning: Warning) {
        found.withLock { $0.warnings.append(warning) }
    }

    private func admitsWrite() -> Bool {
        let isOver = found.withLock { $0.isOver }
        if !isOver { warn(.writeDuringBody(view: viewName)) }
        return isOver
    }
}
