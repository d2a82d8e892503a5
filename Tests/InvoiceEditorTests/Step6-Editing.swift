#if STEP_6
import Observation
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("Every answer follows an edit, and whoever reads it is told")
struct Editing {
    @Test func theTotalFollowsEveryEdit() {
        let sut = InvoiceEditorViewModel()
        let line = LineItem(unitPrice: Money(100, "EUR"), quantity: 1)
        sut.add(line)

        sut.setQuantity(3, for: line.id)
        #expect(sut.totalText == "300.00 EUR")

        sut.setUnitPrice(Money(20, "EUR"), for: line.id)
        #expect(sut.totalText == "60.00 EUR")

        sut.setUnitPrice(Money(20, "USD"), for: line.id)
        #expect(sut.totalText == "60.00 USD")

        sut.setQuantity(-2, for: line.id)
        #expect(sut.totalText == "-40.00 USD", "a bad quantity is kept as it is")

        sut.setUnitPrice(Money(-5, "USD"), for: line.id)
        #expect(sut.totalText == "10.00 USD", "-2 × -5")
    }

    #if STEP_6_2
    @Test func editingBreaksAndHeals() {
        let sut = InvoiceEditorViewModel()
        let first = LineItem(unitPrice: Money(100, "EUR"), quantity: 1)
        let second = LineItem(unitPrice: Money(50, "EUR"), quantity: 1)
        sut.add(first)
        sut.add(second)

        sut.setQuantity(0, for: second.id)
        #expect(sut.invalidLineNumbers == [2])
        #expect(sut.canSend == false)

        sut.setUnitPrice(Money(-1, "EUR"), for: first.id)
        #expect(sut.invalidLineNumbers == [1, 2])

        sut.setUnitPrice(Money(100, "EUR"), for: first.id)
        sut.setQuantity(2, for: second.id)
        #expect(sut.invalidLineNumbers == [])
        #expect(sut.canSend == true)
    }
    #endif

    #if STEP_6_3
    @Test func anEmptyLineIsInvalidUntilItIsFilledIn() {
        let sut = InvoiceEditorViewModel()
        let line = LineItem.empty(currency: "CHF")

        sut.add(line)
        #expect(sut.invalidLineNumbers == [1])
        #expect(sut.totalText == "0.00 CHF")

        sut.setQuantity(3, for: line.id)
        #expect(sut.invalidLineNumbers == [1], "it costs nothing yet")
        #expect(sut.totalText == "0.00 CHF")

        sut.setUnitPrice(Money(40, "CHF"), for: line.id)
        sut.setQuantity(2, for: line.id)
        #expect(sut.canSend == true)
        #expect(sut.totalText == "80.00 CHF")
    }
    #endif

    // The rest
    #if STEP_6_4
    @Test func anotherCurrencyShowsTheBannerUntilItIsCorrected() {
        let sut = InvoiceEditorViewModel()
        let line = LineItem(unitPrice: Money(50, "EUR"), quantity: 1)
        sut.add(LineItem(unitPrice: Money(100, "EUR"), quantity: 1))
        sut.add(line)

        sut.setUnitPrice(Money(50, "USD"), for: line.id)
        #expect(sut.bannerText == "Pick one currency per invoice.")
        #expect(sut.canSend == false)

        sut.setUnitPrice(Money(50, "EUR"), for: line.id)
        #expect(sut.bannerText == nil)
        #expect(sut.canSend == true)
    }

    @Test func linesKeepTheirPlaceAndTheirID() {
        let sut = InvoiceEditorViewModel()
        let lines = [1, 1, 3].map { LineItem(unitPrice: Money(10, "EUR"), quantity: $0) }
        for line in lines { sut.add(line) }

        sut.setQuantity(5, for: lines[1].id)
        sut.setUnitPrice(Money(1000, "EUR"), for: lines[1].id)

        #expect(sut.items.map { $0.quantity } == [1, 5, 3])
        #expect(sut.items.map { $0.id } == lines.map { $0.id })
        #expect(sut.totalText == "5040.00 EUR", "1 × 10, 5 × 1000 and 3 × 10")
    }

    @Test func anUnknownIDEditsNothing() {
        let sut = InvoiceEditorViewModel()
        sut.add(LineItem(unitPrice: Money(100, "EUR"), quantity: 1))
        sut.add(LineItem(unitPrice: Money(50, "EUR"), quantity: 2))
        let stranger = LineItem(unitPrice: Money(7, "EUR"), quantity: 3)

        sut.setQuantity(0, for: stranger.id)
        sut.setUnitPrice(Money(1, "USD"), for: stranger.id)

        #expect(sut.items.map { $0.quantity } == [1, 2])
        #expect(sut.totalText == "200.00 EUR")

        let empty = InvoiceEditorViewModel()
        empty.setQuantity(1, for: stranger.id)
        empty.setUnitPrice(Money(1, "EUR"), for: stranger.id)
        #expect(empty.items.count == 0)
    }

    @Test func twoEmptyLinesAreTwoLines() {
        let sut = InvoiceEditorViewModel()
        let first = LineItem.empty(currency: "EUR")
        let second = LineItem.empty(currency: "EUR")
        sut.add(first)
        sut.add(second)

        sut.remove(second.id)

        #expect(sut.items.map { $0.id } == [first.id])
    }

    @Test func aViewThatShowsTheTotalIsToldOfAnEdit() async {
        let sut = InvoiceEditorViewModel()
        let line = LineItem(unitPrice: Money(100, "EUR"), quantity: 1)
        sut.add(line)

        await confirmation("who has read totalText is told that it changes") { told in
            withObservationTracking {
                _ = sut.totalText
            } onChange: {
                told()
            }
            sut.setQuantity(3, for: line.id)
        }
    }

    @Test(arguments: answers)
    func aViewThatShowsAnAnswerIsToldWhateverChangesIt(_ answer: Answer) async {
        let sut = InvoiceEditorViewModel()
        let euros = LineItem(unitPrice: Money(100, "EUR"), quantity: 1)
        let odd = LineItem(unitPrice: Money(50, "USD"), quantity: 1)
        let pounds = LineItem(unitPrice: Money(70, "GBP"), quantity: 1)
        let changes = [
            ("the first lines", { for line in [euros, odd] { sut.add(line) } }),
            ("a price in the same currency", { sut.setUnitPrice(Money(20, "EUR"), for: odd.id) }),
            ("a price in another currency", { sut.setUnitPrice(Money(30, "USD"), for: odd.id) }),
            ("one line less", { sut.remove(odd.id) }),
            ("another line", { sut.add(pounds) }),
        ]

        for (name, change) in changes {
            answer.read(sut)  // Somebody else has read it before.
            await confirmation("\(answer.testDescription) changes, and its reader is told: \(name)") { told in
                withObservationTracking {
                    answer.read(sut)
                } onChange: {
                    told()
                }
                change()
            }
        }
    }
    #endif

    nonisolated static let answers = [
        Answer("items") { _ = $0.items },
        Answer("totalText") { _ = $0.totalText },
        Answer("canSend") { _ = $0.canSend },
        Answer("invalidLineIDs") { _ = $0.invalidLineIDs },
        Answer("bannerText") { _ = $0.bannerText },
    ]
}

/// Something that a view may read, by name.
struct Answer: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let read: @MainActor @Sendable (InvoiceEditorViewModel) -> Void

    init(_ name: String, read: @escaping @MainActor @Sendable (InvoiceEditorViewModel) -> Void) {
        self.testDescription = name
        self.read = read
    }
}
#endif
