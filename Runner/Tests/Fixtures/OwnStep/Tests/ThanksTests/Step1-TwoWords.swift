#if STEP_1
import Testing

@testable import Thanks

struct TwoWords {
    @Test func somebodyIsThanked() {
        #expect(Thanks().text == "Thank you.")
    }
}
#endif
