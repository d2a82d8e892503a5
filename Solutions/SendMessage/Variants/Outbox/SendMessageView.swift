import SwiftUI

struct SendMessageView: View {
    var viewModel: SendMessageViewModel

    var body: some View {
        ScrollView {
            VStack {
                error
                TextEditor(
                    text: Binding {
                        viewModel.message
                    } set: {
                        viewModel.message = $0
                    })
                HStack {
                    if viewModel.canCancel {
                        Button("Cancel", role: .cancel) { viewModel.cancel() }
                    }
                    Spacer()
                    Text(viewModel.remainingText)
                    Button(viewModel.buttonTitle) { viewModel.send() }
                        .disabled(viewModel.isSendingDisabled)
                }
            }
        }
        .navigationTitle("New message")
    }

    @ViewBuilder private var error: some View {
        switch viewModel.errorText {
        case .none: EmptyView()
        case .some(let sentence): Text(sentence)
        }
    }
}
