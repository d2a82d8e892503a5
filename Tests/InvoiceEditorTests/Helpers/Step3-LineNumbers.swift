#if STEP_3
@testable import InvoiceEditor

@MainActor
extension InvoiceEditorViewModel {
    /// `invalidLineIDs` as line numbers, counted from 1; 0 is an id that no line has.
    /// A failure then reads "[1, 3] == [1, 2]", not as a row of ids.
    var invalidLineNumbers: [Int] {
        invalidLineIDs.map { id in 1 + (items.firstIndex { $0.id == id } ?? -1) }
    }
}
#endif
