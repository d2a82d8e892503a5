#if STEP_8
@testable import InvoiceEditor

extension Invoice {
    /// One of each kind that cannot be sent.
    static let unsendable = [
        Invoice("no lines", [], invalid: []),
        Invoice("zero quantity", [LineItem(unitPrice: Money(50, "EUR"), quantity: 0)], invalid: [1]),
        Invoice("zero price", [LineItem(unitPrice: Money(0, "EUR"), quantity: 1)], invalid: [1]),
        Invoice(
            "mixed currencies",
            [
                LineItem(unitPrice: Money(100, "EUR"), quantity: 1),
                LineItem(unitPrice: Money(50, "USD"), quantity: 1),
            ], invalid: [1, 2]),
    ]
}
#endif
