extension MissingNames {
    static let all = models + pages + layouts + movements + looks + controls + devices

    private static let models = [
        MissingNames(
            "#Preview @Previewable PreviewModifier",
            "Write a struct that conforms to PreviewProvider, with its views in `static var previews`."),
        MissingNames(
            """
            .previewDisplayName .previewLayout .previewDevice .previewContext .previewInterfaceOrientation
            """,
            "Leave it out: on paper a state has its name in a list, as in chapter 7."),
        MissingNames(
            "ObservableObject @Published",
            "Write @Observable before the class, and its properties plain."),
        MissingNames(
            "@StateObject",
            "Write @Observable before the class, and @State for the view that owns it."),
        MissingNames(
            "@ObservedObject",
            "Write @Observable before the class, and a plain property in the view, or @Bindable for bindings."
        ),
        MissingNames(
            "@EnvironmentObject .environmentObject",
            "Write @Observable before the class, .environment(model) and @Environment(Model.self)."),
        MissingNames(
            "@Entry",
            "Write a struct that conforms to EnvironmentKey, and in an extension of EnvironmentValues a property that gets and sets it."
        ),
        MissingNames(".transformEnvironment", "Write .environment with the value."),
        MissingNames(
            ".onReceive", "Write .task with `for await`, or .onChange(of:) of an observable value."),
        MissingNames(
            "@AppStorage @SceneStorage .defaultAppStorage",
            "Write a property of the model, and hand the model what it stores it in: a test can then hand it another."
        ),
        MissingNames(
            #"""
            @FetchRequest @SectionedFetchRequest @Query .modelContainer \.modelContext \.managedObjectContext
            """#,
            "Write a property of the model, and let it fetch behind a protocol: a test can then hand it a stub."
        ),
        MissingNames(
            "EquatableView .equatable",
            "Leave it out: on paper, too, a view is evaluated only when what it is made of has changed."),
    ]

    private static let pages = [
        MissingNames(
            "NavigationView .navigationViewStyle StackNavigationViewStyle",
            "Write NavigationStack: it is what follows NavigationView in SwiftUI, too."),
        MissingNames(
            ".navigationBarTitle .navigationBarItems",
            "Write .navigationTitle and .toolbar, which follow them in SwiftUI, too."),
        MissingNames(
            #"PresentationMode \.presentationMode"#,
            #"Write @Environment(\.dismiss), which follows it in SwiftUI, too."#),
        MissingNames(
            "Alert",
            "Write .alert with a title and its buttons, which follows it in SwiftUI, too."),
        MissingNames(
            "ActionSheet .actionSheet",
            "Write .confirmationDialog, which follows it in SwiftUI, too."),
        MissingNames(
            """
            NavigationSplitView .navigationSplitViewStyle .navigationSplitViewColumnWidth
            NavigationSplitViewVisibility HSplitView VSplitView
            """,
            "Write a NavigationStack a part of the app: a screen on paper shows one at a time."),
        MissingNames(
            #"""
            Window UtilityWindow DocumentGroup ImmersiveSpace MenuBarExtra Settings FileDocument
            ReferenceFileDocument \.openWindow \.dismissWindow \.pushWindow \.openSettings \.openDocument
            \.newDocument .defaultSize .defaultPosition .windowStyle .windowResizability .windowToolbarStyle
            .backgroundTask .handlesExternalEvents
            """#,
            "Write a WindowGroup: an app on paper has one window."),
        MissingNames(
            ".inspector .inspectorColumnWidth",
            "Write .sheet, which on paper covers the screen as well."),
        MissingNames(
            """
            .presentationBackground .presentationCornerRadius .presentationBackgroundInteraction
            .presentationCompactAdaptation .presentationContentInteraction .presentationSizing
            """,
            "Leave it out, or keep it for the app: a sheet on paper covers all that is below it."),
        MissingNames(
            """
            ToolbarSpacer ToolbarTitleMenu .toolbarTitleMenu .toolbarItemHidden .toolbarVisibility
            .toolbarBackgroundVisibility .toolbarColorScheme .toolbarForegroundStyle .toolbarRole
            .toolbarTitleDisplayMode .navigationSubtitle .navigationDocument .statusBar .safeAreaBar
            .persistentSystemOverlays
            """,
            "Leave it out: a bar on paper has a title, and what .toolbar puts into it."),
        MissingNames(
            """
            TabSection TabContent TabRole TabViewCustomization .tabViewCustomization .tabBarMinimizeBehavior
            .tabViewBottomAccessory .tabViewSidebarHeader .tabViewSidebarFooter .tabViewSidebarBottomBar
            """,
            "Write a Tab for each page: paper has one row of them."),
        MissingNames(
            #"""
            .searchSuggestions .searchCompletion .searchScopes .searchFocused .searchSelection
            .searchPresentationToolbarBehavior .searchToolbarBehavior \.isSearching \.dismissSearch
            """#,
            "Write .searchable, and show what its text asks for: paper knows no more of a search."),
    ]

    private static let layouts = [
        MissingNames(
            #"""
            GeometryReader GeometryProxy ViewThatFits Layout AnyLayout HStackLayout VStackLayout ZStackLayout
            GridLayout ProposedViewSize ViewDimensions LayoutValueKey .layoutValue PreferenceKey Anchor
            CoordinateSpace NamedCoordinateSpace .coordinateSpace .preference .onPreferenceChange
            .transformPreference .anchorPreference .transformAnchorPreference .overlayPreferenceValue
            .backgroundPreferenceValue .alignmentGuide AlignmentID .containerRelativeFrame .onGeometryChange
            \.displayScale \.pixelLength
            """#,
            "Write a frame, a Spacer or an alignment: a view on paper is not told its size."),
        MissingNames(
            """
            LazyHGrid Grid GridRow .gridCellColumns .gridCellAnchor .gridCellUnsizedAxes .gridColumnAlignment
            Table TableColumn TableRow .tableStyle .tableColumnHeaders
            """,
            "Write a VStack of HStacks, or a List."),
        MissingNames(
            ".contentMargins .safeAreaPadding .scenePadding", "Write .padding."),
        MissingNames(
            #"""
            ScrollViewReader ScrollViewProxy ScrollPosition .scrollPosition .scrollTargetBehavior
            .scrollTargetLayout .scrollDisabled .scrollClipDisabled .scrollBounceBehavior
            .scrollIndicatorsFlash .scrollInputBehavior .scrollEdgeEffectStyle .scrollEdgeEffectHidden
            .defaultScrollAnchor .onScrollGeometryChange .onScrollPhaseChange .onScrollVisibilityChange
            .onScrollTargetVisibilityChange \.isScrollEnabled
            """#,
            "Leave it out: paper is as long as what is on it, and scrolls nowhere."),
        MissingNames(
            """
            .listItemTint .listSectionSpacing .listSectionMargins .listSectionSeparatorTint .headerProminence
            .listRowHoverEffect .sectionActions .sectionIndexLabel .listSectionIndexVisibility
            """,
            "Leave it out, or keep it for the app: paper draws one kind of list."),
        MissingNames(
            ".moveDisabled .replaceDisabled .selectionDisabled",
            "Write .onMove and the selection only where they are allowed."),
        MissingNames(
            #"EditMode \.editMode"#,
            "Write EditButton, or a property of the model that says what is being edited."),
    ]

    private static let movements = [
        MissingNames(
            """
            Gesture AnyGesture TapGesture SpatialTapGesture LongPressGesture DragGesture MagnifyGesture
            MagnificationGesture RotateGesture RotationGesture SequenceGesture SimultaneousGesture
            ExclusiveGesture @GestureState .gesture .simultaneousGesture .highPriorityGesture .onDrag .onDrop
            .draggable .dropDestination DropDelegate DropInfo .onHover .onContinuousHover .hoverEffect
            Transferable .pointerStyle .copyable .cuttable .pasteDestination
            """,
            "Write a Button or .onTapGesture: a tap is all that a person can do on paper."),
        MissingNames(
            """
            @Namespace .matchedGeometryEffect .matchedTransitionSource .navigationTransition .geometryGroup
            Transition .blurReplace Transaction .transaction withTransaction TimelineView PhaseAnimator
            .phaseAnimator KeyframeAnimator .keyframeAnimator KeyframeTrack LinearKeyframe CubicKeyframe
            SpringKeyframe MoveKeyframe Animatable AnimatablePair @Animatable VectorArithmetic CustomAnimation
            UnitCurve Spring GeometryEffect ProjectionTransform .scrollTransition .visualEffect .symbolEffectsRemoved
            """,
            "Leave it out: nothing moves on paper, a change is there at once."),
        MissingNames(
            #"""
            @FocusedValue @FocusedBinding @FocusedObject FocusedValues FocusedValueKey .focusedValue
            .focusedSceneValue .focusedObject .focusedSceneObject Commands CommandGroup CommandMenu .commands
            .onCommand .onMoveCommand .onExitCommand .onDeleteCommand .onCopyCommand .onCutCommand
            .onPasteCommand .onKeyPress .onModifierKeysChanged .digitalCrownRotation .touchBar
            """#,
            "Write a Button: there are no menus and no keys on paper."),
        MissingNames(
            #"""
            .focusable .focusScope .focusSection .defaultFocus .prefersDefaultFocus .focusEffectDisabled
            \.resetFocus \.isFocused
            """#,
            "Write @FocusState and .focused: what takes the focus on paper is a field."),
    ]

    private static let looks = [
        MissingNames(
            """
            Canvas GraphicsContext Path AnyShape InsettableShape UnevenRoundedRectangle ConcentricRectangle
            ContainerRelativeShape .containerShape RectangleCornerRadii .trim .intersection .union
            .subtracting .symmetricDifference .lineIntersection .lineSubtraction
            """,
            "Write Rectangle, RoundedRectangle, Circle or Capsule."),
        MissingNames(
            """
            RadialGradient AngularGradient EllipticalGradient MeshGradient .radialGradient .angularGradient
            .conicGradient .ellipticalGradient ImagePaint AnyShapeStyle HierarchicalShapeStyle ForegroundStyle
            AnyGradient BackgroundStyle .backgroundStyle FillStyle Shader ShaderLibrary
            """,
            "Write a Color: paper knows no other paint."),
        MissingNames(
            """
            .rotation3DEffect .position .mask .blendMode .colorMultiply .colorInvert .luminanceToAlpha
            .saturation .brightness .contrast .grayscale .hueRotation .drawingGroup .compositingGroup
            .colorEffect .layerEffect .distortionEffect .projectionEffect .transformEffect GlassEffectContainer
            .glassEffect .glassEffectID .glassEffectUnion .glass .glassProminent .backgroundExtensionEffect
            .containerBackground .antialiased .allowedDynamicRange .privacySensitive .unredacted
            .invalidatableContent TextRenderer .textRenderer .textScale .fontWidth .symbolColorRenderingMode
            .symbolVariableValueMode BlendMode .lineHeight .labelsVisibility
            .badgeProminence .wiggle .breathe .flipsForRightToLeftLayoutDirection
            """,
            "Leave it out, or keep it for the app: it changes how a view looks and not what it says."),
        MissingNames(
            """
            LabelStyle LabelStyleConfiguration ToggleStyleConfiguration ProgressViewStyleConfiguration
            GroupBoxStyle .groupBoxStyle DisclosureGroupStyle .disclosureGroupStyle MenuStyle .menuStyle
            LabeledContentStyle .labeledContentStyle GaugeStyle ControlGroupStyle DatePickerStyle
            IndexViewStyle .indexViewStyle TextEditorStyle .textEditorStyle .radioGroup Configuration
            """,
            "Write a view or a ViewModifier of your own: a style of your own paper takes for buttons alone, and of the other controls it draws one each."
        ),
    ]

    private static let controls = [
        MissingNames(
            """
            DatePicker MultiDatePicker ColorPicker PhotosPicker .photosPicker PasteButton .datePickerStyle
            """,
            "Write a TextField or a Picker over the values that count."),
        MissingNames(
            "Gauge .gaugeStyle",
            "Write a Stepper to choose a number, a ProgressView to show one."),
        MissingNames(
            "ControlGroup .controlGroupStyle OutlineGroup",
            "Write the buttons themselves, in a Section or behind a confirmationDialog."),
        MissingNames(
            """
            .menuOrder .menuIndicator .menuActionDismissBehavior .buttonRepeatBehavior .buttonSizing
            .sliderThumbVisibility .labelReservedIconWidth .labelIconToTitleSpacing
            """,
            "Leave it out, or keep it for the app: paper shows a control in one way."),
        MissingNames(
            """
            ShareLink HelpLink SettingsLink RenameButton .renameAction SignInWithAppleButton .fileImporter
            .fileExporter .fileMover .quickLookPreview .translationPresentation .onOpenURL
            .onContinueUserActivity .userActivity
            """,
            "Write a Button whose action asks the model."),
        MissingNames(
            """
            TextSelection .autocapitalization .textInputSuggestions .textInputCompletion .findNavigator
            .findDisabled .writingToolsBehavior .textSelectionAffinity .typesettingLanguage .submitScope
            """,
            "Leave it out, or keep it for the app: what is typed on paper arrives as it is."),
        MissingNames(
            """
            Map MapReader MapPolyline .mapStyle .mapControls VideoPlayer Chart BarMark LineMark PointMark
            AreaMark RuleMark SectorMark WebView SceneView SpriteView RealityView Model3D StoreView ProductView
            SubscriptionStoreView TipView .popoverTip
            """,
            "Write a view of your own around it, and show its values as Text on paper."),
    ]

    private static let devices = [
        MissingNames(
            """
            UIViewRepresentable UIViewControllerRepresentable UIGestureRecognizerRepresentable
            NSViewRepresentable NSViewControllerRepresentable UIHostingController UIHostingConfiguration
            NSHostingController NSHostingView ImageRenderer @UIApplicationDelegateAdaptor
            @NSApplicationDelegateAdaptor @WKApplicationDelegateAdaptor UIImage NSImage UIFont NSColor UIScreen
            UIDevice UIApplication
            """,
            "Leave it to the app: there is neither UIKit nor AppKit here."),
        MissingNames(
            #"""
            \.calendar \.timeZone LayoutDirection \.layoutDirection LegibilityWeight \.legibilityWeight
            ColorSchemeContrast \.colorSchemeContrast
            \.accessibilityDifferentiateWithoutColor \.accessibilityReduceTransparency
            \.accessibilityInvertColors \.accessibilityShowButtonShapes \.accessibilityVoiceOverEnabled
            \.accessibilitySwitchControlEnabled \.accessibilityEnabled \.accessibilityDimFlashingLights
            \.accessibilityPlayAnimatedImages \.isLuminanceReduced \.appearsActive \.controlActiveState
            \.isSceneCaptured \.supportsMultipleWindows \.undoManager \.redactionReasons \.symbolVariants
            \.headerProminence \.backgroundProminence \.requestReview \.purchase
            """#,
            "Write a key of your own, a struct that conforms to EnvironmentKey: a test can then set what it is."
        ),
        MissingNames(
            "LocalizedStringResource",
            "Write a String: nothing is translated on paper."),
        MissingNames(
            """
            .accessibility .accessibilityActions .accessibilityAdjustableAction .accessibilityScrollAction
            .accessibilityZoomAction .accessibilityQuickAction .accessibilityRotor .accessibilityRotorEntry
            .accessibilityCustomContent .accessibilitySortPriority .accessibilityHeading
            .accessibilityRepresentation .accessibilityChildren .accessibilityInputLabels
            .accessibilityActivationPoint .accessibilityRespondsToUserInteraction
            .accessibilityTextContentType .accessibilityLabeledPair .accessibilityLinkedGroup
            .accessibilityDirectTouch .accessibilityShowsLargeContentViewer
            .accessibilityIgnoresInvertColors .accessibilityChartDescriptor .speechSpellsOutCharacters
            .speechAdjustedPitch @AccessibilityFocusState .accessibilityFocused AccessibilityNotification
            """,
            "Leave it out, or keep it for the app: on paper a view has a label, a value, a hint, traits and an identifier."
        ),
    ]
}
