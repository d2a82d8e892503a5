#if STEP_10
import TestSupport
import Testing

@testable import SendMessage

@MainActor
struct MyStep10 {
    @Test func thisTestIsYours() {
        Issue.record("This step's test is yours: ./kata read promises")
    }
}
#endif
