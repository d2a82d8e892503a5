#if STEP_12
import Foundation
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("Each line has a row with two fields, and a mark where the model has one")
struct Rows {
    @Test func theFieldsShowTheirLine() throws {
        let viewModel = InvoiceEditorViewModel()
        viewModel.add(LineItem(unitPrice: Money(50, "EUR"), quantity: 1))
        viewModel.add(LineItem(unitPrice: Money(1099.0625, "EUR"), quantity: 3000))
        let editor = try Screen(InvoiceEditorView(viewModel: viewModel)).inspect()

        let quantities = try editor.fields("quantity").map { try $0.input() }
        #expect(quantities == ["1", "3000"])
        let prices = try editor.fields("unitPrice").map { Decimal(string: try $0.input()) }
        #expect(prices == [50, 1099.0625])
        #expect(viewModel.totalText == "3297237.50 EUR", "what is shown is not typed")
    }

    #if STEP_12_2
    @Test func theModelSaysWhichLineIsMarked() throws {
        let viewModel = InvoiceEditorViewModel()
        for price in [10, 1.0051, 6] as [Decimal] {
            viewModel.add(LineItem(unitPrice: Money(price, "EUR"), quantity: 1))
        }
        let screen = Screen(InvoiceEditorView(viewModel: viewModel))
        #expect(screen.marks == 0)

        viewModel.setQuantity(0, for: viewModel.items[2].id)
        #expect(screen.marks == 1)
        #expect(screen.marks(behind: "1.0051") == 1, "the last line says it")

        viewModel.setQuantity(2, for: viewModel.items[2].id)
        viewModel.setQuantity(0, for: viewModel.items[0].id)
        #expect(screen.marks == 1)
        #expect(screen.marks(behind: "1.0051") == 0, "the first line says it")

        viewModel.setQuantity(1, for: viewModel.items[0].id)
        viewModel.add(LineItem(unitPrice: Money(7, "GBP"), quantity: 1))
        #expect(screen.marks == 4, "two currencies: the model says that of every line")
    }
    #endif

    #if STEP_12_3
    @Test func aViewKeepsTheModelThatItHasMade() throws {
        let screen = Screen(Surroundings())
        let page = try screen.inspect()
        try page.find(button: "Add item").tap()

        try page.find(button: "Redraw").tap()

        #expect(screen.text.contains("Drawn 2 times"))
        #expect(screen.marks == 1, "the line is still there")
        #expect(Screen(InvoiceEditorView()).marks == 0, "another view has another model")
    }
    #endif

    // The rest
    #if STEP_12_4
    @Test func everyLineHasFieldsOfItsOwn() throws {
        let viewModel = InvoiceEditorViewModel()
        let editor = try Screen(InvoiceEditorView(viewModel: viewModel)).inspect()
        #expect(editor.fields("quantity").count == 0)

        for _ in 1...12 { try editor.find(button: "Add item").tap() }
        #expect(editor.fields("quantity").count == 12, "a long invoice has a lot of fields")
        #expect(editor.fields("unitPrice").count == 12)
        let price = try editor.fields("unitPrice")[11].input()
        #expect(Decimal(string: price) == 0, "the price of an empty line")

        viewModel.remove(viewModel.items[0].id)
        #expect(editor.fields("quantity").count == 11)
    }

    @Test func theFieldsOfALineThatGoesGoToo() throws {
        let viewModel = InvoiceEditorViewModel()
        for quantity in [1, 3000] {
            viewModel.add(LineItem(unitPrice: Money(40, "EUR"), quantity: quantity))
        }
        let editor = try Screen(InvoiceEditorView(viewModel: viewModel)).inspect()

        viewModel.remove(viewModel.items[0].id)

        let quantities = try editor.fields("quantity").map { try $0.input() }
        #expect(quantities == ["3000"])
    }

    @Test func anErrorIsNothingAgainstAMark() async throws {
        let submitter = SubmitterSpy { _ in throw OfficeIsClosed() }
        let viewModel = InvoiceEditorViewModel.complete(for: submitter)
        let screen = Screen(InvoiceEditorView(viewModel: viewModel))
        try screen.inspect().find(button: "Send").tap()
        await screen.settle()

        viewModel.setQuantity(0, for: viewModel.items[0].id)

        #expect(screen.marks == 1)
    }
    #endif
}

#if STEP_12_3
/// A view around the editor, which is drawn anew and makes its editor anew.
private struct Surroundings: View {
    @State private var times = 1

    var body: some View {
        VStack {
            Button("Redraw") { times += 1 }
            Text("Drawn \(times) times")
            InvoiceEditorView()
        }
    }
}
#endif
#endif
