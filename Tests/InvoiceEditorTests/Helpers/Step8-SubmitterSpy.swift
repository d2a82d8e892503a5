#if STEP_8
@testable import InvoiceEditor

/// A test double that keeps what it was given and then answers as the test wants it to:
/// at once, with an error, or when a gate opens. The answer is told which call it is for, counted from 1.
actor SubmitterSpy: InvoiceSubmitter {
    private(set) var submissions: [[LineItem]] = []
    private let answer: @Sendable (_ call: Int) async throws -> Void

    init(answer: @escaping @Sendable (_ call: Int) async throws -> Void = { _ in }) {
        self.answer = answer
    }

    func submit(_ items: [LineItem]) async throws {
        submissions.append(items)
        try await answer(submissions.count)
    }
}
#endif
