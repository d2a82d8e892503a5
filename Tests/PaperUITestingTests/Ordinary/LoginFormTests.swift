import PaperUI
import PaperUITesting
import TestSupport
import Testing

/// An ordinary view, as it is written for SwiftUI: only the import is another.
@MainActor
@Suite(.endsInTime) struct LoginFormTests {
    private let gate = Gate<String>()
    private let app: AppDriver<OneView>

    init() {
        let gate = gate
        app = .running(LoginView(model: LoginModel { _, _ in try await gate() }))
    }

    private struct Refused: Error {}

    @Test func `it looks like a form to sign in`() {
        #expect(
            app.text == """
                {lock.shield}
                Welcome back
                │ (Email) │
                │ (Password) │ [ {eye} ]
                [x] Remember me
                [ Sign in ] (disabled)
                [ Forgot password? ]
                """)
    }

    @Test func `Return leads from field to field and signs in`() async {
        app.textFields["Email"].typeText("ada@example.org\n")
        app.secureTextFields["Password"].typeText("lovelace\n")

        await gate.untilCalled()
        #expect(app.progressIndicators.count == 1)
        gate.succeed(with: "Ada")

        #expect(await app.staticTexts["Hello, Ada!"].waitForExistence(timeout: 2))
    }

    @Test func `a short password cannot be sent`() {
        app.textFields["Email"].typeText("ada@example.org\n")
        app.secureTextFields["Password"].typeText("love\n")
        #expect(!app.buttons["Sign in"].isEnabled)
        #expect(gate.callCount == 0)
    }

    @Test func `a refusal is told, and the form can be sent again`() async {
        app.textFields["Email"].typeText("ada@example.org\n")
        app.secureTextFields["Password"].typeText("lovelace")
        app.buttons["Sign in"].tap()
        await gate.untilCalled()
        gate.fail(with: Refused())

        #expect(await app.staticTexts["Wrong email or password."].waitForExistence(timeout: 2))
        #expect(app.buttons["Sign in"].isEnabled)
    }

    @Test func `the password can be shown`() {
        app.secureTextFields["Password"].tap()
        app.secureTextFields["Password"].typeText("lovelace")
        app.buttons["Show password"].tap()
        #expect(app.textFields["Password"].value == "lovelace")
        app.buttons["Hide password"].tap()
        #expect(app.secureTextFields["Password"].value == "••••••••")
    }

    @Test func `who forgot it is told what happens`() {
        app.textFields["Email"].typeText("ada@example.org")
        app.buttons["Forgot password?"].tap()
        #expect(app.alerts.firstMatch.staticTexts["We will write to ada@example.org."].exists)
        app.alerts.buttons("OK").tap()
        #expect(app.alerts.count == 0)
    }
}

extension ElementQuery {
    /// The button of that name in the first of them.
    @MainActor
    fileprivate func buttons(_ name: String) -> AppElement { firstMatch.buttons[name] }
}
