/// What SwiftUI has and its stand-in lacks: the one list, for a red's words and for the page that documents PaperUI.
///
/// The runner does not import PaperUI, so a test holds the two together: none of these is declared there, and
/// the table of the page is the one made here.
struct MissingNames {
    /// Types, attributes, macros and modifiers that are missing for the same reason.
    let names: [String]
    /// What to write in their place, as sentences.
    let instead: String

    private init(_ names: String, _ instead: String) {
        self.names = names.split(whereSeparator: \.isWhitespace).map(String.init)
        self.instead = instead
    }

    /// The page with the table, from the root of the workspace.
    static let page = "Chapters/PaperUI.md"

    static let all: [MissingNames] = [
        MissingNames(
            "Preview",
            "Write a struct that conforms to PreviewProvider, with its views in `static var previews`."),
        MissingNames(
            "ObservableObject Published",
            "Write @Observable before the class, and its properties plain."),
        MissingNames(
            "StateObject",
            "Write @Observable before the class, and @State for the view that owns it."),
        MissingNames(
            "ObservedObject",
            "Write @Observable before the class, and a plain property in the view, or @Bindable for bindings."
        ),
        MissingNames(
            "EnvironmentObject environmentObject",
            "Write @Observable before the class, .environment(model) and @Environment(Model.self)."),
        MissingNames(
            "onReceive", "Write .task with `for await`, or .onChange(of:) of an observable value."),
        MissingNames(
            "AppStorage SceneStorage",
            "Write a property of the model, and hand the model what it stores it in: a test can then hand it another."
        ),
        MissingNames(
            "FetchRequest Query modelContainer modelContext",
            "Write a property of the model, and let it fetch behind a protocol: a test can then hand it a stub."
        ),
        MissingNames(
            "NavigationView", "Write NavigationStack: it is what follows NavigationView in SwiftUI, too."),
        MissingNames(
            "navigationBarTitle navigationBarItems",
            "Write .navigationTitle and .toolbar, which follow them in SwiftUI, too."),
        MissingNames(
            "NavigationSplitView Settings MenuBarExtra",
            "Write a NavigationStack a part of the app: a screen on paper shows one at a time."),
        MissingNames(
            "GeometryReader GeometryProxy ViewThatFits AnyLayout Layout PreferenceKey preference "
                + "onPreferenceChange alignmentGuide anchorPreference containerRelativeFrame "
                + "onGeometryChange",
            "Write a frame, a Spacer or an alignment: a view on paper is not told its size."),
        MissingNames(
            "LazyHGrid Grid GridRow Table TableColumn",
            "Write a VStack of HStacks, or a List."),
        MissingNames(
            "DragGesture LongPressGesture MagnifyGesture RotateGesture TapGesture SpatialTapGesture "
                + "GestureState gesture simultaneousGesture highPriorityGesture onDrag onDrop draggable "
                + "dropDestination onHover",
            "Write a Button or .onTapGesture: a tap is all that a person can do on paper."),
        MissingNames(
            "matchedGeometryEffect Transition Namespace TimelineView PhaseAnimator KeyframeAnimator "
                + "phaseAnimator keyframeAnimator Transaction transaction scrollTransition visualEffect "
                + "navigationTransition",
            "Leave it out: nothing moves on paper, a change is there at once."),
        MissingNames(
            "Canvas Path AnyShape InsettableShape UnevenRoundedRectangle ContainerRelativeShape",
            "Write Rectangle, RoundedRectangle, Circle or Capsule."),
        MissingNames(
            "RadialGradient AngularGradient EllipticalGradient MeshGradient ImagePaint AnyShapeStyle "
                + "HierarchicalShapeStyle",
            "Write a Color: paper knows no other paint."),
        MissingNames(
            "rotation3DEffect position mask blendMode colorMultiply saturation brightness contrast "
                + "grayscale hueRotation drawingGroup compositingGroup colorEffect projectionEffect "
                + "transformEffect",
            "Leave it out, or keep it for the app: it changes how a view looks and not what it says."),
        MissingNames(
            "DatePicker MultiDatePicker ColorPicker PhotosPicker PasteButton",
            "Write a TextField or a Picker over the values that count."),
        MissingNames(
            "Gauge",
            "Write a Stepper to choose a number, a ProgressView to show one."),
        MissingNames(
            "ControlGroup OutlineGroup",
            "Write the buttons themselves, in a Section or behind a confirmationDialog."),
        MissingNames(
            "ShareLink onOpenURL",
            "Write a Button whose action asks the model."),
        MissingNames(
            "inspector",
            "Write .sheet, which on paper covers the screen as well."),
        MissingNames(
            "ScrollViewReader ScrollViewProxy scrollPosition scrollTargetBehavior scrollTargetLayout",
            "Leave it out: paper is as long as what is on it, and scrolls nowhere."),
        MissingNames(
            "Map VideoPlayer Chart WebView SceneView SpriteView",
            "Write a view of your own around it, and show its values as Text on paper."),
        MissingNames(
            "UIViewRepresentable UIViewControllerRepresentable NSViewRepresentable "
                + "UIHostingController NSHostingController UIApplicationDelegateAdaptor UIImage UIScreen "
                + "UIDevice UIApplication",
            "Leave it to the app: there is neither UIKit nor AppKit here."),
        MissingNames(
            "LocalizedStringResource",
            "Write a String: nothing is translated on paper."),
        MissingNames(
            "FocusedValue FocusedBinding focusedValue focusedSceneValue commands onKeyPress",
            "Write a Button: there are no menus and no keys on paper."),
        MissingNames(
            "LabelStyle",
            "Write a view or a ViewModifier of your own: paper draws one style of each control."),
    ]

    /// What names it as SwiftUI's, and says what to write; nil for any other name.
    static func advice(on name: some StringProtocol) -> String? {
        guard let row = all.first(where: { $0.names.contains { $0 == name } }) else { return nil }
        return
            "'\(name)' is SwiftUI's, and PaperUI does not draw it. \(row.instead) All that is missing: \(page)"
    }

    /// The table of the page, in Markdown.
    static var table: String {
        let rows = all.map { row in
            let names = row.names.map { "`\($0)`" }.joined(separator: ", ")
            return "| \(names) | \(row.instead) |"
        }
        return (["| SwiftUI's | On paper |", "| --- | --- |"] + rows).joined(separator: "\n")
    }
}
