import PaperUI

struct Expense: Identifiable, Equatable {
    enum Category: String, CaseIterable, Identifiable {
        case food, travel, home, other

        var id: String { rawValue }
        var symbol: String {
            switch self {
            case .food: "fork.knife"
            case .travel: "airplane"
            case .home: "house"
            case .other: "ellipsis.circle"
            }
        }
    }

    let id: UUID
    var title = ""
    var amount: Double?
    var date: Date
    var category = Category.food
    var isRecurring = false
    var weeks = 1
    var note = ""
}

struct FormScreen: View {
    enum Field { case title, amount, note }

    @Environment(\.dismiss) private var dismiss
    @State private var expense: Expense
    @State private var isConfirmingDiscard = false
    @FocusState private var focusedField: Field?
    private let original: Expense
    private let onSave: (Expense) -> Void

    init(expense: Expense, onSave: @escaping (Expense) -> Void) {
        original = expense
        self.onSave = onSave
        _expense = State(wrappedValue: expense)
    }

    private var isValid: Bool {
        !expense.title.trimmingCharacters(in: .whitespaces).isEmpty && (expense.amount ?? 0) > 0
    }

    var body: some View {
        NavigationStack {
            Form {
                Section("Expense") {
                    TextField("Title", text: $expense.title, prompt: Text("Lunch"))
                        .focused($focusedField, equals: .title)
                        .onSubmit { focusedField = .amount }
                    LabeledContent("Amount") {
                        TextField("Amount", value: $expense.amount, format: .currency(code: "EUR"))
                            .keyboardType(.decimalPad)
                            .multilineTextAlignment(.trailing)
                            .focused($focusedField, equals: .amount)
                    }
                    DatePicker(
                        "Date", selection: $expense.date, in: ...Date.distantFuture,
                        displayedComponents: [.date])
                    Picker(selection: $expense.category) {
                        ForEach(Expense.Category.allCases) { category in
                            Label(category.rawValue.capitalized, systemImage: category.symbol).tag(category)
                        }
                    } label: {
                        Text("Category")
                    }
                    .pickerStyle(.menu)
                }
                Section {
                    Toggle("Recurring", isOn: $expense.isRecurring.animation(.default))
                    if expense.isRecurring {
                        Stepper(value: $expense.weeks, in: 1...52) {
                            Text("Every ^[\(expense.weeks) week](inflect: true)")
                        }
                    }
                }
                Section("Note") {
                    TextField("Note", text: $expense.note, axis: .vertical)
                        .lineLimit(3...6)
                        .focused($focusedField, equals: .note)
                }
                if let amount = expense.amount, expense.isRecurring {
                    Section("Per year") {
                        LabeledContent(
                            "Total", value: amount * 52 / Double(expense.weeks),
                            format: .currency(code: "EUR")
                        )
                        .monospacedDigit()
                    }
                }
            }
            .navigationTitle(original.title.isEmpty ? "New expense" : original.title)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) {
                        if expense == original { dismiss() } else { isConfirmingDiscard = true }
                    }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", role: .confirm) {
                        onSave(expense)
                        dismiss()
                    }
                    .disabled(!isValid)
                }
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") { focusedField = nil }
                }
            }
            .interactiveDismissDisabled(expense != original)
            .alert("Discard changes?", isPresented: $isConfirmingDiscard) {
                Button("Discard", role: .destructive) { dismiss() }
                Button("Keep editing", role: .cancel) {}
            }
            .defaultFocus($focusedField, .title)
            .scrollDismissesKeyboard(.interactively)
        }
    }
}
