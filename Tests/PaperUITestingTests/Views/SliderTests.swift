import PaperUI
import PaperUITesting
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct SliderTests {
    struct Volume: View {
        @State private var volume = 5.0
        var body: some View {
            Slider(value: $volume, in: 0...20, step: 5) { Text("Volume") }
            Text(String(volume))
        }
    }

    @Test func `a slider goes through its range in steps`() {
        let app = AppDriver.running(Volume())
        #expect(app.text == "Volume ━━━●───────\n5.0")
        app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.8)
        #expect(app.staticTexts["15.0"].exists)
        #expect(app.sliders["Volume"].value == "75 %")
        app.sliders["Volume"].adjust(toNormalizedSliderPosition: 2)
        #expect(app.staticTexts["20.0"].exists)
    }
}
