import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct AppStorageTests {
    enum Tone: String { case low, high }

    struct Preferences: View {
        @AppStorage("isOn") var isOn = true
        @AppStorage("count") var count = 1
        @AppStorage("tone") var tone = Tone.low
        @AppStorage("name") var name: String?
        var body: some View {
            Text("\(isOn) \(count) \(tone.rawValue) \(name ?? "nobody")")
            Toggle("On", isOn: $isOn)
            Button("Set") { (count, tone, name) = (count + 1, .high, "Ann") }
            Button("Forget") { name = nil }
            Other()
        }
    }

    struct Other: View {
        @AppStorage("count") private var count = 0
        var body: some View { Text("other \(count)") }
    }

    @Test func `a value is kept by its key, for all views of the screen`() {
        let screen = Screen(Preferences())
        #expect(screen.shows("true 1 low nobody") && screen.shows("other 0"))

        screen.button("Set")?.tap()
        screen.button("On")?.tap()
        #expect(screen.shows("false 2 high Ann") && screen.shows("other 2"))

        screen.button("Forget")?.tap()
        #expect(screen.shows("false 2 high nobody"))
    }

    @Test func `another screen knows nothing of it, and neither does the machine`() {
        Screen(Preferences()).button("Set")?.tap()

        #expect(Screen(Preferences()).shows("true 1 low nobody"))
        #expect(UserDefaults.standard.object(forKey: "count") == nil)
    }

    @Test func `a test gives the store, and looks into it`() throws {
        let store = try #require(UserDefaults(suiteName: "AppStorageTests"))
        defer { store.removePersistentDomain(forName: "AppStorageTests") }
        store.set(5, forKey: "count")
        let screen = Screen(Preferences().defaultAppStorage(store))
        #expect(screen.shows("true 5 low nobody"))

        screen.button("Set")?.tap()
        screen.button("On")?.tap()

        #expect(store.integer(forKey: "count") == 6)
        #expect(store.string(forKey: "tone") == "high")
        #expect(store.object(forKey: "isOn") != nil && !store.bool(forKey: "isOn"))
        #expect(Screen(Preferences().defaultAppStorage(store)).shows("false 6 high Ann"))
    }

    struct Own: View {
        @AppStorage private var day: Date
        @AppStorage private var link: URL?
        @AppStorage private var bytes: Data

        init(store: UserDefaults) {
            _day = AppStorage(wrappedValue: Date(timeIntervalSince1970: 0), "day", store: store)
            _link = AppStorage("link", store: store)
            _bytes = AppStorage(wrappedValue: Data(), "bytes", store: store)
        }

        var body: some View {
            Text("\(Int(day.timeIntervalSince1970)) \(link?.absoluteString ?? "-") \(bytes.count)")
            Button("Set") {
                day = Date(timeIntervalSince1970: 60)
                (link, bytes) = (URL(string: "https://example.com"), Data([1, 2]))
            }
        }
    }

    @Test func `a view may name its store, of any type that can be kept`() throws {
        let store = try #require(UserDefaults(suiteName: "AppStorageTests.Own"))
        defer { store.removePersistentDomain(forName: "AppStorageTests.Own") }
        let screen = Screen(Own(store: store))
        #expect(screen.shows("0 - 0"))

        screen.button("Set")?.tap()

        #expect(screen.shows("60 https://example.com 2"))
        #expect(Screen(Own(store: store)).shows("60 https://example.com 2"))
    }

    @Test func `outside of a screen it reads its initial value and drops writes`() {
        let view = Preferences()
        view.count = 9

        #expect(view.count == 1)
    }
}
