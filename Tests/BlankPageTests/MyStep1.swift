#if STEP_1
import Testing

@testable import BlankPage

@MainActor
struct MyStep1 {
    @Test func thisTestIsYours() {
        Issue.record("This step's test is yours: ./kata read")
    }
}
#endif
