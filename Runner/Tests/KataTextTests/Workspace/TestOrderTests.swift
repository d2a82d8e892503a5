import RunnerTesting
import Testing

@testable import KataBase
@testable import KataText

/// The order in which the tests of a step come.
struct TestOrderTests {
    private let text = """
        #if STEP_2
        import Testing

        struct Adding {
            @Test func oneLine() {
                if true { #expect(true) }
            }

            #if STEP_2_2
            @Test(arguments: ["}", "a"])
            func `every line counts`(_ row: String) {
                #expect(true)
            }
            #endif

            // The rest
            #if STEP_2_3
            @Test func third() {}
            #if os(macOS)
            @Test func onAMac() {}
            #endif
            #endif
        }

        #if STEP_2_2
        private let rows = 3
        #endif
        #endif
        """

    @Test func `the first has no condition, and the last ones come together`() {
        let sut = TestOrder(text, step: 2)

        #expect(sut.turns == 3 && sut.hasRest)
        #expect(sut.tests.map(\.name) == ["oneLine", "every line counts", "third", "onAMac"])
        #expect(sut.tests.map(\.turn) == [1, 2, 3, 3])
        #expect(sut.tests.map(\.lines) == [5...7, 10...13, 18...18, 20...20])
    }

    @Test func `a line of a condition is of that turn, and any other one of the first`() {
        let sut = TestOrder(text, step: 2)

        #expect([1, 6, 11, 20, 25, 26, 28].map(sut.turn(ofLine:)) == [1, 1, 2, 3, 2, 2, 1])
    }

    @Test func `one test at the end is the rest where a line says so`() {
        let one = text.replacing("    @Test func third() {}\n", with: "")

        #expect(TestOrder(one, step: 2).hasRest)
        #expect(!TestOrder(one.replacing("    // The rest\n", with: ""), step: 2).hasRest)
    }

    @Test func `without conditions all come at once`() {
        let sut = TestOrder("#if STEP_2\n@Test func a() {}\n@Test func b() {}\n#endif\n", step: 2)

        #expect(sut.turns == 1)
        #expect(sut.tests.map(\.turn) == [1, 1])
    }

    @Test func `at the last one, and above it, all are on`() {
        let sut = TestOrder(text, step: 2)

        #expect([1, 2, 3, 4, nil].map { sut.place(step: 2, test: $0).test } == [1, 2, nil, nil, nil])
    }

    @Test func `a test that is on has its condition, and all of the earlier steps have theirs`() {
        #expect(StepPlace(step: 0).conditions == [])
        #expect(StepPlace(step: 1, test: 1).conditions == ["STEP_1"])
        #expect(StepPlace(step: 1, test: 3).conditions == ["STEP_1", "STEP_1_2", "STEP_1_3"])
        #expect(StepPlace(step: 2, test: 1).conditions == StepPlace(step: 1).conditions + ["STEP_2"])
        #expect(StepPlace(step: 1).conditions.count == 9)
        #expect(StepPlace(step: 2, test: 1) < StepPlace(step: 2, test: 2))
        #expect(StepPlace(step: 2, test: 2) < StepPlace(step: 2))
        #expect(StepPlace(step: 2) < StepPlace(step: 3, test: 1))
    }
}
