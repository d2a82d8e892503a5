import Foundation
import Observation

@Observable @MainActor
final class InvoiceEditorViewModel {
    private(set) var state = EditorState()
    private let send: @Sendable ([LineItem]) async throws -> Void

    init(submitter: some InvoiceSubmitter) {
        send = { try await submitter.submit($0) }
    }

    init() {
        send = { _ in throw CocoaError(.featureUnsupported) }
    }

    func add(_ line: LineItem) { handle(.added(line)) }
    func remove(_ id: LineItem.ID) { handle(.removed(id)) }
    func setQuantity(_ quantity: Int, for id: LineItem.ID) { handle(.quantitySet(quantity, id)) }
    func setUnitPrice(_ unitPrice: Money, for id: LineItem.ID) { handle(.priceSet(unitPrice, id)) }

    func enterQuantity(_ text: String, for id: LineItem.ID) { handle(.quantityTyped(text, id)) }
    func enterUnitPrice(_ text: String, for id: LineItem.ID) { handle(.priceTyped(text, id)) }

    func submit() async {
        guard state.canSend else { return }
        handle(.sendingBegan)
        do {
            try await send(state.lines)
            handle(.sendingEnded(error: nil))
        } catch {
            handle(.sendingEnded(error: error.localizedDescription))
        }
    }

    private func handle(_ action: EditorAction) {
        state = state.after(action)
    }
}

extension InvoiceEditorViewModel {
    var items: [LineItem] { state.lines }
    var invalidLineIDs: [LineItem.ID] { state.lines.filter(state.isBad).map(\.id) }
    var totalText: String { state.totalText }
    var sendTitle: String { state.isLarge ? "Send draft" : "Send" }
    var bannerText: String? { state.isMixed ? "Pick one currency per invoice." : nil }
    var canAddItem: Bool { state.isOpen }
    var canSend: Bool { state.canSend }

    func problem(for id: LineItem.ID) -> String? {
        state.lines.first { $0.id == id }.flatMap(state.problem)
    }

    var isSending: Bool { state.phase == .sending }
    var isSent: Bool { state.phase == .sent }
    var errorText: String? { state.error }
}
