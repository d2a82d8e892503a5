import PaperUI
import TestSupport
import Testing

/// Effects that change looks alone: a view says what it said.
@MainActor
@Suite(.endsInTime) struct InertEffectsTests {
    @Test func `an effect changes nothing of what a view says`() {
        let view = Text("Up")
        let views = [
            AnyView(view.blendMode(.multiply)), AnyView(view.colorMultiply(.red)),
            AnyView(view.colorInvert()),
            AnyView(view.saturation(0)), AnyView(view.brightness(0.1)), AnyView(view.contrast(2)),
            AnyView(view.grayscale(1)), AnyView(view.hueRotation(.degrees(90))), AnyView(view.drawingGroup()),
            AnyView(view.compositingGroup()), AnyView(view.flipsForRightToLeftLayoutDirection(true)),
            AnyView(view.textScale(.secondary)), AnyView(view.padding().textScale(.default)),
            AnyView(view.transaction { $0.animation = nil }),
            AnyView(view.animation(.default) { $0.opacity(1) }),
        ]
        for view in views { #expect(Screen(view).text == "Up") }
        let image = Image("poster").resizable(capInsets: EdgeInsets(), resizingMode: .tile).antialiased(true)
        #expect(Screen(image).text == "{poster}")
    }

    @Test func `a rectangle with several radii is drawn with the greatest`() throws {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 12)
        #expect(try Drawn(shape.fill(.red)).radius("#ff3b30") == 12)
        #expect(shape.cornerRadii == RectangleCornerRadii(topLeading: 4, bottomTrailing: 12))
        let clipped = Color.red.frame(height: 50)
            .clipShape(.rect(topLeadingRadius: 8, topTrailingRadius: 8))
            .clipShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: 1)))
        #expect(Screen(clipped).svg().contains("rx=\"8\""))
        #expect(
            Screen(Text("Up").background(.red, in: .rect(bottomLeadingRadius: 9))).svg().contains("rx=\"9\""))
    }

    @Test func `a change is made at once, and what follows its movement, too`() {
        var said: [String] = []
        let result = withAnimation(.default) {
            said.append("change")
            return 1
        } completion: {
            said.append("complete")
        }
        withAnimation(.easeIn, completionCriteria: .removed) {
        } completion: {
            said.append("removed")
        }
        #expect(result == 1 && said == ["change", "complete", "removed"])

        var transaction = Transaction(animation: .easeIn)
        transaction.disablesAnimations = true
        #expect(transaction.animation == .easeIn && !Transaction().disablesAnimations)
        #expect(withTransaction(transaction) { 2 } == 2)
        #expect(withTransaction(\.isContinuous, true) { 3 } == 3)
    }

    @Test func `an image from the web takes a transaction`() {
        let image = AsyncImage(url: nil, transaction: Transaction(animation: .easeIn)) { phase in
            if phase.image == nil { Text("meanwhile") }
        }
        #expect(Screen(image).text == "meanwhile")
    }

    @Test func `further names of looks are taken`() {
        struct Titles: View {
            @Namespace private var names
            var body: some View {
                Text("Up").fontDesign(.rounded) + Text("!").bold()
                Text("Coco")
                    .matchedGeometryEffect(id: 1, in: names, properties: [.position, .size])
                    .modifier(EmptyModifier())
                    .modifier(EmptyModifier.identity)
                    .presentationContentInteraction(.scrolls)
            }
        }

        #expect(Screen(Titles()).text == "Up!\nCoco")
        #expect(MatchedGeometryProperties.frame == [.position, .size])
        #expect(FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")).format(0.5) == "0.5")
    }
}
