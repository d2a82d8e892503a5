import PaperUI

struct Message: Identifiable, Equatable {
    let id: UUID
    var text: String
    var date: Date
    var isMine: Bool
    var isRead = false
}

@Observable
@MainActor
final class ChatModel {
    var messages: [Message] = []
    var draft = ""
    var isTyping = false

    func send() {
        guard !draft.isEmpty else { return }
        messages.append(Message(id: UUID(), text: draft, date: .now, isMine: true))
        draft = ""
    }
}

struct ChatScreen: View {
    @Bindable var model: ChatModel
    @FocusState private var isWriting: Bool
    @Namespace private var bubbles

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 8) {
                    ForEach(model.messages) { message in
                        MessageBubble(message: message)
                            .id(message.id)
                            .matchedGeometryEffect(id: message.id, in: bubbles)
                            .contextMenu {
                                Button("Copy", systemImage: "doc.on.doc") {}
                                Button("Delete", systemImage: "trash", role: .destructive) {
                                    model.messages.removeAll { $0.id == message.id }
                                }
                            }
                    }
                    if model.isTyping {
                        Text("typing…")
                            .font(.caption)
                            .phaseAnimator([0.3, 1]) { view, phase in
                                view.opacity(phase)
                            }
                    }
                }
                .padding()
            }
            .defaultScrollAnchor(.bottom)
            .scrollDismissesKeyboard(.interactively)
            .onChange(of: model.messages) {
                withAnimation { proxy.scrollTo(model.messages.last?.id, anchor: .bottom) }
            }
        }
        .safeAreaInset(edge: .bottom) {
            HStack(alignment: .lastTextBaseline) {
                TextField("Message", text: $model.draft, axis: .vertical)
                    .lineLimit(1...5)
                    .focused($isWriting)
                    .textFieldStyle(.roundedBorder)
                Button("Send", systemImage: "arrow.up.circle.fill", action: model.send)
                    .labelStyle(.iconOnly)
                    .disabled(model.draft.isEmpty)
            }
            .padding()
            .glassEffect(.regular.interactive(), in: .capsule)
        }
        .navigationTitle("Chat")
    }
}

struct MessageBubble: View {
    let message: Message

    var body: some View {
        HStack {
            if message.isMine { Spacer(minLength: 60) }
            VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
                Text(LocalizedStringKey(message.text))
                Text(message.date, style: .time)
                    .font(.caption2)
                    .foregroundStyle(
                        message.isMine ? AnyShapeStyle(.white.opacity(0.7)) : AnyShapeStyle(.secondary))
            }
            .padding(10)
            .foregroundStyle(message.isMine ? .white : .primary)
            .background(message.isMine ? Color.accentColor : Color(.secondarySystemBackground))
            .clipShape(
                UnevenRoundedRectangle(topLeadingRadius: 16, bottomLeadingRadius: message.isMine ? 16 : 4)
            )
            .containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 0)
            if !message.isMine { Spacer(minLength: 60) }
        }
    }
}

#Preview {
    NavigationStack {
        ChatScreen(model: ChatModel())
    }
}
