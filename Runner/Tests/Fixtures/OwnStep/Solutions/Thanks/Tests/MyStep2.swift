#if STEP_2
import Testing

@testable import Thanks

@Suite("Thanks have a name")
struct ByName {
    @Test(arguments: guests)
    func somebodyIsThankedByName(_ name: String) {
        #expect(Thanks().text(for: name) == "Thank you, \(name).")
    }

    @Test func nobodyIsThankedWithoutAName() {
        #expect(Thanks().text(for: "") == "Thank you.")
    }
}
#endif
