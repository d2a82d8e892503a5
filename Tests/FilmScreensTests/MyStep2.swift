#if STEP_2
import Observation
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import FilmScreens

@MainActor
struct MyStep2 {
    @Test func thisTestIsYours() {
        Issue.record("This step's test is yours: ./kata read promises")
    }
}
#endif
