#if STEP_8
import TestSupport
import Testing

@testable import SendMessage

@MainActor
struct MyStep8 {
    @Test func thisTestIsYours() {
        Issue.record("This step's test is yours: ./kata read promises")
    }
}
#endif
