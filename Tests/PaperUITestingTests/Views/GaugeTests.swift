import PaperUI
import PaperUITesting
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct GaugeTests {
    struct Speed: View {
        @State private var speed = 40.0
        var body: some View {
            Gauge(value: speed, in: 0...200) {
                Text("Speed")
            } currentValueLabel: {
                Text("\(Int(speed)) km/h")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("200")
            }
            Button("Faster") { speed += 200 }
        }
    }

    @Test func `a gauge shows where a value stands in its range, and says its share`() throws {
        let app = AppDriver.running(Speed())
        #expect(app.text == "Speed\n0 ▓▓░░░░░░░░ 200\n40 km/h\n[ Faster ]")
        #expect(app.otherElements["Speed"].value == "20 %")
        #expect(app.otherElements["Speed"].label == "Speed")
        #expect(try Speed().inspect().description.contains("  Gauge \"Speed\", 20 %\n"))

        app.buttons["Faster"].tap()

        #expect(app.text == "Speed\n0 ▓▓▓▓▓▓▓▓▓▓ 200\n240 km/h\n[ Faster ]")
        #expect(app.otherElements["Speed"].value == "100 %")
    }

    @Test func `a gauge need have no more than a label, which may be hidden`() {
        let gauge = Gauge(value: 0.5) { Text("Battery") }
        #expect(Screen(gauge).text == "Battery\n▓▓▓▓▓░░░░░")
        #expect(AppDriver.running(gauge.labelsHidden()).text == "▓▓▓▓▓░░░░░")
        #expect(AppDriver.running(gauge.labelsHidden()).otherElements["Battery"].value == "50 %")
        #expect(
            AppDriver.running(gauge.accessibilityValue("half")).otherElements["Battery"].value == "half")
    }

    @Test func `a picture has the bar between the ends of the range`() {
        let svg = Screen(Speed().tint(.red)).svg()
        #expect(svg.contains(##"<rect x="33.5" y="53.5" width="304.2" height="4" rx="2" fill="#d8d8dc"/>"##))
        #expect(svg.contains(##"<rect x="33.5" y="53.5" width="60.8" height="4" rx="2" fill="#ff3b30"/>"##))
        #expect(svg.contains(##"<text x="16" y="61" "##))
        #expect(svg.contains(##"<text x="345.6" y="61" "##))
    }

    @Test func `a value that is no number counts as the beginning`() {
        let screen = Screen(Gauge(value: Double.nan) { Text("Battery") })
        #expect(screen.text == "Battery\n░░░░░░░░░░")
        #expect(
            screen.warnings == [
                "The value of a Gauge is nan, which paper cannot draw. It counts as 0 %."
            ])
    }
}
