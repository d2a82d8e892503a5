#if STEP_1
import Testing

@testable import BlankPage

@MainActor
@Suite("The paper has a row for each outing, and what is to pay")
struct Paper {
    @Test(arguments: prices)
    func anOutingCosts(_ price: Price) {
        let rows = bill(for: [.outing(price.boat, minutes: price.minutes)])

        #expect(rows == ["\(price.name), \(price.minutes) min: \(price.amount)", "To pay: \(price.amount)"])
    }

    @Test func eachOutingHasItsRowAsItWasWritten() {
        let rows = bill(for: [
            .outing(.rowing, minutes: 3), .outing(.pedal, minutes: 40), .outing(.rowing, minutes: 20),
        ])

        #expect(
            rows == [
                "Rowing boat, 3 min: 0.00", "Pedal boat, 40 min: 12.00", "Rowing boat, 20 min: 5.00",
                "To pay: 17.00",
            ])
    }

    @Test func twoOutingsAlikeAreTwoOutings() {
        let rows = bill(for: [.outing(.rowing, minutes: 20), .outing(.rowing, minutes: 20)])

        #expect(rows == ["Rowing boat, 20 min: 5.00", "Rowing boat, 20 min: 5.00", "To pay: 10.00"])
    }

    @Test func theDayIsOverForEachBoatByItself() {
        let rows = bill(for: [.outing(.rowing, minutes: 400), .outing(.pedal, minutes: 400)])

        #expect(
            rows == ["Rowing boat, 400 min: 18.00", "Pedal boat, 400 min: 30.00", "To pay: 48.00"])
    }

    @Test func whoWasOnNoBoatGetsNoPaper() {
        #expect(bill(for: []) == [])
    }

    nonisolated static let prices = [
        Price(.rowing, 0, "0.00"), Price(.rowing, 5, "0.00"), Price(.rowing, 6, "2.50"),
        Price(.rowing, 15, "2.50"), Price(.rowing, 16, "5.00"), Price(.rowing, 20, "5.00"),
        Price(.rowing, 30, "5.00"), Price(.rowing, 31, "7.50"), Price(.rowing, 60, "10.00"),
        Price(.rowing, 105, "17.50"), Price(.rowing, 106, "18.00"), Price(.rowing, 600, "18.00"),
        Price(.rowing, 3000, "18.00"),
        Price(.pedal, 5, "0.00"), Price(.pedal, 6, "4.00"), Price(.pedal, 60, "16.00"),
        Price(.pedal, 105, "28.00"), Price(.pedal, 106, "30.00"), Price(.pedal, 600, "30.00"),
        Price(.pedal, 3000, "30.00"),
    ]
}

struct Price: Sendable, CustomTestStringConvertible {
    let isRowing: Bool
    let minutes: Int
    let amount: String

    enum Kind { case rowing, pedal }

    init(_ kind: Kind, _ minutes: Int, _ amount: String) {
        (isRowing, self.minutes, self.amount) = (kind == .rowing, minutes, amount)
    }

    var boat: Boat { isRowing ? .rowing : .pedal }
    var name: String { isRowing ? "Rowing boat" : "Pedal boat" }
    var testDescription: String { "\(name), \(minutes) minutes" }
}
#endif
