#if STEP_1
import Testing

@testable import Sums

struct Total {
    @Test func oneNumberIsItsOwnTotal() {
        #expect(total([3]) == "3")
    }

    #if STEP_1_2
    @Test func numbersAreAdded() {
        #expect(total([3, 4]) == "7")
    }
    #endif

    // The rest
    #if STEP_1_3
    @Test func nothingComesToZero() {
        #expect(total([]) == "0")
    }

    @Test func aDebtCounts() {
        #expect(total([3, -4]) == "-1")
    }
    #endif
}
#endif
