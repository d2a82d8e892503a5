import PaperUI

@Observable
@MainActor
final class LoginModel {
    var email = ""
    var password = ""
    var isRemembered = true
    private(set) var isLoading = false
    var error: LoginError?
    private let signIn: (String, String) async throws(LoginError) -> Void

    init(signIn: @escaping (String, String) async throws(LoginError) -> Void) {
        self.signIn = signIn
    }

    var isValid: Bool { email.contains("@") && password.count >= 8 }

    func submit() async -> Bool {
        isLoading = true
        defer { isLoading = false }
        do {
            try await signIn(email.trimmingCharacters(in: .whitespacesAndNewlines), password)
            return true
        } catch {
            self.error = error
            return false
        }
    }
}

enum LoginError: LocalizedError {
    case wrongPassword, offline

    var errorDescription: String? {
        switch self {
        case .wrongPassword: "Wrong password"
        case .offline: "You are offline"
        }
    }
}

struct LoginScreen: View {
    enum Field: Hashable { case email, password }

    @State private var model: LoginModel
    @FocusState private var focus: Field?
    @Environment(\.colorScheme) private var colorScheme
    @ScaledMetric(relativeTo: .largeTitle) private var logoSize = 72.0
    private let onSignedIn: () -> Void

    init(model: LoginModel, onSignedIn: @escaping () -> Void) {
        self.onSignedIn = onSignedIn
        _model = State(initialValue: model)
    }

    var body: some View {
        ZStack {
            LinearGradient(
                colors: colorScheme == .dark ? [.black, .indigo] : [.white, .indigo.opacity(0.3)],
                startPoint: .top, endPoint: .bottom
            )
            .ignoresSafeArea()

            VStack(spacing: 24) {
                Image(systemName: "lock.shield")
                    .resizable()
                    .scaledToFit()
                    .frame(width: logoSize, height: logoSize)
                    .foregroundStyle(.tint)
                    .accessibilityHidden(true)
                Text("Welcome back")
                    .font(.system(.largeTitle, design: .rounded, weight: .bold))

                VStack(spacing: 12) {
                    TextField("Email", text: $model.email)
                        .textContentType(.emailAddress)
                        .keyboardType(.emailAddress)
                        .textInputAutocapitalization(.never)
                        .autocorrectionDisabled()
                        .focused($focus, equals: .email)
                        .submitLabel(.next)
                    SecureField("Password", text: $model.password)
                        .textContentType(.password)
                        .focused($focus, equals: .password)
                        .submitLabel(.go)
                }
                .textFieldStyle(.roundedBorder)
                .onSubmit {
                    switch focus {
                    case .email: focus = .password
                    case .password: signIn()
                    case nil: break
                    }
                }

                Toggle("Remember me", isOn: $model.isRemembered)
                    .toggleStyle(.switch)
                    .tint(.indigo)

                Button(action: signIn) {
                    Group {
                        if model.isLoading {
                            ProgressView().tint(.white)
                        } else {
                            Text("Sign in").bold()
                        }
                    }
                    .frame(maxWidth: .infinity, minHeight: 32)
                }
                .buttonStyle(.borderedProminent)
                .buttonBorderShape(.capsule)
                .disabled(!model.isValid || model.isLoading)
                .keyboardShortcut(.defaultAction)

                Text("By signing in you agree to our [terms](https://example.com/terms).")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
            }
            .padding(24)
            .background(.regularMaterial, in: .rect(cornerRadius: 24))
            .padding()
        }
        .onAppear { focus = .email }
        .alert(isPresented: isShowingError, error: model.error) { _ in
            Button("Try again") { focus = .password }
            Button("Cancel", role: .cancel) {}
        } message: { error in
            Text(error == .offline ? "Check the connection." : "Check what you typed.")
        }
    }

    private var isShowingError: Binding<Bool> {
        Binding(get: { model.error != nil }, set: { if !$0 { model.error = nil } })
    }

    private func signIn() {
        Task {
            if await model.submit() { onSignedIn() }
        }
    }
}
