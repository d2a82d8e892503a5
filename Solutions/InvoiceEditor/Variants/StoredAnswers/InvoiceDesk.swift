import PaperUI

struct InvoiceDesk: View {
    @State private var model: InvoiceEditorViewModel
    @State private var path: [String]

    init(submitter: any InvoiceSubmitter) {
        model = InvoiceEditorViewModel(submitter: submitter)
        path = []
    }

    var body: some View {
        NavigationStack(path: $path) {
            InvoiceEditorView(model: model)
                .navigationDestination(for: String.self) { total in
                    Text("The invoice has been sent.")
                    Text(total)
                }
        }
        .onChange(of: model.isSent) { path = model.isSent ? [model.totalText] : [] }
    }
}
