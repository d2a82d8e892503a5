#if STEP_4
import SwiftUI
import Testing

@testable import Movies

@MainActor
struct MyStep4 {
    @Test func thisTestIsYours() {
        Issue.record("This step's test is yours: ./kata read promises")
    }
}
#endif
