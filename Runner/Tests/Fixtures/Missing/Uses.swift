// Every name that PaperUI declares to be missed, used once: MissingNamesTests compiles this file and reads the errors.
import PaperUI

final class OldModel: ObservableObject {
    @Published var name = ""

    func subscribe() {
        _ = $name.sink { print($0) }
        _ = $name.assign(to: \.name, on: self)
        _ = $name.dropFirst()
        _ = $name.removeDuplicates()
        _ = $name.debounce(for: 1, scheduler: 1)
        _ = $name.receive(on: 1)
        _ = $name.values
    }
}

struct Wrappers: View {
    @FetchRequest(sortDescriptors: []) private var notes: FetchedResults<String>
    @SectionedFetchRequest<Int, String>(sectionIdentifier: \String.count) private var sections
    @GestureState private var dragged = 0.0
    @FocusedValue(\.title) private var title
    @FocusedBinding(\.text) private var text
    @AccessibilityFocusState private var isHeard: Bool
    @UIApplicationDelegateAdaptor(OldModel.self) private var phone
    @NSApplicationDelegateAdaptor(OldModel.self) private var desk
    var body: some View { Text("") }
}

struct Surroundings: View {
    @Environment(\.managedObjectContext) private var a1
    @Environment(\.modelContext) private var a2
    @Environment(\.presentationMode) private var a3
    @Environment(\.openWindow) private var a4
    @Environment(\.dismissWindow) private var a5
    @Environment(\.openSettings) private var a7
    @Environment(\.displayScale) private var b3
    @Environment(\.pixelLength) private var b4
    @Environment(\.isScrollEnabled) private var b5
    @Environment(\.isFocused) private var b8
    @Environment(\.layoutDirection) private var b9
    @Environment(\.legibilityWeight) private var c1
    @Environment(\.colorSchemeContrast) private var c2
    @Environment(\.accessibilityDifferentiateWithoutColor) private var c3
    @Environment(\.accessibilityReduceTransparency) private var c4
    @Environment(\.accessibilityInvertColors) private var c5
    @Environment(\.accessibilityShowButtonShapes) private var c6
    @Environment(\.accessibilityVoiceOverEnabled) private var c7
    @Environment(\.appearsActive) private var d4
    @Environment(\.undoManager) private var d8
    @Environment(\.redactionReasons) private var d9
    @Environment(\.headerProminence) private var e2
    @Environment(\.refresh) private var e6
    @Environment(\.requestReview) private var e4
    var body: some View { Text("") }
}

// MARK: - Types that others conform to

struct P1: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func sizes(of all: LayoutSubviews, one: LayoutSubview) {}
}
struct P2: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}
struct P3: LayoutValueKey { static let defaultValue = 0 }
struct P4: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width } }
struct P5: Gesture { typealias Value = Int }
struct P6: Transferable {}
struct P7: DropDelegate { func performDrop(info: DropInfo) -> Bool { false } }
struct P8: Transition {}
struct P9: Animatable {}
struct Q1: VectorArithmetic {}
struct Q3: GeometryEffect { func effect(size: CGSize) -> ProjectionTransform { ProjectionTransform() } }
struct Q4: FocusedValueKey { typealias Value = String }
struct Q5: Commands {}
struct R2: GroupBoxStyle { func make(_ configuration: Configuration) {} }
struct R3: DisclosureGroupStyle { func make(_ configuration: Configuration) {} }
struct R4: LabeledContentStyle { func make(_ configuration: Configuration) {} }
struct R5: GaugeStyle { func make(_ configuration: Configuration) {} }
struct R6: PrimitiveButtonStyle { func make(_ configuration: Configuration) { configuration.trigger() } }
struct R7: MenuStyle {}
struct R8: ControlGroupStyle {}
struct S1: TextEditorStyle {}
struct S2: UIViewRepresentable { func update(_ context: Context) {} }
struct S3: UIViewControllerRepresentable { func update(_ context: Context) {} }
struct S4: NSViewRepresentable { func update(_ context: Context) {} }
struct S5: NSViewControllerRepresentable { func update(_ context: Context) {} }
struct S6: UIGestureRecognizerRepresentable {}
struct S7: PreviewModifier {}
struct S8: NavigationViewStyle {}
struct S9: FileDocument {}
final class T1: ReferenceFileDocument {}
extension FocusedValues {
    var title: String? {
        get { nil }
        set {}
    }
    var text: Binding<String>? {
        get { nil }
        set {}
    }
}
func configurations(
    _ d: GroupBoxStyleConfiguration, _ e: DisclosureGroupStyleConfiguration,
    _ f: LabeledContentStyleConfiguration, _ g: GaugeStyleConfiguration,
    _ h: PrimitiveButtonStyleConfiguration
) {}
func types(
    _ a: GeometryProxy, _ b: CoordinateSpace, _ c: NamedCoordinateSpace, _ d: Anchor<CGRect>,
    _ f: NavigationSplitViewColumn, _ g: NavigationSplitViewStyle,
    _ i: LayoutDirection, _ j: LegibilityWeight, _ k: ColorSchemeContrast,
    _ m: FileDocumentConfiguration<Int>, _ n: GraphicsContext, _ p: PresentationMode,
    _ r: DefaultMenuStyle, _ t: AutomaticControlGroupStyle,
    _ u: PlainTextEditorStyle, _ z1: DefaultGroupBoxStyle,
    _ z2: AutomaticDisclosureGroupStyle, _ z3: AutomaticLabeledContentStyle
) {}

