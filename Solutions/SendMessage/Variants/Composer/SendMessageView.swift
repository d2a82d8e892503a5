import SwiftUI

struct SendMessageView: View {
    let viewModel: SendMessageViewModel

    var body: some View {
        VStack {
            Text("Message").font(.headline)
            EditorWithCount(viewModel: viewModel)
            Button(action: { viewModel.send() }) { Text(viewModel.buttonTitle).bold() }
                .disabled(viewModel.isSendingDisabled)
            Button("Cancel") { viewModel.cancel() }
                .disabled(!viewModel.canCancel)
            ErrorLine(text: viewModel.errorText)
        }
    }
}

private struct EditorWithCount: View {
    @Bindable var viewModel: SendMessageViewModel

    var body: some View {
        HStack {
            TextEditor(text: $viewModel.message)
            Text(viewModel.remainingText)
        }
    }
}

private struct ErrorLine: View {
    let text: String?

    var body: some View {
        Text(text ?? "").foregroundStyle(.red)
    }
}
