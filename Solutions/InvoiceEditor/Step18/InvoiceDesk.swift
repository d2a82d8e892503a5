import SwiftUI

struct InvoiceDesk: View {
    @State private var viewModel: InvoiceEditorViewModel
    @State private var showsConfirmation: Bool

    init(submitter: any InvoiceSubmitter) {
        viewModel = InvoiceEditorViewModel(submitter: submitter)
        showsConfirmation = false
    }

    var body: some View {
        NavigationStack {
            InvoiceEditorView(viewModel: viewModel)
                .navigationDestination(isPresented: $showsConfirmation) {
                    VStack {
                        Text("The invoice has been sent.")
                        Text(viewModel.totalText)
                    }
                }
        }
        .onChange(of: viewModel.isSent) { showsConfirmation = viewModel.isSent }
    }
}