// MARK: - Views and values

@MainActor func views(
    _ date: Binding<Set<DateComponents>>, _ color: Binding<Color>, _ rows: [Row], _ bound: Binding<[Row]>,
    _ tag: Binding<Int?>, _ on: Binding<Bool>, _ text: Binding<String>, _ number: Binding<Int>,
    _ switches: Binding<[Bool]>, _ numbers: Binding<[Int]>
) {
    _ = GeometryReader { proxy in Text("\(proxy.size.width)") }
    _ = ViewThatFits {
        Text("a"); Text("b")
    }
    _ = AnyLayout(HStackLayout())
    _ = VStackLayout()
    _ = ZStackLayout()
    _ = GridLayout() { Text("") }
    _ = P1() { Text("") }
    _ = LazyHGrid(rows: []) { Text("") }
    _ = Table(rows) { TableColumn("Name", value: \.name) }
    _ = TableRow(1)
    _ = ScrollPosition(edge: .top)
    _ = TapGesture(count: 2).onEnded { print(1) }
    _ = SpatialTapGesture().onEnded { print($0.location) }
    _ = LongPressGesture().updating(GestureState(wrappedValue: false)) { value, state, _ in state = value }
    _ = DragGesture().onChanged { print($0.translation.width) }
    _ = MagnifyGesture().onChanged { print($0.magnification) }
    _ = MagnificationGesture().onChanged { print($0) }
    _ = RotateGesture().onChanged { print($0.rotation) }
    _ = RotationGesture().map { $0.degrees }
    _ = AnyGesture(P5()).sequenced(before: P5())
    _ = P5().simultaneously(with: P5())
    _ = P5().exclusively(before: P5())
    _ = SequenceGesture(P5(), P5())
    _ = SimultaneousGesture(P5(), P5())
    _ = ExclusiveGesture(P5(), P5())
    _ = TimelineView(.animation) { Text("\($0.date)") }
    _ = PhaseAnimator([1, 2]) { Text("\($0)") }
    _ = KeyframeAnimator(initialValue: 1.0) {
        Text("\($0)")
    } keyframes: { _ in
        KeyframeTrack(\.self) {
            LinearKeyframe(1.0, duration: 1)
            CubicKeyframe(1.0, duration: 1)
            SpringKeyframe(1.0)
        }
    }
    _ = AnimatablePair(1, 2)
    _ = UnitCurve.easeInOut
    _ = Spring(duration: 1)
    _ = CommandGroup(replacing: .newItem) { Text("") }
    _ = CommandMenu("") { Text("") }
    _ = Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
    _ = AnyShape(Circle())
    _ = Circle().path(in: .zero)
    _ = Circle().intersection(Circle())
    _ = Circle().union(Circle())
    _ = Circle().subtracting(Circle())
    _ = Circle().rotation(.degrees(1))
    _ = Circle().inset(by: 1)
    _ = Text("").clipShape(Circle(), style: FillStyle())
    _ = List(bound, editActions: .delete) { _ in Text("") }
    _ = ForEach(bound, editActions: .move) { _ in Text("") }
    _ = NavigationLink(destination: Text(""), tag: 1, selection: tag) { Text("") }
    _ = NavigationLink(destination: Text(""), isActive: on) { Text("") }
    _ = NavigationLink("", isActive: on) { Text("") }
    _ = TextField("", text: text, onEditingChanged: { _ in }, onCommit: {})
    _ = TextField("", text: text, onCommit: {})
    _ = TextField("", value: number, formatter: NumberFormatter())
    _ = Toggle(sources: switches, isOn: \.self) { Text("") }
    _ = Picker("", sources: numbers, selection: \.self) { Text("") }
    _ = Group(subviews: Text("")) { views in ForEach(views) { $0 } }
    _ = Text("").accessibilityLabel { label in label }
    _ = List(rows, children: \.rows) { Text($0.name) }
    _ = RadialGradient(colors: [.red], center: .center, startRadius: 1, endRadius: 2)
    _ = AngularGradient(colors: [.red], center: .center)
    _ = EllipticalGradient(colors: [.red])
    _ = MeshGradient(width: 1, height: 1, points: [[0, 0]], colors: [.red])
    _ = Circle().fill(.radialGradient(colors: [.red], center: .center, startRadius: 1, endRadius: 2))
    _ = Circle().fill(.angularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .zero))
    _ = Circle().fill(.ellipticalGradient(colors: [.red]))
    _ = Circle().fill(.image(Image("a")))
    _ = FillStyle()
    _ = MultiDatePicker("", selection: date)
    _ = PasteButton(payloadType: String.self) { print($0) }
    _ = ControlGroup { Text("") }
    _ = OutlineGroup(rows, children: \.rows) { Text($0.name) }
    _ = SettingsLink()
    _ = TextSelection(insertionPoint: "".startIndex)
    _ = UIHostingController(rootView: Text(""))
    _ = UIHostingConfiguration { Text("") }
    _ = NSHostingController(rootView: Text(""))
    _ = NSHostingView(rootView: Text(""))
    _ = ImageRenderer(content: Text(""))
    _ = AccessibilityNotification.Announcement("").post()
    _ = EquatableView(content: Text(""))
    _ = ModifiedContent(content: Text(""), modifier: 1)
    _ = EmptyModifier().concat(EmptyModifier())
    _ = AttributedString("").foregroundColor
    _ = AttributedString("").backgroundColor
    _ = AttributedString("").font
    _ = NavigationView { Text("") }
    _ = StackNavigationViewStyle()
    _ = ActionSheet(title: Text(""), buttons: [.cancel()])
    _ = Alert(title: Text(""), dismissButton: .default(Text("")))
    _ = NavigationSplitView {
        Text("")
    } detail: {
        Text("")
    }
    _ = NavigationSplitViewVisibility.all
    _ = TabSection("") { Text("") }
    _ = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    _ = NotificationCenter.default.publisher(for: Notification.Name(""))
    _ = AnyTransition.blurReplace
    _ = AnyTransition.modifier(active: EmptyModifier(), identity: EmptyModifier())
    _ = Font.body.width(.condensed)
}

