#if STEP_14
import Foundation
import PaperUI
import PaperUITesting
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("Typed text is the number in it, or zero")
struct TypedNumbers {
    @Test(arguments: prices)
    func aPriceIsWhatWasTyped(_ typed: Typed) {
        let sut = InvoiceEditorViewModel()
        let line = LineItem(unitPrice: Money(8, "EUR"), quantity: 1)
        sut.add(line)

        sut.enterUnitPrice(typed.text, for: line.id)

        #expect(sut.totalText == typed.total)
        #expect(sut.canSend == typed.isGood)
    }

    @Test(arguments: quantities)
    func aQuantityIsWhatWasTyped(_ typed: Typed) {
        let sut = InvoiceEditorViewModel()
        let line = LineItem(unitPrice: Money(1, "EUR"), quantity: 8)
        sut.add(line)

        sut.enterQuantity(typed.text, for: line.id)

        #expect(sut.totalText == typed.total)
        #expect(sut.canSend == typed.isGood)
    }

    @Test func onlyTheTypedPriceOfThatLineChanges() {
        let sut = InvoiceEditorViewModel()
        let lines = [2, 3].map { LineItem(unitPrice: Money(10, "USD"), quantity: $0) }
        for line in lines { sut.add(line) }
        let stranger = LineItem(unitPrice: Money(7, "USD"), quantity: 1)

        sut.enterUnitPrice("0,5051", for: lines[1].id)
        #expect(sut.totalText == "21.52 USD", "2 × 10 and 3 × 0.5051, in dollars as before")

        sut.enterQuantity("4", for: lines[0].id)
        #expect(sut.totalText == "41.52 USD", "4 × 10 and 3 × 0.5051")

        sut.enterUnitPrice("9", for: stranger.id)
        sut.enterQuantity("9", for: stranger.id)
        #expect(sut.totalText == "41.52 USD", "nobody has that id")

        sut.enterUnitPrice("none", for: lines[1].id)
        #expect(sut.totalText == "40.00 USD", "zero, in dollars as before")
    }

    @Test func theFieldsOfALineKnowAComma() throws {
        let screen = Screen(InvoiceEditorView())
        let editor = try screen.inspect()
        try editor.find(button: "Add item").tap()
        let price = try editor.find(viewWithAccessibilityIdentifier: "unitPrice")
        let quantity = try editor.find(viewWithAccessibilityIdentifier: "quantity")

        try quantity.setInput(" 2 ")
        try price.setInput("2,50")
        #expect(screen.text.contains("5.00 EUR"))

        try quantity.setInput("2 pieces")
        #expect(screen.text.contains("0.00 EUR"))
        try quantity.setInput("3")
        for text in ["12 euros", ""] {
            try price.setInput("4")
            #expect(screen.text.contains("12.00 EUR"))
            try price.setInput(text)
            #expect(screen.text.contains("0.00 EUR"), "“\(text)” is no price")
        }
    }

    nonisolated static let prices = [
        Typed("2.50", "2.50 EUR"),
        Typed("2,50", "2.50 EUR"),
        Typed("7", "7.00 EUR"),
        Typed("007", "7.00 EUR"),
        Typed("0,1251", "0.13 EUR"),
        Typed("1,1251", "1.13 EUR"),
        Typed("2.718281828", "2.72 EUR"),
        Typed("9007199254740993", "9007199254740993.00 EUR"),
        Typed("12345678901234567890,12", "12345678901234567890.12 EUR"),
        Typed(" 3,20 ", "3.20 EUR"),
        Typed.zero("1,000"),
        Typed.zero("1.000"),
        Typed.zero("12,345"),
        Typed.zero("0,125"),
        Typed.zero("12 apples"),
        Typed.zero("EUR 12"),
        Typed.zero("1 000"),
        Typed.zero("2, 50"),
        Typed.zero("2 .50"),
        Typed.zero("1e3"),
        Typed.zero("1.2.3"),
        Typed.zero("1,2,3"),
        Typed.zero("1,,2"),
        Typed.zero("2\u{663}"),  // An Arabic three.
        Typed.zero(""),
        Typed.zero("  "),
    ]

    nonisolated static let quantities = [
        Typed("3", "3.00 EUR"),
        Typed("03", "3.00 EUR"),
        Typed("9007199254740993", "9007199254740993.00 EUR"),
        Typed(" 4 ", "4.00 EUR"),
        Typed.zero("2,5"),
        Typed.zero("2.5"),
        Typed.zero("2.0"),
        Typed.zero("1e3"),
        Typed.zero("2 pieces"),
        Typed.zero("1 2"),
        Typed.zero("two"),
        Typed.zero("\u{663}"),
        Typed.zero(""),
    ]
}

/// A text, and the total of an invoice whose only line has it as its price (once) or as its quantity (for 1 EUR).
struct Typed: CustomTestStringConvertible, Sendable {
    let text: String
    let total: String
    let isGood: Bool
    var testDescription: String { "“\(text)”" }

    init(_ text: String, _ total: String, isGood: Bool = true) {
        self.text = text
        self.total = total
        self.isGood = isGood
    }

    static func zero(_ text: String) -> Typed { Typed(text, "0.00 EUR", isGood: false) }
}
#endif
