#if STEP_2
import Testing

@testable import BlankPage

@MainActor
struct MyStep2 {
    @Test func thisTestIsYours() {
        Issue.record("This step's test is yours: ./kata read")
    }
}
#endif
