#if STEP_10
import PaperUI
import PaperUITesting
import Testing

@testable import InvoiceEditor

@MainActor
struct TypedInputWorks {
    let sut = InvoiceEditorViewModel()
    let line = LineItem(unitPrice: Money(10, "EUR"), quantity: 1)

    @Test func typingAPrice() {
        sut.add(line)
        sut.enterUnitPrice("2,50", for: line.id)
        print(sut.totalText)
    }

    @Test func typingNonsense() {
        sut.add(line)
        sut.enterUnitPrice("12 apples", for: line.id)
        sut.enterQuantity("", for: line.id)
    }

    @Test func theTotalIsText() {
        sut.add(line)
        sut.enterQuantity("2", for: line.id)
        #expect(sut.totalText == sut.totalText)
        #expect(sut.totalText.isEmpty == false)
    }

    @Test func theFieldsTakeText() throws {
        let screen = Screen(InvoiceEditorView(viewModel: sut))
        try screen.inspect().find(button: "Add item").tap()
        try screen.inspect().find(viewWithAccessibilityIdentifier: "unitPrice").setInput("2,50")
        #expect(true)
    }
}
#endif

#if STEP_11
import Testing

@testable import InvoiceEditor

@MainActor
struct ProblemWorks {
    @Test func problemCanBeAskedFor() {
        let sut = InvoiceEditorViewModel()
        let line = LineItem(unitPrice: Money(0, "EUR"), quantity: 0)
        sut.add(line)
        if let problem = sut.problem(for: line.id) {
            #expect(problem.hasSuffix("."))
        }
    }
}
#endif
