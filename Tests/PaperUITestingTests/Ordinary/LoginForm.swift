import PaperUI

@MainActor
@Observable
final class LoginModel {
    enum Status: Equatable {
        case idle, loading, failed(String), welcome(String)
    }

    var email = ""
    var password = ""
    var remembersMe = true
    private(set) var status = Status.idle

    private let signIn: (String, String) async throws -> String

    init(signIn: @escaping (String, String) async throws -> String) {
        self.signIn = signIn
    }

    var canSubmit: Bool { email.contains("@") && password.count >= 8 && status != .loading }

    func submit() async {
        status = .loading
        do {
            status = .welcome(try await signIn(email, password))
        } catch {
            status = .failed("Wrong email or password.")
        }
    }
}

struct LoginView: View {
    enum Field: Hashable {
        case email, password
    }

    @State var model: LoginModel
    @State private var isPasswordVisible = false
    @State private var showsHelp = false
    @FocusState private var focus: Field?
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                Image(systemName: "lock.shield")
                    .resizable()
                    .scaledToFit()
                    .frame(width: 80, height: 80)
                    .foregroundStyle(.tint)
                    .accessibilityHidden(true)

                Text("Welcome back")
                    .font(.system(.largeTitle, design: .rounded, weight: .bold))
                    .multilineTextAlignment(.center)

                Group {
                    TextField("Email", text: $model.email)
                        .keyboardType(.emailAddress)
                        .textContentType(.emailAddress)
                        .textInputAutocapitalization(.never)
                        .autocorrectionDisabled()
                        .focused($focus, equals: .email)
                        .submitLabel(.next)
                        .onSubmit { focus = .password }

                    HStack {
                        if isPasswordVisible {
                            TextField("Password", text: $model.password)
                        } else {
                            SecureField("Password", text: $model.password)
                                .focused($focus, equals: .password)
                                .onSubmit(submit)
                        }
                        Button {
                            isPasswordVisible.toggle()
                        } label: {
                            Image(systemName: isPasswordVisible ? "eye.slash" : "eye")
                        }
                        .accessibilityLabel(isPasswordVisible ? "Hide password" : "Show password")
                    }
                }
                .textFieldStyle(.roundedBorder)

                Toggle("Remember me", isOn: $model.remembersMe)
                    .tint(.purple)

                message

                Button(action: submit) {
                    Group {
                        if model.status == .loading {
                            ProgressView()
                        } else {
                            Text("Sign in")
                        }
                    }
                    .frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .disabled(!model.canSubmit)

                Button("Forgot password?") { showsHelp = true }
                    .font(.footnote)
            }
            .padding(.horizontal, 24)
            .padding(.top, 40)
        }
        .background(colorScheme == .dark ? Color.black : Color(white: 0.97))
        .alert("Forgot password?", isPresented: $showsHelp) {
            Button("OK", role: .cancel) {}
        } message: {
            Text("We will write to \(model.email.isEmpty ? "you" : model.email).")
        }
        .onAppear { focus = .email }
    }

    @ViewBuilder private var message: some View {
        switch model.status {
        case .idle, .loading:
            EmptyView()
        case .failed(let reason):
            Label(reason, systemImage: "exclamationmark.triangle.fill")
                .foregroundStyle(.red)
        case .welcome(let name):
            Text("Hello, \(name)!")
                .fontWeight(.semibold)
        }
    }

    private func submit() {
        guard model.canSubmit else { return }
        focus = nil
        Task { await model.submit() }
    }
}
