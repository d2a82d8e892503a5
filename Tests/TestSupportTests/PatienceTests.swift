import Testing

@testable import TestSupport

@Suite(.endsInTime)
struct PatienceTests {
    @Test func `a wait has its deadline where nobody counts`() {
        #expect(Patience.granted(.seconds(2), left: nil) == .seconds(2))
    }

    @Test func `five waits in vain leave time to tell of each`() {
        var left = Duration.seconds(8)
        let waits = (1...5).map { _ in
            let wait = Patience.granted(.seconds(2), left: left)
            left -= wait
            return wait
        }

        #expect(waits == [.seconds(2), .seconds(2), .seconds(2), .seconds(1), .milliseconds(500)])
    }

    @Test(arguments: [-1, 0, 100, 300]) func `no wait is cut to nothing`(left: Int) {
        #expect(Patience.granted(.seconds(2), left: .milliseconds(left)) == .milliseconds(200))
    }

    @Test func `a wait that is shorter than that stays as it is`() {
        #expect(Patience.granted(.milliseconds(50), left: .zero) == .milliseconds(50))
    }
}
