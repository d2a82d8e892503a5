/// The names of SwiftUI that its stand-in lacks and that people look for most: types, attributes, modifiers.
enum MissingNames {
    static let all = Set(
        """
        Angle Animation AnyLayout AnyShape AnyTransition AppStorage AsyncImage Axis ButtonStyle Canvas Capsule Circle
        ColorPicker ContentMode ContentUnavailableView ControlGroup DatePicker DisclosureGroup DismissAction
        DragGesture EdgeInsets EditButton Ellipse EnvironmentObject FetchRequest FocusState FocusedValue Gauge
        GeometryReader GestureState Gradient Grid GridItem GridRow GroupBox Image Label LabelStyle LabeledContent
        Layout LazyHGrid LazyHStack LazyVGrid LazyVStack LinearGradient Link ListStyle LocalizedStringKey
        LongPressGesture MagnifyGesture Map Menu Namespace NavigationSplitView NavigationView NSHostingController
        ObservableObject ObservedObject OutlineGroup Path Picker PreferenceKey Preview Published Query
        RadialGradient Rectangle RotateGesture RoundedRectangle ScaledMetric SceneStorage ScrollView
        ScrollViewReader SecureField Settings ShareLink Slider StateObject Stepper TabView Table TapGesture
        TextFieldStyle TimelineView ToggleStyle ToolbarItem ToolbarItemGroup Transaction UIHostingController
        UIViewControllerRepresentable UIViewRepresentable UnevenRoundedRectangle UnitPoint ViewModifier ViewThatFits

        accessibilityAction accessibilityAddTraits accessibilityElement accessibilityHidden accessibilityHint
        accessibilityValue alert animation aspectRatio autocorrectionDisabled badge blur border buttonStyle clipShape
        confirmationDialog contentShape contextMenu controlSize cornerRadius environmentObject fixedSize focused
        fontDesign fontWeight fullScreenCover gesture help hidden ignoresSafeArea imageScale italic keyboardShortcut
        keyboardType labelsHidden layoutPriority lineLimit listRowBackground listRowInsets listRowSeparator listStyle
        mask matchedGeometryEffect minimumScaleFactor modifier monospaced multilineTextAlignment
        navigationBarTitle navigationBarTitleDisplayMode offset onDelete onDrag onDrop onHover onLongPressGesture
        onMove onOpenURL onReceive onSubmit onTapGesture opacity overlay pickerStyle popover position
        preferredColorScheme presentationDetents redacted refreshable resizable rotationEffect safeAreaInset
        scaleEffect scaledToFill scaledToFit scrollPosition searchable shadow sheet strikethrough submitLabel
        swipeActions symbolEffect tabItem tag textCase textContentType textFieldStyle textInputAutocapitalization
        textSelection toggleStyle transition truncationMode underline withAnimation zIndex
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    static func advice(on name: some StringProtocol) -> String? {
        guard all.contains(String(name)) else { return nil }
        return
            "PaperUI, the stand-in for SwiftUI here, has no '\(name)'. What it has and what not: Sources/PaperUI/PaperUI.swift"
    }
}
