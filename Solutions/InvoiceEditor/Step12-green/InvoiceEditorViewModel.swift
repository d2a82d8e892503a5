import Foundation
import Observation

@MainActor @Observable
final class InvoiceEditorViewModel {
    private(set) var items: [LineItem] = []

    private var delivery = Delivery.notSent
    private let submitter: any InvoiceSubmitter

    init(submitter: any InvoiceSubmitter = UnconnectedSubmitter()) {
        self.submitter = submitter
    }

    var totalText: String { total?.text ?? "—" }
    var canSend: Bool {
        !items.isEmpty
            && invalidLineIDs.isEmpty
            && !isSending && !isSent
    }

    var canAddItem: Bool { true }

    var isSending: Bool { delivery == .sending }
    var isSent: Bool { delivery == .sent }
    var errorText: String? { delivery.failure }

    var invalidLineIDs: [LineItem.ID] {
        let allAreInvalid = currenciesDiffer
        return items.filter { allAreInvalid || !$0.isValid }.map(\.id)
    }

    var bannerText: String? {
        currenciesDiffer ? "Pick one currency per invoice." : nil
    }

    func add(_ line: LineItem) {
        items.append(line)
    }

    func remove(_ id: LineItem.ID) {
        items.removeAll { $0.id == id }
    }

    func setQuantity(_ quantity: Int, for id: LineItem.ID) {
        edit(id) { $0.quantity = quantity }
    }

    func setUnitPrice(_ unitPrice: Money, for id: LineItem.ID) {
        edit(id) { $0.unitPrice = unitPrice }
    }

    func submit() async {
        guard canSend else { return }
        delivery = .sending
        do {
            try await submitter.submit(items)
            delivery = .sent
        } catch {
            delivery = .failed(error.localizedDescription)
        }
    }

    private func edit(_ id: LineItem.ID, _ mutate: (inout LineItem) -> Void) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        mutate(&items[index])
    }

    private var currenciesDiffer: Bool {
        let first = items.first?.unitPrice.currency
        return !items.allSatisfy { $0.unitPrice.currency == first }
    }

    private var total: Money? {
        guard !currenciesDiffer else { return nil }
        let sum: Decimal = items.reduce(0) { $0 + $1.amount }
        return Money(sum, items.first?.unitPrice.currency ?? "EUR")
    }
}
