import Foundation
import Observation

/// A shell around a `Draft`. Whatever changes the draft makes it an invoice that was never sent; while it is under way
/// nothing does.
@MainActor @Observable
final class InvoiceEditorViewModel {
    private enum Journey {
        case atHome, underWay, arrived
        case cameBack(reason: String)
    }

    private var draft = Draft()
    private var journey = Journey.atHome
    @ObservationIgnored private let submitter: (any InvoiceSubmitter)?

    init(submitter: any InvoiceSubmitter) {
        self.submitter = submitter
    }

    init() {
        submitter = nil
    }

    var items: [LineItem] { draft.lines }
    var invalidLineIDs: [LineItem.ID] { draft.badLines.map(\.id) }
    var totalText: String { draft.total.map(String.init(describing:)) ?? "\u{2014}" }
    var sendTitle: String { (draft.total?.amount ?? 0) > 1000 ? "Send draft" : "Send" }
    var bannerText: String? { draft.isMixed ? "Pick one currency per invoice." : nil }
    var canAddItem: Bool { !isSending }

    var isSending: Bool { if case .underWay = journey { true } else { false } }
    var isSent: Bool { if case .arrived = journey { true } else { false } }
    var errorText: String? { if case .cameBack(let reason) = journey { reason } else { nil } }

    var canSend: Bool {
        switch journey {
        case .atHome, .cameBack: draft.isReady
        case .underWay, .arrived: false
        }
    }

    func add(_ line: LineItem) { change { $0.append(line) } }
    func remove(_ id: LineItem.ID) { change { $0[id] = nil } }

    func setQuantity(_ quantity: Int, for id: LineItem.ID) {
        change { $0[id]?.quantity = quantity }
    }

    func setUnitPrice(_ unitPrice: Money, for id: LineItem.ID) {
        change { $0[id]?.unitPrice = unitPrice }
    }

    func enterQuantity(_ text: String, for id: LineItem.ID) {
        setQuantity(TypedNumber(text)?.integer ?? 0, for: id)
    }

    func enterUnitPrice(_ text: String, for id: LineItem.ID) {
        change { $0[id]?.unitPrice.amount = TypedNumber(text)?.decimal ?? 0 }
    }

    func problem(for id: LineItem.ID) -> String? { draft[id]?.fault?.rawValue }

    func submit() async {
        guard canSend else { return }
        guard let submitter else {
            journey = .cameBack(reason: "Nobody has been asked to deliver this invoice.")
            return
        }
        journey = .underWay
        do {
            try await submitter.submit(draft.lines)
            journey = .arrived
        } catch {
            journey = .cameBack(reason: error.localizedDescription)
        }
    }

    private func change(_ edit: (inout Draft) -> Void) {
        if isSending { return }
        var changed = draft
        edit(&changed)
        guard changed != draft else { return }
        draft = changed
        journey = .atHome
    }
}
