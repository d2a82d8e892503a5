import PaperUI

struct TodoItem: Identifiable, Hashable {
    enum Priority: String, CaseIterable, Identifiable {
        case low, normal, high
        var id: Self { self }
    }

    let id = UUID()
    var title: String
    var priority = Priority.normal
    var isDone = false
}

struct TodoListView: View {
    @State private var items = [
        TodoItem(title: "Buy milk"), TodoItem(title: "Call Ada", priority: .high),
    ]
    @State private var showsDone = true
    @State private var isAdding = false
    @State private var isConfirmingClear = false

    private var shown: [TodoItem] { items.filter { showsDone || !$0.isDone } }
    private var doneCount: Int { items.count { $0.isDone } }

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach(shown) { item in
                        TodoRow(item: item) { toggle(item) }
                            .swipeActions(edge: .leading) {
                                Button("High") { raise(item) }
                                    .tint(.orange)
                            }
                    }
                    .onDelete { offsets in
                        let ids = offsets.map { shown[$0].id }
                        withAnimation { items.removeAll { ids.contains($0.id) } }
                    }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                } footer: {
                    Text("\(doneCount) of \(items.count) done")
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }

                Toggle("Show done", isOn: $showsDone)
            }
            .listStyle(.insetGrouped)
            .overlay {
                if items.isEmpty {
                    ContentUnavailableView("Nothing to do", systemImage: "checkmark.circle")
                }
            }
            .navigationTitle("To do")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { EditButton() }
                ToolbarItem(placement: .primaryAction) {
                    Button {
                        isAdding = true
                    } label: {
                        Label("Add", systemImage: "plus")
                    }
                }
                ToolbarItem(placement: .bottomBar) {
                    Button("Clear done", role: .destructive) { isConfirmingClear = true }
                        .disabled(doneCount == 0)
                }
            }
            .sheet(isPresented: $isAdding) {
                NewTodoView { items.append($0) }
                    .presentationDetents([.medium])
            }
            .confirmationDialog(
                "Clear what is done?", isPresented: $isConfirmingClear, titleVisibility: .visible
            ) {
                Button("Clear", role: .destructive) { items.removeAll(where: \.isDone) }
            }
        }
    }

    private func toggle(_ item: TodoItem) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
        withAnimation(.easeInOut) { items[index].isDone.toggle() }
    }

    private func raise(_ item: TodoItem) {
        guard let index = items.firstIndex(of: item) else { return }
        items[index].priority = .high
    }
}

private struct TodoRow: View {
    let item: TodoItem
    let onTap: () -> Void

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(item.isDone ? .green : .secondary)
                .imageScale(.large)
            VStack(alignment: .leading, spacing: 2) {
                Text(item.title)
                    .strikethrough(item.isDone)
                if item.priority != .normal {
                    Text(item.priority.rawValue.capitalized)
                        .font(.caption)
                        .padding(.horizontal, 6)
                        .background(
                            item.priority == .high ? Color.red.opacity(0.2) : .gray.opacity(0.2),
                            in: Capsule())
                }
            }
            Spacer()
        }
        .contentShape(Rectangle())
        .onTapGesture(perform: onTap)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
        .accessibilityLabel(item.title)
        .accessibilityValue(item.isDone ? "done" : "open")
        .accessibilityHint("Tap to change")
    }
}

private struct NewTodoView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var title = ""
    @State private var priority = TodoItem.Priority.normal
    @FocusState private var isTitleFocused: Bool

    let onSave: (TodoItem) -> Void

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $title)
                    .focused($isTitleFocused)
                    .submitLabel(.done)
                    .onSubmit(save)
                Picker("Priority", selection: $priority) {
                    ForEach(TodoItem.Priority.allCases) { priority in
                        Text(priority.rawValue.capitalized).tag(priority)
                    }
                }
                .pickerStyle(.segmented)
            }
            .navigationTitle("New")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                        .disabled(title.isEmpty)
                }
            }
            .onAppear { isTitleFocused = true }
        }
    }

    private func save() {
        onSave(TodoItem(title: title, priority: priority))
        dismiss()
    }
}
