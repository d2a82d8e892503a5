import SwiftUI

struct SendMessageView: View {
    @Bindable var viewModel: SendMessageViewModel

    var body: some View {
        Form {
            Section("Your message") {
                TextEditor(text: $viewModel.message)
                Text(viewModel.remainingText).font(.caption)
            }
            if let problem = viewModel.errorText { Text(problem).foregroundStyle(.red) }
            Button(viewModel.buttonTitle, action: viewModel.send)
                .disabled(viewModel.isSendingDisabled)
            if viewModel.canCancel { Button("Cancel", action: viewModel.cancel) }
        }
    }
}
