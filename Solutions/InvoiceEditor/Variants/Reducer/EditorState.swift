/// What the editor knows. It changes in one place, `after(_:)`, which makes another of it.
struct EditorState: Equatable, Sendable {
    enum Phase: Equatable, Sendable {
        case editing(error: String?)
        case sending
        case sent
    }

    var lines: [LineItem] = []
    var phase = Phase.editing(error: nil)
}

enum EditorAction: Sendable {
    case added(LineItem)
    case removed(LineItem.ID)
    case quantitySet(Int, LineItem.ID)
    case priceSet(Money, LineItem.ID)
    case sendingBegan
    case sendingEnded(error: String?)
}

extension EditorState {
    /// Pure, and all of it: an edit keeps the phase, so a sent invoice stays sent and an error stays on the screen.
    func after(_ action: EditorAction) -> EditorState {
        switch action {
        case .added(let line):
            EditorState(lines: lines + [line], phase: phase)
        case .removed(let id):
            EditorState(lines: lines.filter { $0.id != id }, phase: phase)
        case .quantitySet(let quantity, let id):
            EditorState(lines: lines.map { $0.id == id ? $0.with(quantity: quantity) : $0 }, phase: phase)
        case .priceSet(let price, let id):
            EditorState(lines: lines.map { $0.id == id ? $0.with(unitPrice: price) : $0 }, phase: phase)
        case .sendingBegan:
            EditorState(lines: lines, phase: .sending)
        case .sendingEnded(nil):
            EditorState(lines: lines, phase: .sent)
        case .sendingEnded(let error?):
            EditorState(lines: lines, phase: .editing(error: error))
        }
    }
}
