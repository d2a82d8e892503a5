import PaperUI

struct Mailbox: Identifiable, Hashable {
    let id: String
    var name: String
    var symbol: String
    var mails: [Mail]
}

struct Mail: Identifiable, Hashable {
    let id: Int
    var sender: String
    var subject: String
    var body: String
    var date: Date
    var isUnread: Bool
}

struct SplitViewScreen: View {
    let mailboxes: [Mailbox]
    @State private var mailboxID: Mailbox.ID?
    @State private var mailID: Mail.ID?
    @State private var columns = NavigationSplitViewVisibility.automatic
    @State private var isShowingInspector = false
    @Environment(\.openWindow) private var openWindow
    @Environment(\.editMode) private var editMode

    private var mailbox: Mailbox? { mailboxes.first { $0.id == mailboxID } }
    private var mail: Mail? { mailbox?.mails.first { $0.id == mailID } }

    var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
            List(mailboxes, selection: $mailboxID) { mailbox in
                Label(mailbox.name, systemImage: mailbox.symbol)
                    .badge(mailbox.mails.filter(\.isUnread).count)
            }
            .navigationTitle("Mailboxes")
            .navigationSplitViewColumnWidth(min: 180, ideal: 220)
            .listStyle(.sidebar)
        } content: {
            if let mailbox {
                List(mailbox.mails, selection: $mailID) { mail in
                    MailRow(mail: mail)
                        .swipeActions(edge: .leading) {
                            Button("Read", systemImage: "envelope.open") {}
                                .tint(.blue)
                        }
                        .listRowSeparator(.visible)
                }
                .navigationTitle(mailbox.name)
                .navigationSubtitle("\(mailbox.mails.count) mails")
            } else {
                ContentUnavailableView("No mailbox", systemImage: "tray")
            }
        } detail: {
            if let mail {
                GeometryReader { geometry in
                    ScrollView {
                        Text(mail.body)
                            .padding()
                            .frame(width: geometry.size.width, alignment: .leading)
                    }
                }
                .navigationTitle(mail.subject)
                .toolbar {
                    ToolbarItem { Button("Reply", systemImage: "arrowshape.turn.up.left") {} }
                    ToolbarSpacer(.fixed)
                    ToolbarItem { Button("Details", systemImage: "info") { isShowingInspector.toggle() } }
                }
                .inspector(isPresented: $isShowingInspector) {
                    LabeledContent("From", value: mail.sender)
                        .inspectorColumnWidth(200)
                }
            } else {
                Text("Select a mail").foregroundStyle(.secondary)
            }
        }
        .navigationSplitViewStyle(.balanced)
    }
}

struct MailRow: View {
    let mail: Mail

    var body: some View {
        VStack(alignment: .leading) {
            HStack(alignment: .firstTextBaseline) {
                Text(mail.sender).font(.headline)
                Spacer()
                Text(mail.date, format: .dateTime.day().month())
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Text(mail.subject).lineLimit(1)
            Text(mail.body).lineLimit(2).foregroundStyle(.secondary)
        }
        .alignmentGuide(.listRowSeparatorLeading) { dimensions in dimensions[.leading] }
        .draggable(mail.subject)
    }
}

#Preview(traits: .landscapeLeft) {
    SplitViewScreen(mailboxes: [])
}
