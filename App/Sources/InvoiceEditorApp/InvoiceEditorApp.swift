import Front
import SwiftUI

@main
struct Main: App {
    @State private var viewModel = InvoiceEditorViewModel(submitter: Post())

    init() { comeToTheFront() }

    var body: some Scene {
        // Once you have it (step 18): InvoiceDesk(submitter: Post())
        WindowGroup {
            NavigationStack { InvoiceEditorView(viewModel: viewModel) }
        }
    }
}

/// Takes two seconds, and every invoice.
private struct Post: InvoiceSubmitter {
    func submit(_ items: [LineItem]) async throws {
        try await Task.sleep(for: .seconds(2))
    }
}

struct AppPreviews: PreviewProvider {
    static var previews: some View {
        NavigationStack { InvoiceEditorView(viewModel: InvoiceEditorViewModel(submitter: Post())) }
    }
}
