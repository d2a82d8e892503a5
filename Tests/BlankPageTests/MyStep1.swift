#if STEP_1
import Testing

@testable import BlankPage

// My list. What is done, or is no test, goes from it.
// - what the customer says, an example a line

@MainActor
struct MyStep1 {
    @Test func thisTestIsYours() {
        Issue.record("This step's test is yours: ./kata read")
    }
}
#endif
