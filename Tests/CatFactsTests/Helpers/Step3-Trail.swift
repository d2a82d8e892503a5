#if STEP_3
import TestSupport

@testable import CatFacts

/// The states that a recorder saw. It reads like an array, and prints without the names of three nested types.
struct Trail: Equatable, ExpressibleByArrayLiteral, CustomStringConvertible {
    let states: [ViewState<CatFact>]

    @MainActor
    init(_ recorder: Recorder<ViewState<CatFact>>) {
        states = recorder.values
    }

    init(arrayLiteral states: ViewState<CatFact>...) {
        self.states = states
    }

    var description: String {
        let words = states.map { state in state.info.map { "loaded(\"\($0.fact)\")" } ?? "\(state)" }
        return "[\(words.joined(separator: ", "))]"
    }
}
#endif
