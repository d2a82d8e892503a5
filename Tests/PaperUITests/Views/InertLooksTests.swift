import PaperUI
import TestSupport
import Testing

/// What says only how a phone looks changes nothing that a screen says.
@MainActor
@Suite(.endsInTime) struct InertLooksTests {
    struct Card: View, Equatable {
        @Namespace private var space
        var body: some View { Text("Card").matchedGeometryEffect(id: 1, in: space) }

        nonisolated static func == (lhs: Card, rhs: Card) -> Bool { true }
    }

    struct Plain: View {
        @Namespace private var space

        var body: some View {
            VStack {
                Card().equatable()
                    .matchedTransitionSource(id: 1, in: space)
                    .navigationTransition(.zoom(sourceID: 1, in: space))
                Text("Text")
                    .glassEffect().glassEffect(.regular.tint(.red).interactive(), in: .capsule)
                    .glassEffectID(1, in: space).glassEffectUnion(id: 1, namespace: space)
                    .glassEffectTransition(.materialize).backgroundExtensionEffect()
                    .rotation3DEffect(.degrees(1), axis: (x: 0, y: 1, z: 0)).geometryGroup()
                    .safeAreaPadding().safeAreaPadding(.top, 1).safeAreaPadding(1)
                    .containerRelativeFrame(.horizontal)
                    .containerRelativeFrame(.horizontal, count: 2, spacing: 1)
                    .containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
                    .unredacted().ignoresSafeArea().ignoresSafeArea(edges: .top)
                    .ignoresSafeArea(.keyboard, edges: .bottom)
                GlassEffectContainer { Text("Glass") }
                Gauge(value: 0.5) { Text("Gauge") }.gaugeStyle(.linearCapacity)
            }
            .defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .initialOffset)
            .scrollTargetLayout().scrollTargetBehavior(.viewAligned)
            .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
            .tabBarMinimizeBehavior(.onScrollDown).indexViewStyle(.page(backgroundDisplayMode: .always))
        }
    }

    @Test func `a view looks as it does without them`() {
        let bare = VStack {
            Text("Card")
            Text("Text")
            Text("Glass")
            Gauge(value: 0.5) { Text("Gauge") }
        }
        let screen = Screen(Plain())
        #expect(screen.text == Screen(bare).text)
        #expect(screen.svg() == Screen(bare).svg())
        #expect(screen.warnings.isEmpty)
    }

    @Test func `an animation by phases shows the first`() {
        let screen = Screen(
            VStack {
                Text("a").phaseAnimator([1, 2]) { view, phase in
                    view
                    Text("\(phase)")
                }
                Text("b").phaseAnimator([3, 4], trigger: true) { _, phase in Text("\(phase)") }
            })
        #expect(screen.text == "a\n1\n3")
    }

    @Test func `what scrolls to a view does nothing, and may be asked`() {
        var asked = 0
        let screen = Screen(
            ScrollViewReader { proxy in
                Button("Down") {
                    proxy.scrollTo("end", anchor: .bottom)
                    asked += 1
                }
            })
        screen.button("Down")?.tap()
        #expect(asked == 1)
        #expect(screen.text == "[ Down ]")
    }

    @Test func `a bar has no room between its items`() {
        func bar<C: ToolbarContent>(@ToolbarContentBuilder _ content: () -> C) -> String {
            Screen(NavigationStack { Text("Page").toolbar(content: content) }).text
        }
        let spaced = bar {
            ToolbarItem { Button("A") {} }
            ToolbarSpacer(.fixed)
            ToolbarItem { Button("B") {} }
        }
        #expect(
            spaced
                == bar {
                    ToolbarItem { Button("A") {} }
                    ToolbarItem { Button("B") {} }
                })
    }

    @Test func `buttons of glass have borders`() {
        func picture(_ button: some View) -> String { Screen(button).svg() }

        #expect(
            picture(Button("A") {}.buttonStyle(.glass)) == picture(Button("A") {}.buttonStyle(.bordered)))
        #expect(
            picture(Button("A") {}.buttonStyle(.glassProminent))
                == picture(Button("A") {}.buttonStyle(.borderedProminent)))
    }

    @Test func `a shape may be filled and have a line`() {
        func picture(_ shape: some View) -> String { Screen(shape).svg() }

        let both = picture(Circle().fill(.red).stroke(.blue, lineWidth: 2))
        #expect(both == picture(Circle().fill(.red).overlay { Circle().stroke(.blue, lineWidth: 2) }))
        #expect(both != picture(Circle().fill(.red)))
        #expect(picture(Circle().trim(from: 0, to: 0.5)) == picture(Circle()))
        #expect(
            picture(Text("a").clipShape(.rect(cornerRadius: 4, style: .circular)))
                == picture(Text("a").clipShape(.rect(cornerRadius: 4))))
    }
}
