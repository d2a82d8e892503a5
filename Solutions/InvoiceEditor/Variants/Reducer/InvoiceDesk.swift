import SwiftUI

struct InvoiceDesk: View {
    @State private var viewModel: InvoiceEditorViewModel
    @State private var path: [String]

    init(submitter: any InvoiceSubmitter) {
        viewModel = InvoiceEditorViewModel(submitter: submitter)
        path = []
    }

    var body: some View {
        NavigationStack(path: $path) {
            InvoiceEditorView(viewModel: viewModel)
                .navigationDestination(for: String.self) { total in
                    Text("The invoice has been sent.")
                    Text(total)
                }
        }
        .onChange(of: viewModel.isSent) { path = viewModel.isSent ? [viewModel.totalText] : [] }
    }
}
