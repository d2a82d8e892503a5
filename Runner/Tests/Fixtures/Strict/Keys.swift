// A key is no string, as in SwiftUI, and what only a key takes between the parentheses no string takes. As in Styles.swift,
// what the compiler says of a line stands above it.
import PaperUI

struct Titled {
    let key: LocalizedStringKey = "Title"

    // error: value of type 'LocalizedStringKey' has no member 'count'
    var length: Int { key.count }
    // error: cannot convert return expression of type 'LocalizedStringKey' to return type 'String'
    var string: String { key }
    // error: binary operator '+' cannot be applied to operands of type 'String' and 'LocalizedStringKey'
    var longer: Text { Text("The " + key) }
    var joined: Text { Text("The ") + Text(key) }
    var isSame: Bool { key == "Title" }
}

@MainActor func header(_ title: LocalizedStringKey) -> some View { Text(title).navigationTitle(title) }

@MainActor func untranslated(_ title: String) -> some View {
    // error: cannot convert value of type 'String' to expected argument type 'LocalizedStringKey'
    header(title)
}
@MainActor func translated(_ title: String) -> some View { header(LocalizedStringKey(title)) }
@MainActor func written() -> some View { header("Title \(1)") }

@MainActor func label(_ title: LocalizedStringKey) -> some View { Label(title, systemImage: "star") }
@MainActor func label(_ title: String) -> some View { Label(title, systemImage: "star") }

struct Prices {
    let price = 2.5

    // error: incorrect argument label in call (have '_:specifier:', expected '_:default:')
    var specified: String { "\(price, specifier: "%.2f") EUR" }
    // error: extra argument 'format' in call
    // error: cannot infer contextual base in reference to member 'number'
    var formatted: String { "\(price, format: .number) EUR" }
    var rounded: String { "\(price.formatted()) EUR" }
    var key: LocalizedStringKey { "\(price, specifier: "%.2f") EUR, \(price, format: .number)" }
    @MainActor var button: some View { Button("Pay \(price, specifier: "%.2f")") {} }
}

@MainActor func controls(_ words: String, _ part: Substring, _ isOn: Binding<Bool>) -> some View {
    Form {
        Toggle(words, isOn: isOn)
        Toggle("On", isOn: isOn)
        Button(part) {}
        Button(isOn.wrappedValue ? "On" : "Off") {}
        Button(words + "…") {}
        Section("Words") { Text(words) }.badge("3").badge(words).badge(Text("3"))
    }
    .navigationTitle(words)
    .accessibilityLabel(words)
    .alert("Really?", isPresented: isOn) { Button("Yes", role: .destructive) {} }
}
