import PaperUI

enum Appearance: String, CaseIterable, Identifiable {
    case system, light, dark

    var id: Self { self }
    var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
}

struct SettingsScreen: View {
    @AppStorage("isNotifying") private var isNotifying = true
    @AppStorage("appearance") private var appearance = Appearance.system
    @AppStorage("textSize") private var textSize = 17.0
    @AppStorage("userName") private var userName: String?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @State private var reminder = Date(timeIntervalSince1970: 1_700_000_000)
    @State private var goal = 3
    @State private var isAskingToDelete = false
    let version: String
    let onDelete: () -> Void

    var body: some View {
        NavigationStack {
            Form {
                account
                Section {
                    Toggle("Notifications", systemImage: "bell", isOn: $isNotifying.animation())
                    if isNotifying {
                        DatePicker("Remind me", selection: $reminder, displayedComponents: .hourAndMinute)
                            .datePickerStyle(.compact)
                            .transition(.opacity)
                    }
                    Stepper("Daily goal: \(goal)", value: $goal, in: 1...10)
                } header: {
                    Text("Reminders")
                } footer: {
                    Text("You can switch reminders off **at any time**.")
                }

                Section("Appearance") {
                    Picker("Theme", selection: $appearance) {
                        ForEach(Appearance.allCases) { Text($0.title).tag($0) }
                    }
                    .pickerStyle(.navigationLink)
                    LabeledContent(
                        "Text size", value: textSize, format: .number.precision(.fractionLength(0)))
                    Slider(value: $textSize, in: 12...24, step: 1) {
                        Text("Text size")
                    } minimumValueLabel: {
                        Image(systemName: "textformat.size.smaller")
                    } maximumValueLabel: {
                        Image(systemName: "textformat.size.larger")
                    }
                }

                Section("About") {
                    LabeledContent("Version", value: version)
                    Link("Privacy policy", destination: URL(string: "https://example.com/privacy")!)
                    ShareLink(item: URL(string: "https://example.com")!) {
                        Label("Share the app", systemImage: "square.and.arrow.up")
                    }
                    Button("Rate the app") { openURL(URL(string: "https://example.com/rate")!) }
                }

                Section {
                    Button("Delete account", role: .destructive) { isAskingToDelete = true }
                        .frame(maxWidth: .infinity)
                }
            }
            .formStyle(.grouped)
            .scrollContentBackground(.hidden)
            .background(Color(.systemGroupedBackground))
            .navigationTitle("Settings")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button(role: .close) { dismiss() }
                }
            }
            .confirmationDialog(
                "Delete your account?", isPresented: $isAskingToDelete, titleVisibility: .visible
            ) {
                Button("Delete", role: .destructive) { onDelete() }
            } message: {
                Text("This cannot be undone.")
            }
        }
    }

    @ViewBuilder private var account: some View {
        Section {
            HStack(spacing: 12) {
                Image(systemName: "person.crop.circle.fill")
                    .font(.largeTitle)
                    .symbolRenderingMode(.hierarchical)
                    .foregroundStyle(.tint)
                VStack(alignment: .leading, spacing: 2) {
                    Text(userName ?? "Guest")
                        .font(.headline)
                    Text(userName == nil ? "Not signed in" : "Signed in")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            }
            .accessibilityElement(children: .combine)
            if userName != nil {
                Button("Sign out") { userName = nil }
            }
        }
    }
}
