#if STEP_1
import Testing

@testable import Goodbye

struct Bye {
    @Test func saysGoodbye() {
        #expect(goodbye() == "Bye")
    }
}
#endif
