/// The names that SwiftUI and its neighbours have and PaperUI cannot declare to be missed: macros, and names
/// of other modules. All other missing names are declared in Sources/PaperUI/Unavailable, and the compiler
/// says what to write instead.
///
/// The runner does not import PaperUI, so a test holds the two, and the page that documents both, together.
struct MissingNames {
    /// The names in whose place the same is written, spelled as they are used: `Map`, `@Query`, `#Preview`.
    let names: [String]
    /// The sentence in the form of PaperUI's own declarations: the module that has "it", and the code to write instead. Why, the
    /// page says.
    let sentence: String

    private init(_ names: String, _ sentence: String) {
        self.names = names.split(whereSeparator: \.isWhitespace).map(String.init)
        self.sentence = sentence
    }

    /// The page with all names, from the root of the workspace.
    static let page = "Chapters/PaperUI.md"

    /// The kind of use of a name: as it is, or behind a sign that belongs to its spelling.
    enum Use: String {
        case plain = ""
        case attribute = "@"
        case macro = "#"
    }

    /// The sentence on a missing name; nil for any other name.
    static func sentence(on name: some StringProtocol, as use: Use) -> String? {
        // A property wrapper is a type, too, and may be asked for as one.
        let spellings = [use.rawValue + name] + (use == .plain ? ["@" + name] : [])
        for row in all {
            guard let spelled = row.names.first(where: { spellings.contains($0) }) else { continue }
            return naming(spelled, in: row.sentence)
        }
        return nil
    }

    /// "SwiftUI has it; …" with the name in it.
    static func naming(_ name: some StringProtocol, in sentence: some StringProtocol) -> String {
        String(sentence).replacing(" it; ", with: " '\(name)'; ", maxReplacements: 1)
    }

    static let all = [
        MissingNames(
            "#Preview @Previewable",
            "SwiftUI has it; write a PreviewProvider, with its views in `static var previews`."
        ),
        MissingNames(
            "@Entry",
            "SwiftUI has it; write a struct that conforms to EnvironmentKey, and in an extension of EnvironmentValues a property that gets and sets it."
        ),
        MissingNames(
            "AnyCancellable AnyPublisher PassthroughSubject CurrentValueSubject",
            "Combine has it; write a Task with `for await`, and in a test a Recorder of an @Observable model."
        ),
        MissingNames(
            "XCUIApplication XCUIElement XCUIElementQuery",
            "XCTest has it; write AppDriver { … } with the app in it."
        ),
        MissingNames(
            """
            XCTAssert XCTAssertTrue XCTAssertFalse XCTAssertEqual XCTAssertNotEqual XCTAssertNil XCTAssertNotNil
            XCTAssertThrowsError XCTAssertNoThrow XCTUnwrap XCTFail
            """,
            "XCTest has it; write #expect(…) in a @Test, or import XCTest for a class of its tests."
        ),
        MissingNames(
            "ViewHosting InspectionEmissary",
            "ViewInspector has it; write Screen(view), and screen.inspect()."
        ),
        MissingNames(
            "TestStore TestStoreOf StoreOf ViewStore ViewStoreOf WithViewStore @Reducer @ObservableState @Presents",
            "The Composable Architecture has it; write an @Observable model, and test its methods."
        ),
        MissingNames(
            "@Query @Model",
            "SwiftData has it; write a property of the model, and let it fetch behind a protocol: a test can then hand it a stub."
        ),
        MissingNames(
            """
            Map MapReader MapPolyline Marker VideoPlayer Chart BarMark LineMark PointMark AreaMark RuleMark SectorMark
            WebView SceneView SpriteView RealityView Model3D StoreView ProductView SubscriptionStoreView TipView
            """,
            "Another module has it; write a view of your own around it, and show its values as Text."
        ),
        MissingNames(
            "PhotosPicker PhotosPickerItem SignInWithAppleButton",
            "Another module has it; write a Button whose action asks the model."
        ),
        MissingNames(
            """
            UIView UIViewController UIImage UIFont UIScreen UIDevice UIApplication UIPasteboard UIWindow
            UIImpactFeedbackGenerator UINotificationFeedbackGenerator UINavigationBar UITabBar NSView NSImage NSColor
            """,
            "Another kit has it; leave it to the app."),
    ]
}
