import PaperUI
import PaperUITesting
import Testing

@MainActor
@Suite struct AccessibilityTests {
    struct Rating: View {
        var body: some View {
            HStack {
                Image(systemName: "star.fill").accessibilityHidden(true)
                Text("4 of 5")
                    .accessibilityLabel("Rating")
                    .accessibilityValue("4 of 5 stars")
                    .accessibilityHint("Tap to rate")
                    .accessibilityAddTraits([.isButton, .isSelected])
                    .accessibilityRemoveTraits(.isSelected)
                Text("unseen").hidden()
            }
            .accessibilityElement(children: .combine)
        }
    }

    @Test func `a test reads what a screen reader says`() throws {
        let text = try Rating().inspect().find(text: "4 of 5")
        #expect(try text.accessibilityLabel() == "Rating")
        #expect(try text.accessibilityValue() == "4 of 5 stars")
        #expect(try text.accessibilityHint() == "Tap to rate")
    }

    @Test func `a driver finds what a screen reader does`() {
        let app = AppDriver.running(Rating())
        #expect(app.buttons["Rating"].value == "4 of 5 stars")
        #expect(!app.buttons["Rating"].isSelected)
        #expect(app.images.count == 0)
        #expect(app.staticTexts.count == 0)
        #expect(app.text == "{star.fill} 4 of 5")
    }
}
