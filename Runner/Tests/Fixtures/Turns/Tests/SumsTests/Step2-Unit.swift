#if STEP_2
import Testing

@testable import Sums

struct Unit {
    @Test func aUnitStandsBehind() {
        #expect(total([3], unit: "km") == "3 km")
    }

    @Test func withoutAUnitItIsTheNumber() {
        #expect(total([3]) == "3")
    }
}
#endif
