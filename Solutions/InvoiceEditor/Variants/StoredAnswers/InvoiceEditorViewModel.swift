import Observation

/// Every answer is stored, and `refresh()` is called wherever a line comes, goes or changes: there are four places.
///
/// A line that is added twice moves to the end. An edit takes the error away, and leaves a sent invoice sent.
@MainActor @Observable
final class InvoiceEditorViewModel {
    private(set) var items: [LineItem] = []
    private(set) var totalText = "0.00 EUR"
    private(set) var sendTitle = "Send"
    private(set) var bannerText: String?
    private(set) var invalidLineIDs: [LineItem.ID] = []
    private(set) var canSend = false
    private(set) var canAddItem = true
    private(set) var isSending = false
    private(set) var isSent = false
    private(set) var errorText: String?

    private var problems: [LineItem.ID: String] = [:]
    private let submitter: any InvoiceSubmitter

    init(submitter: any InvoiceSubmitter = NoSubmitter()) {
        self.submitter = submitter
    }

    func problem(for id: LineItem.ID) -> String? { problems[id] }

    func add(_ line: LineItem) {
        if isSending { return }
        items.removeAll { $0.id == line.id }
        items.append(line)
        refresh()
    }

    func remove(_ id: LineItem.ID) {
        guard let place = place(of: id) else { return }
        items.remove(at: place)
        refresh()
    }

    func setQuantity(_ quantity: Int, for id: LineItem.ID) {
        guard let place = place(of: id) else { return }
        items[place].quantity = quantity
        refresh()
    }

    func setUnitPrice(_ unitPrice: Money, for id: LineItem.ID) {
        guard let place = place(of: id) else { return }
        items[place].unitPrice = unitPrice
        refresh()
    }

    func enterQuantity(_ text: String, for id: LineItem.ID) {
        setQuantity(Number(typed: text).quantity, for: id)
    }

    func enterUnitPrice(_ text: String, for id: LineItem.ID) {
        guard let place = place(of: id) else { return }
        setUnitPrice(Money(Number(typed: text).amount, items[place].unitPrice.currency), for: id)
    }

    func submit() async {
        if !canSend { return }
        canSend = false
        canAddItem = false
        isSending = true
        errorText = nil
        let outcome = await submitter.outcome(of: items)
        isSending = false
        canAddItem = true
        isSent = outcome == nil
        errorText = outcome
        canSend = !isSent && !items.isEmpty && invalidLineIDs.isEmpty
    }

    /// Where the line stands; nil where it cannot be changed.
    private func place(of id: LineItem.ID) -> Int? {
        isSending ? nil : items.firstIndex { $0.id == id }
    }

    private func refresh() {
        let sums = Dictionary(grouping: items, by: \.unitPrice.currency)
            .mapValues { lines in lines.reduce(0) { $0 + $1.unitPrice * $1.quantity } }
        switch sums.count {
        case 0: totalText = "0.00 EUR"
        case 1: totalText = sums.map { "\(Money.text($0.value)) \($0.key)" }[0]
        default: totalText = "—"
        }
        sendTitle = sums.count == 1 && sums.values.allSatisfy { $0 > 1000 } ? "Send draft" : "Send"
        bannerText = sums.count > 1 ? "Pick one currency per invoice." : nil
        problems = [:]
        for line in items where line.quantity < 1 { problems[line.id] = "The quantity must be at least 1." }
        for line in items where line.unitPrice.amount <= 0 {
            problems[line.id] = "The price must be more than zero."
        }
        invalidLineIDs = items.map(\.id).filter { sums.count > 1 || problems[$0] != nil }
        errorText = nil
        canSend = !items.isEmpty && invalidLineIDs.isEmpty && !isSending && !isSent
    }
}

extension InvoiceSubmitter {
    /// What went wrong, in words; nil where nothing did.
    fileprivate func outcome(of items: [LineItem]) async -> String? {
        do {
            try await submit(items)
            return nil
        } catch {
            return error.localizedDescription
        }
    }
}
