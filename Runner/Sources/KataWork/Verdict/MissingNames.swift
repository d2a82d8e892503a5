/// The names that SwiftUI and its neighbours have and PaperUI cannot declare to be missed: macros, and names
/// of other modules. All other missing names are declared in Sources/PaperUI/Unavailable, and the compiler
/// says what to write instead.
///
/// The runner does not import PaperUI, so a test holds the two, and the page that documents both, together.
struct MissingNames {
    /// The names that are missing for the same reason, spelled as they are used: `Map`, `@Query`, `#Preview`.
    let names: [String]
    /// The sentence in the form of PaperUI's own declarations: the module that has "it", the reason why paper
    /// does not, and the code to write instead.
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
            "SwiftUI has it; paper knows previews by PreviewProvider. Write a struct that conforms to it, with its views in `static var previews`."
        ),
        MissingNames(
            "@Entry",
            "SwiftUI has it; on paper a value of the environment is spelled out. Write a struct that conforms to EnvironmentKey, and in an extension of EnvironmentValues a property that gets and sets it."
        ),
        MissingNames(
            "AnyCancellable AnyPublisher PassthroughSubject CurrentValueSubject",
            "Combine has it; nobody subscribes to anything on paper. Write a Task with `for await`, and in a test a Recorder of an @Observable model."
        ),
        MissingNames(
            "XCUIApplication XCUIElement XCUIElementQuery",
            "XCTest has it; a test on paper drives the app in its own process. Write AppDriver { … } with the app in it."
        ),
        MissingNames(
            """
            XCTAssert XCTAssertTrue XCTAssertFalse XCTAssertEqual XCTAssertNotEqual XCTAssertNil XCTAssertNotNil
            XCTAssertThrowsError XCTAssertNoThrow XCTUnwrap XCTFail
            """,
            "XCTest has it; a test here asks by Swift Testing. Write #expect(…) in a @Test, or import XCTest for a class of its tests."
        ),
        MissingNames(
            "ViewHosting InspectionEmissary",
            "ViewInspector has it; on paper a screen is looked into as it is. Write Screen(view), and screen.inspect()."
        ),
        MissingNames(
            "TestStore TestStoreOf StoreOf ViewStore ViewStoreOf WithViewStore @Reducer @ObservableState @Presents",
            "The Composable Architecture has it; packages of others are not here. Write an @Observable model, and test its methods."
        ),
        MissingNames(
            "@Query @Model",
            "SwiftData has it; there is no database on paper. Write a property of the model, and let it fetch behind a protocol: a test can then hand it a stub."
        ),
        MissingNames(
            """
            Map MapReader MapPolyline Marker VideoPlayer Chart BarMark LineMark PointMark AreaMark RuleMark SectorMark
            WebView SceneView SpriteView RealityView Model3D StoreView ProductView SubscriptionStoreView TipView
            """,
            "Another module has it; a map, a film or a chart is not drawn on paper. Write a view of your own around it, and show its values as Text."
        ),
        MissingNames(
            "PhotosPicker PhotosPickerItem SignInWithAppleButton",
            "Another module has it; paper leaves the app nowhere. Write a Button whose action asks the model."
        ),
        MissingNames(
            """
            UIView UIViewController UIImage UIFont UIScreen UIDevice UIApplication UIPasteboard UIWindow
            UIImpactFeedbackGenerator UINotificationFeedbackGenerator UINavigationBar UITabBar NSView NSImage NSColor
            """,
            "Another kit has it; there is neither UIKit nor AppKit here. Leave it to the app."),
    ]
}
