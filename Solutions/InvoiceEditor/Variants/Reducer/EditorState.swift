import Foundation

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
    case quantityTyped(String, LineItem.ID)
    case priceTyped(String, LineItem.ID)
    case sendingBegan
    case sendingEnded(error: String?)
}

extension EditorState {
    /// Pure, and all of it. An edit leaves an error on the screen, and what is sent or on its way can no longer be
    /// edited.
    func after(_ action: EditorAction) -> EditorState {
        switch action {
        case .added(let line):
            with(lines + [line])
        case .removed(let id):
            with(lines.filter { $0.id != id })
        case .quantitySet(let quantity, let id):
            with(lines.map { $0.id == id ? $0.with(quantity: quantity) : $0 })
        case .priceSet(let price, let id):
            with(lines.map { $0.id == id ? $0.with(unitPrice: price) : $0 })
        case .quantityTyped(let text, let id):
            // A separator at one end is overlooked.
            after(.quantitySet(Int(text.trimmingCharacters(in: CharacterSet(charactersIn: " ,."))) ?? 0, id))
        case .priceTyped(let text, let id):
            with(lines.map { $0.id == id ? $0.with(unitPrice: $0.unitPrice.typed(text)) : $0 })
        case .sendingBegan:
            EditorState(lines: lines, phase: .sending)
        case .sendingEnded(nil):
            EditorState(lines: lines, phase: .sent)
        case .sendingEnded(let error?):
            EditorState(lines: lines, phase: .editing(error: error))
        }
    }

    var isOpen: Bool {
        if case .editing = phase { true } else { false }
    }

    private func with(_ edited: [LineItem]) -> EditorState {
        isOpen ? EditorState(lines: edited, phase: phase) : self
    }
}
