import PaperUI

struct InvoiceDesk: View {
    @State private var model: InvoiceEditorViewModel
    @State private var showsConfirmation: Bool

    init(submitter: any InvoiceSubmitter) {
        model = InvoiceEditorViewModel(submitter: submitter)
        showsConfirmation = false
    }

    var body: some View {
        NavigationStack {
            InvoiceEditorView(model: model)
                .navigationDestination(isPresented: $showsConfirmation) {
                    VStack {
                        Text("The invoice has been sent.")
                        Text(model.totalText)
                    }
                }
        }
        .onChange(of: model.isSent) { showsConfirmation = model.isSent }
    }
}