@MainActor func scenes() {
    _ = Window("", id: "") { Text("") }
    _ = Settings { Text("") }
    _ = MenuBarExtra("") { Text("") }
    _ = DocumentGroup(newDocument: 1) { Text("\($0.document)") }
    let scene = WindowGroup { Text("") }
    _ = scene.defaultSize(width: 1, height: 1)
    _ = scene.windowStyle(.plain)
    _ = scene.commands { CommandMenu("") { Text("") } }
    _ = scene.onOpenURL { print($0) }
    _ = scene.environment(1)
    _ = scene.modelContainer(for: Row.self)
}

struct Row: Identifiable {
    let id: Int
    let name: String
    let rows: [Row]?
}

struct EmptyModifier: ViewModifier {
    func body(content: Content) -> some View { content }
}

// MARK: - Modifiers

@MainActor func modifiers(
    _ on: Binding<Bool>, _ index: Binding<Int>, _ id: Binding<Int?>, _ text: Binding<String>,
    _ url: Binding<URL?>, _ field: FocusState<Bool>.Binding, _ space: Namespace.ID,
    _ ear: AccessibilityFocusState<Bool>.Binding, _ position: Binding<ScrollPosition>, _ model: OldModel
) {
    let view = Text("").padding()
    _ = view.onReceive(Timer.publish(every: 1, on: .main, in: .common)) { print($0) }
    _ = view.transformEnvironment(\.font) { $0 = nil }
    _ = view.previewDisplayName("")
    _ = view.previewLayout(.sizeThatFits)
    _ = view.previewDevice("")
    _ = view.navigationViewStyle(.stack)
    _ = view.navigationViewStyle(.columns)
    _ = view.navigationBarTitle("")
    _ = view.navigationBarItems(trailing: Text(""))
    _ = view.alert(isPresented: on) { Alert(title: Text("")) }
    _ = view.actionSheet(isPresented: on) { ActionSheet(title: Text("")) }
    _ = view.navigationSplitViewStyle(.balanced)
    _ = view.navigationSplitViewColumnWidth(1)
    _ = view.inspector(isPresented: on) { Text("") }
    _ = view.inspectorColumnWidth(1)
    _ = view.presentationBackgroundInteraction(.enabled)
    _ = view.presentationCompactAdaptation(.popover)
    _ = view.presentationSizing(.fitted)
    _ = view.toolbar { DefaultToolbarItem(kind: .search) }
    _ = view.toolbar { ToolbarTitleMenu { Text("") } }
    _ = view.toolbarTitleMenu { Text("") }
    _ = view.toolbarVisibility(.hidden, for: .tabBar)
    _ = view.toolbarBackgroundVisibility(.hidden, for: .tabBar)
    _ = view.toolbarColorScheme(.dark, for: .navigationBar)
    _ = view.toolbarRole(.editor)
    _ = view.navigationSubtitle("")
    _ = view.statusBar(hidden: true)
    _ = view.safeAreaBar(edge: .top) { Text("") }
    _ = view.persistentSystemOverlays(.hidden)
    _ = view.tabViewBottomAccessory { Text("") }
    _ = view.tabViewStyle(.sidebarAdaptable)
    _ = view.tabViewStyle(.grouped)
    _ = view.searchFocused(field)
    _ = view.coordinateSpace(name: "")
    _ = view.preference(key: P2.self, value: 1)
    _ = view.onPreferenceChange(P2.self) { print($0) }
    _ = view.transformPreference(P2.self) { $0 += 1 }
    _ = view.anchorPreference(key: P2.self, value: .bounds) { _ in 1 }
    _ = view.transformAnchorPreference(key: P2.self, value: .bounds) { value, _ in value += 1 }
    _ = view.overlayPreferenceValue(P2.self) { Text("\($0)") }
    _ = view.backgroundPreferenceValue(P2.self) { Text("\($0)") }
    _ = view.onGeometryChange(for: CGSize.self, of: { $0.size }) { print($0) }
    _ = view.alignmentGuide(.leading) { $0.width }
    _ = view.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    _ = view.alignmentGuide(.listRowSeparatorTrailing) { $0[.leading] }
    _ = view.layoutValue(key: P3.self, value: 1)
    _ = view.tableStyle(.inset)
    _ = view.contentMargins(1)
    _ = view.scrollPosition(position)
    _ = view.scrollTarget()
    _ = view.scrollDisabled(true)
    _ = view.scrollClipDisabled()
    _ = view.scrollBounceBehavior(.basedOnSize)
    _ = view.scrollEdgeEffectStyle(.soft, for: .top)
    _ = view.onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { _, new in print(new) }
    _ = view.onScrollPhaseChange { _, new in print(new.isScrolling) }
    _ = view.onScrollVisibilityChange { print($0) }
    _ = view.listItemTint(.red)
    _ = view.listSectionSpacing(.compact)
    _ = view.listSectionSeparatorTint(.red)
    _ = view.headerProminence(.increased)
    _ = view.moveDisabled(true)
    _ = view.selectionDisabled()
    _ = view.gesture(P5())
    _ = view.simultaneousGesture(P5())
    _ = view.highPriorityGesture(P5())
    _ = view.onTapGesture { (point: CGPoint) in print(point) }
    _ = view.onHover { print($0) }
    _ = view.hoverEffect(.lift)
    _ = view.onDrag { 1 }
    _ = view.onDrop(of: [""], delegate: P7())
    _ = view.draggable("")
    _ = view.dropDestination(for: String.self) { words, _ in words.isEmpty }
    _ = view.animation(.default)
    _ = view.keyframeAnimator(initialValue: 1.0) { view, value in
        view.opacity(value)
    } keyframes: { _ in
        KeyframeTrack(\.self) { LinearKeyframe(1.0, duration: 1) }
    }
    _ = view.scrollTransition { view, phase in view.opacity(phase.isIdentity ? 1 : 0) }
    _ = view.visualEffect { view, proxy in view.offset(x: proxy.size.width) }
    _ = view.symbolEffectsRemoved()
    _ = view.focusedValue(\.title, "")
    _ = view.focusedSceneValue(\.title, "")
    _ = view.onKeyPress(.space) { .handled }
    _ = view.focusable()
    _ = view.containerShape(Circle())
    _ = view.backgroundStyle(.red)
    _ = view.position(x: 1, y: 1)
    _ = view.transformEffect(1)
    _ = view.containerBackground(.red, for: .navigation)
    _ = view.privacySensitive()
    _ = view.fontWidth(.condensed)
    _ = view.buttonStyle(.link)
    _ = view.buttonStyle(.accessoryBar)
    _ = view.buttonStyle(.card)
    _ = view.pickerStyle(.radioGroup)
    _ = view.groupBoxStyle(.automatic)
    _ = view.disclosureGroupStyle(.automatic)
    _ = view.labeledContentStyle(.automatic)
    _ = view.groupBoxStyle(R2())
    _ = view.disclosureGroupStyle(R3())
    _ = view.labeledContentStyle(R4())
    _ = view.menuStyle(.button)
    _ = view.menuStyle(.borderlessButton)
    _ = view.controlGroupStyle(.navigation)
    _ = view.controlGroupStyle(.palette)
    _ = view.controlGroupStyle(.compactMenu)
    _ = view.textEditorStyle(.plain)
    _ = view.menuOrder(.fixed)
    _ = view.menuIndicator(.hidden)
    _ = view.menuActionDismissBehavior(.disabled)
    _ = view.fileImporter(isPresented: on, allowedContentTypes: [""]) { (result: Result<URL, any Error>) in
        print(result)
    }
    _ = view.fileExporter(isPresented: on, document: "", contentType: "") { print($0) }
    _ = view.quickLookPreview(url)
    _ = view.onOpenURL { print($0) }
    _ = view.autocapitalization(.none)
    _ = view.submitScope()
    _ = view.mapStyle(.standard)
    _ = view.mapControls { Text("") }
    _ = view.popoverTip(Optional(1))
    _ = view.chartXAxis(.hidden)
    _ = view.chartYAxis(.hidden)
    _ = view.photosPicker(isPresented: on, selection: index)
    _ = view.modelContainer(for: Row.self)
    _ = view.accessibility(label: Text(""))
    _ = view.accessibilityActions { Text("") }
    _ = view.accessibilityAdjustableAction { print($0) }
    _ = view.accessibilityRotor("") { 1 }
    _ = view.accessibilityRotorEntry(id: 1, in: space)
    _ = view.accessibilityCustomContent("", "")
    _ = view.accessibilitySortPriority(1)
    _ = view.accessibilityHeading(.h1)
    _ = view.accessibilityRepresentation { Text("") }
    _ = view.accessibilityChildren { Text("") }
    _ = view.accessibilityInputLabels([""])
    _ = view.accessibilityRespondsToUserInteraction()
    _ = view.accessibilityShowsLargeContentViewer()
    _ = view.accessibilityFocused(ear)
}
