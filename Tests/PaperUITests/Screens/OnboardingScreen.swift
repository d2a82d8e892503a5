import PaperUI

struct OnboardingPage: Identifiable {
    let id: Int
    let symbol: String
    let title: LocalizedStringKey
    let text: LocalizedStringKey
    let color: Color

    @MainActor static let all = [
        OnboardingPage(
            id: 0, symbol: "sparkles", title: "Welcome", text: "All your notes, **in one place**.",
            color: .blue),
        OnboardingPage(
            id: 1, symbol: "icloud", title: "In sync", text: "On your phone and on your desk.", color: .teal),
        OnboardingPage(
            id: 2, symbol: "lock.fill", title: "Private", text: "Nobody else reads them.", color: .indigo),
    ]
}

struct OnboardingScreen: View {
    @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var page = 0
    @State private var isShowingPermission = false
    var onDone: () -> Void = {}

    private var isLast: Bool { page == OnboardingPage.all.count - 1 }

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Spacer()
                Button("Skip", action: finish)
                    .opacity(isLast ? 0 : 1)
                    .disabled(isLast)
            }
            .padding([.horizontal, .top])

            TabView(selection: $page) {
                ForEach(OnboardingPage.all) { page in
                    OnboardingPageView(page: page)
                        .tag(page.id)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .animation(reduceMotion ? nil : .easeInOut(duration: 0.3), value: page)

            HStack(spacing: 8) {
                ForEach(OnboardingPage.all) { item in
                    Capsule()
                        .fill(item.id == page ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                        .frame(width: item.id == page ? 24 : 8, height: 8)
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Page \(page + 1) of \(OnboardingPage.all.count)")
            .padding(.bottom, 24)

            Button {
                withAnimation(.spring(duration: 0.4, bounce: 0.2)) {
                    if isLast { isShowingPermission = true } else { page += 1 }
                }
            } label: {
                Text(isLast ? "Get started" : "Continue")
                    .font(.headline)
                    .frame(maxWidth: .infinity)
                    .padding(.vertical, 6)
            }
            .buttonStyle(.borderedProminent)
            .tint(OnboardingPage.all[page].color)
            .padding(.horizontal, 24)
            .padding(.bottom)
        }
        .background(OnboardingPage.all[page].color.gradient.opacity(0.15))
        .sheet(isPresented: $isShowingPermission, onDismiss: finish) {
            PermissionSheet()
                .presentationDetents([.medium, .fraction(0.3)])
                .presentationDragIndicator(.visible)
                .presentationCornerRadius(28)
        }
    }

    private func finish() {
        hasSeenOnboarding = true
        onDone()
    }
}

private struct OnboardingPageView: View {
    let page: OnboardingPage

    var body: some View {
        VStack(spacing: 24) {
            Image(systemName: page.symbol)
                .font(.system(size: 80, weight: .light))
                .foregroundStyle(page.color.gradient)
                .symbolEffect(.pulse)
                .frame(height: 160)
            Text(page.title)
                .font(.largeTitle.bold())
            Text(page.text)
                .font(.title3)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
                .lineLimit(3, reservesSpace: true)
        }
        .padding(.horizontal, 32)
    }
}

private struct PermissionSheet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Label("Stay up to date", systemImage: "bell.badge")
                .font(.title2.bold())
            Text("We only write when it matters.")
            Button("Allow notifications") { dismiss() }
                .buttonStyle(.bordered)
            Button("Not now", role: .cancel) { dismiss() }
        }
        .padding()
    }
}
