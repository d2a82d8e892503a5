#if STEP_1
import Testing

@testable import Greeting

struct Hello {
    @Test func greetsTheWorld() {
        #expect(greeting() == "Hello")
    }
}
#endif
