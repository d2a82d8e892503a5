#if STEP_5
/// Starts work in a task and returns as soon as it has come to its first pause, or to its end.
///
/// The task says so in its first line, and goes on: the main actor does nothing else before it pauses.
@MainActor
func begin(_ work: @escaping @MainActor () async -> Void) async -> Task<Void, Never> {
    var task: Task<Void, Never>?
    await withCheckedContinuation { begun in
        task = Task {
            begun.resume()
            await work()
        }
    }
    return task ?? Task {}
}
#endif
