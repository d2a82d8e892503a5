import PaperUI
import TestSupport
import Testing

/// Screens as they are written for SwiftUI today, with the import changed and nothing else: they compile, and they work.
@MainActor
@Suite(.endsInTime) struct WholeScreenTests {
    @Test func `settings are kept, and ask before they delete`() async {
        var isDeleted = false
        let screen = Screen(SettingsScreen(version: "1.2") { isDeleted = true })

        #expect(screen.shows("10:13 PM") || screen.text.contains("│ 10:13 PM │"))
        screen.root?.subtree.first { $0.label == "Notifications" && $0.isTappable }?.tap()
        #expect(!screen.text.contains("Remind me"))
        screen.button("Delete account")?.tap()
        #expect(screen.shows("This cannot be undone."))
        screen.button("Delete")?.tap()

        #expect(isDeleted)
        #expect(screen.warnings == [])
    }

    @Test func `products are loaded, sorted and bought`() async {
        let products = [
            Product(id: 1, name: "Lamp", price: 19.5, rating: 4.5, isNew: true),
            Product(id: 2, name: "Desk", price: 199, rating: 3.9),
        ]
        let shop = Shop { products }
        let screen = Screen(ProductGridScreen(shop: shop))
        await screen.settle()

        #expect(screen.shows("€19.50") && screen.shows("NEW"))
        screen.button("Price")?.tap()
        #expect(shop.shown.map(\.name) == ["Lamp", "Desk"])
        shop.query = "sofa"
        await screen.settle()
        #expect(screen.shows("No Results for “sofa”"))
        shop.query = ""
        await screen.settle()
        screen.root?.subtree.first { $0.isTappable && $0.text == nil && $0.label.contains("Desk") }?.tap()
        screen.button("Add to cart")?.tap()

        #expect(shop.cart.map(\.name) == ["Desk"])
        #expect(screen.warnings == [])
    }

    @Test func `a login that fails says why`() async {
        let model = LoginModel { _, password throws(LoginError) in
            if password != "correct horse" { throw .wrongPassword }
        }
        var isSignedIn = false
        let screen = Screen(LoginScreen(model: model) { isSignedIn = true })

        #expect(screen.shows("By signing in you agree to our terms."))
        #expect(screen.button("Sign in")?.tap() == false)
        model.email = "ann@example.com"
        model.password = "wrong horse"
        await screen.settle()
        screen.button("Sign in")?.tap()
        await screen.settle()
        #expect(screen.shows("Wrong password") && screen.shows("Check what you typed."))
        screen.button("Try again")?.tap()
        model.password = "correct horse"
        await screen.settle()
        screen.button("Sign in")?.tap()
        await screen.settle()

        #expect(isSignedIn)
        #expect(screen.warnings == [])
    }

    @Test func `a recipe tells its date, its words and its notes`() {
        let recipe = Recipe(
            id: UUID(), title: "Soup", author: "Ann", published: Date(timeIntervalSince1970: 1_700_000_000),
            minutes: 30, servings: 4, ingredients: ["Salt"], steps: ["Boil"], notes: AttributedString("Hot"),
            link: URL(filePath: "/"))
        let screen = Screen(NavigationStack { DetailScreen(recipe: recipe, isFavourite: .constant(false)) })

        #expect(screen.shows("by Ann · November 14, 2023"))
        #expect(screen.shows("4 serving"))
        #expect(!screen.shows("Hot"))
        screen.root?.subtree.first { $0.isTappable && $0.label.hasPrefix("Notes") }?.tap()
        #expect(screen.shows("Hot"))
        #expect(screen.warnings == [])
    }

    @Test func `an onboarding is seen once`() {
        var isDone = false
        let screen = Screen(OnboardingScreen { isDone = true })

        for _ in 1...2 { screen.button("Continue")?.tap() }
        screen.button("Get started")?.tap()
        #expect(screen.shows("We only write when it matters."))
        screen.button("Not now")?.tap()

        #expect(isDone)
        #expect(screen.warnings == [])
    }

    @Test func `a form saves what is valid`() {
        var saved: Expense?
        let day = Date(timeIntervalSince1970: 1_700_000_000)
        let expense = Expense(id: UUID(), title: "Rent", amount: 10, date: day, isRecurring: true)
        let screen = Screen(FormScreen(expense: expense) { saved = $0 })

        #expect(screen.shows("Every 1 week") && screen.shows("€520.00"))
        let field = screen.root?.subtree.first { $0.isEditable && $0.editedText == "Nov 14, 2023" }
        field?.setText("Dec 24, 2023")
        screen.button("Save")?.tap()

        #expect(saved?.date == day.addingTimeInterval(40 * 86_400))
        #expect(screen.warnings == [])
    }
}
