#if STEP_2
import Testing

@testable import BlankPage

@MainActor
@Suite("Who changes boats is on one outing")
struct Swaps {
    @Test func itIsOneRow() {
        let rows = bill(for: [.outing(.rowing, minutes: 20), .swap(.pedal, minutes: 15)])

        #expect(rows == ["Rowing boat, then pedal boat, 35 min: 12.00", "To pay: 12.00"])
    }

    @Test func theQuartersAreCountedOverTheWhole() {
        let rows = bill(for: [.outing(.rowing, minutes: 20), .swap(.pedal, minutes: 10)])

        #expect(rows == ["Rowing boat, then pedal boat, 30 min: 8.00", "To pay: 8.00"])
    }

    @Test func theFiveMinutesAreCountedOverTheWhole() {
        let two = bill(for: [.outing(.rowing, minutes: 2), .swap(.pedal, minutes: 3)])
        let four = bill(for: [.outing(.rowing, minutes: 2), .swap(.pedal, minutes: 4)])

        #expect(two == ["Rowing boat, then pedal boat, 5 min: 0.00", "To pay: 0.00"])
        #expect(four == ["Rowing boat, then pedal boat, 6 min: 4.00", "To pay: 4.00"])
    }

    @Test func theDearerBoatCountsWhicheverComesFirst() {
        let rows = bill(for: [.outing(.pedal, minutes: 20), .swap(.rowing, minutes: 20)])

        #expect(rows == ["Pedal boat, then rowing boat, 40 min: 12.00", "To pay: 12.00"])
    }

    @Test func theDearerBoatsDayCountsWhicheverComesFirst() {
        let last = bill(for: [.outing(.rowing, minutes: 200), .swap(.pedal, minutes: 1)])
        let first = bill(for: [.outing(.pedal, minutes: 20), .swap(.rowing, minutes: 400)])

        #expect(last == ["Rowing boat, then pedal boat, 201 min: 30.00", "To pay: 30.00"])
        #expect(first == ["Pedal boat, then rowing boat, 420 min: 30.00", "To pay: 30.00"])
    }

    @Test func whoChangesTwiceIsStillOnOneOuting() {
        let rows = bill(for: [
            .outing(.rowing, minutes: 10), .swap(.pedal, minutes: 10), .swap(.rowing, minutes: 10),
        ])

        #expect(rows == ["Rowing boat, then pedal boat, then rowing boat, 30 min: 8.00", "To pay: 8.00"])
    }

    @Test func aChangeGoesWithTheOutingThatWasWrittenLast() {
        let rows = bill(for: [
            .outing(.rowing, minutes: 15), .outing(.rowing, minutes: 15), .swap(.pedal, minutes: 15),
            .outing(.rowing, minutes: 15),
        ])

        #expect(
            rows == [
                "Rowing boat, 15 min: 2.50", "Rowing boat, then pedal boat, 30 min: 8.00",
                "Rowing boat, 15 min: 2.50", "To pay: 13.00",
            ])
    }
}

@MainActor
@Suite("The season card pays for the dearest outing")
struct SeasonCard {
    private func paper(_ saved: String, _ owed: String) -> [String] {
        [
            "Rowing boat, 15 min: 2.50", "Rowing boat, 20 min: 5.00", "Pedal boat, 15 min: 4.00",
            "Season card: -\(saved)", "To pay: \(owed)",
        ]
    }

    @Test(arguments: 0...3)
    func itMakesNoDifferenceWhenItIsShown(_ place: Int) {
        var notes: [Note] = [
            .outing(.rowing, minutes: 15), .outing(.rowing, minutes: 20), .outing(.pedal, minutes: 15),
        ]
        notes.insert(.card, at: place)

        #expect(bill(for: notes) == paper("5.00", "6.50"))
    }

    @Test(arguments: 2...4)
    func itIsOneCardHoweverOftenItIsShown(_ times: Int) {
        let cards = Array(repeating: Note.card, count: times - 1)
        let rows = bill(
            for: [.card, .outing(.rowing, minutes: 15), .outing(.rowing, minutes: 20)]
                + [.outing(.pedal, minutes: 15)] + cards)

        #expect(rows == paper("5.00", "6.50"))
    }

    @Test func itPaysForTheDearestAndNotForTheLongest() {
        let rows = bill(for: [.outing(.pedal, minutes: 31), .outing(.rowing, minutes: 40), .card])

        #expect(
            rows == [
                "Pedal boat, 31 min: 12.00", "Rowing boat, 40 min: 7.50", "Season card: -12.00",
                "To pay: 7.50",
            ])
    }

    @Test func itPaysForOneOfTwoThatAreEquallyDear() {
        let rows = bill(for: [.outing(.rowing, minutes: 20), .outing(.rowing, minutes: 20), .card])

        #expect(
            rows == [
                "Rowing boat, 20 min: 5.00", "Rowing boat, 20 min: 5.00", "Season card: -5.00",
                "To pay: 5.00",
            ])
    }

    @Test func itPaysForTheWholeOfAnOuting() {
        let rows = bill(for: [
            .outing(.pedal, minutes: 15), .outing(.rowing, minutes: 20), .card, .swap(.pedal, minutes: 20),
        ])

        #expect(
            rows == [
                "Pedal boat, 15 min: 4.00", "Rowing boat, then pedal boat, 40 min: 12.00",
                "Season card: -12.00", "To pay: 4.00",
            ])
    }

    @Test func whatSavesNothingHasNoRow() {
        let rows = bill(for: [.card, .outing(.pedal, minutes: 5)])

        #expect(rows == ["Pedal boat, 5 min: 0.00", "To pay: 0.00"])
    }

    @Test func aCardAloneIsNoPaper() {
        #expect(bill(for: [.card]) == [])
    }
}
#endif
