import PaperUI
import TestSupport
import Testing

/// Types that SwiftUI has, where they do something. What they refuse is in Runner/Tests/Fixtures/Strict.
@MainActor
@Suite(.endsInTime) struct TypesTests {
    @Test func `a line along a shape is a shape, and may be filled`() {
        #expect(
            Screen(Circle().stroke(lineWidth: 3).fill(.red)).svg()
                == Screen(Circle().stroke(.red, lineWidth: 3)).svg())
        #expect(
            Screen(Rectangle().inset(by: 2).strokeBorder(style: StrokeStyle(lineWidth: 3))).svg()
                == Screen(Rectangle().strokeBorder(lineWidth: 3)).svg())
    }

    @Test func `a paint of the system is the colour that it was`() {
        #expect(
            Screen(Text("a").foregroundStyle(.tint)).svg()
                == Screen(Text("a").foregroundStyle(Color.accentColor)).svg())
        #expect(
            Screen(Text("a").foregroundStyle(.tint.secondary)).svg()
                == Screen(Text("a").foregroundStyle(Color.accentColor.opacity(0.5))).svg())
        #expect(
            Screen(Text("a").background(Color.red.gradient)).svg() == Screen(Text("a").background(.red)).svg()
        )
        #expect(
            Screen(Text("a").foregroundStyle(.foreground).foregroundStyle(.red)).svg()
                == Screen(Text("a").foregroundStyle(.red)).svg())
    }

    @Test func `traits are a set`() {
        var traits: AccessibilityTraits = [.isButton, .isHeader]

        #expect(traits.contains(.isButton))
        #expect(traits.insert(.isButton).inserted == false)
        #expect(traits.remove(.isHeader) == .isHeader)
        #expect(traits.remove(.isHeader) == nil)
        #expect(traits == .isButton)
        #expect(traits.symmetricDifference([.isButton, .isLink]) == .isLink)
        #expect(traits.union(.isLink).subtracting(.isButton) == .isLink)
        #expect(traits.intersection(.isLink).isEmpty)
        #expect(traits.update(with: .isImage) == nil)
        #expect(traits == [.isButton, .isImage])
    }

    struct Shelf: View {
        static let title = Text("Shelf").bold()
        var mark = Image(systemName: "star")
        var body: some View {
            HStack {
                Self.title
                mark
            }
        }
    }

    @Test func `views are made on no actor`() {
        #expect(Screen(Shelf()).text == "Shelf {star}")
    }
}
