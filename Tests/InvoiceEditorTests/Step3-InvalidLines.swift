#if STEP_3
import Foundation
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("A bad line stops the invoice, and is shown to be the reason")
struct InvalidLines {
    @Test(arguments: badLines)
    func invalidLinesBlockSend(_ invoice: Invoice) {
        let sut = InvoiceEditorViewModel()

        for line in invoice.lines { sut.add(line) }

        #expect(sut.invalidLineNumbers == invoice.invalidLineNumbers)
        #expect(sut.canSend == false)
        #expect(sut.canAddItem == true, "a bad line blocks Send, and nothing else")
        #expect(sut.items.map { $0.id } == invoice.lines.map { $0.id }, "a bad line keeps its place")
    }

    #if STEP_3_2
    @Test(arguments: mixedCurrencies)
    func mixedCurrenciesBlockSend(_ invoice: Invoice) {
        let sut = InvoiceEditorViewModel()

        for line in invoice.lines { sut.add(line) }

        #expect(sut.invalidLineNumbers == invoice.invalidLineNumbers)
        #expect(sut.canSend == false)
        #expect(sut.canAddItem == true, "a bad line blocks Send, and nothing else")
        #expect(sut.items.map { $0.id } == invoice.lines.map { $0.id }, "a bad line keeps its place")
    }
    #endif

    // The rest
    #if STEP_3_3
    @Test func validLinesAreNotMarked() {
        let sut = InvoiceEditorViewModel()

        sut.add(LineItem(unitPrice: Money(0.001, "EUR"), quantity: 1))
        #expect(sut.canSend == true, "a tenth of a cent is more than nothing")
        sut.add(LineItem(unitPrice: Money(0.01, "EUR"), quantity: 1))
        sut.add(LineItem(unitPrice: Money(100, "EUR"), quantity: 2))

        #expect(sut.invalidLineNumbers == [])
        #expect(sut.canSend == true)
    }
    #endif

    nonisolated static let badLines = [
        Invoice("zero quantity", [euros(50, times: 0)], invalid: [1]),
        Invoice("negative quantity", [euros(50, times: -1)], invalid: [1]),
        Invoice("zero price", [euros(0, times: 1)], invalid: [1]),
        Invoice("negative price", [euros(-10, times: 1)], invalid: [1]),
        Invoice("negative quantity and negative price", [euros(-10, times: -1)], invalid: [1]),
        Invoice("bad price, bad quantity", [euros(0, times: 1), euros(50, times: 0)], invalid: [1, 2]),
        Invoice(
            "one bad line among good ones",
            [euros(100, times: 1), euros(50, times: 0), euros(20, times: 1)], invalid: [2]),
        Invoice(
            "a hundred and one bad lines",
            (1...101).map { _ in euros(50, times: 0) }, invalid: Array(1...101)),
    ]

    nonisolated static let mixedCurrencies = [
        Invoice("mixed currencies", [euros(100, times: 1), dollars(50, times: 1)], invalid: [1, 2]),
        Invoice(
            "one line in another currency",
            [euros(100, times: 1), euros(50, times: 1), dollars(20, times: 1)], invalid: [1, 2, 3]),
        Invoice(
            "mixed currencies and a zero quantity",
            [euros(100, times: 1), dollars(50, times: 0), euros(20, times: 1)], invalid: [1, 2, 3]),
        Invoice("three currencies", ["EUR", "USD", "GBP"].map(line), invalid: [1, 2, 3]),
    ]
}

/// A named case: what was typed in, and which lines should be marked, counted from 1.
struct Invoice: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let lines: [LineItem]
    let invalidLineNumbers: [Int]

    init(_ name: String, _ lines: [LineItem], invalid invalidLineNumbers: [Int]) {
        self.testDescription = name
        self.lines = lines
        self.invalidLineNumbers = invalidLineNumbers
    }
}

private func euros(_ amount: Int, times quantity: Int) -> LineItem {
    LineItem(unitPrice: Money(Decimal(amount), "EUR"), quantity: quantity)
}

private func dollars(_ amount: Int, times quantity: Int) -> LineItem {
    LineItem(unitPrice: Money(Decimal(amount), "USD"), quantity: quantity)
}

private func line(in currency: String) -> LineItem {
    LineItem(unitPrice: Money(20, currency), quantity: 1)
}
#endif
