import PaperUI
import PaperUITesting
import TestSupport
import Testing

/// Controls over numbers that are not finite, or at the end of their type.
@MainActor
@Suite(.endsInTime) struct OddControlTests {
    struct Volume: View {
        @State var volume: Double
        var range = 0.0...10
        var body: some View {
            Slider(value: $volume, in: range) { Text("Volume") }
            Text("at \(String(volume))")
        }
    }

    @Test(arguments: [(Double.nan, "nan", 0), (.infinity, "inf", 100), (-.infinity, "-inf", 0)])
    func `a slider over a number that is not finite stands at an end`(
        _ volume: Double, _ told: String, _ percent: Int
    ) throws {
        let app = AppDriver.running(Volume(volume: volume))
        #expect(app.sliders["Volume"].value == "\(percent) %")
        #expect(try app.screen?.inspect().description.contains(#"Slider "Volume", \#(percent) %"#) == true)
        #expect(app.text.contains("●"))
        #expect(
            app.screen?.warnings == [
                "The value of a Slider in Volume is \(told), which paper cannot draw. It counts as \(percent) %."
            ])

        app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.5)
        #expect(app.staticTexts["at 5.0"].exists)
    }

    @Test(arguments: [0...Double.infinity, -.greatestFiniteMagnitude ... .greatestFiniteMagnitude])
    func `a slider whose range has no length stays where it is`(_ range: ClosedRange<Double>) {
        let app = AppDriver.running(Volume(volume: 3, range: range))
        app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.5)
        #expect(app.staticTexts["at 3.0"].exists)
        #expect(app.sliders["Volume"].value == "0 %")
        #expect(
            app.screen?.warnings == [
                "The length of a Slider's range in Volume is inf, which paper cannot draw. It is left out."
            ])
    }

    @Test func `a slider over one number holds it`() {
        let app = AppDriver.running(Volume(volume: 1, range: 1...1))
        app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.7)
        #expect(app.staticTexts["at 1.0"].exists)
        #expect(app.screen?.warnings == [])
    }

    @Test func `a slider is not moved to a place that is no number`() {
        let app = AppDriver.running(Volume(volume: 3))
        app.sliders["Volume"].adjust(toNormalizedSliderPosition: .nan)
        #expect(app.staticTexts["at 3.0"].exists)
        #expect(
            app.screen?.warnings == [
                "The place on a Slider in Volume is nan, which paper cannot draw. It is left out."
            ])
        app.sliders["Volume"].adjust(toNormalizedSliderPosition: .infinity)
        #expect(app.staticTexts["at 10.0"].exists)
    }

    @Test(arguments: [Double.nan, .infinity, .leastNonzeroMagnitude])
    func `a slider's step that is none is no step`(_ step: Double) {
        struct Stepped: View {
            let step: Double
            @State private var volume = 0.0
            var body: some View {
                Slider(value: $volume, in: 0...10, step: step)
                Text("at \(String(volume))")
            }
        }
        let app = AppDriver.running(Stepped(step: step))
        app.sliders.firstMatch.adjust(toNormalizedSliderPosition: 1)
        #expect(app.staticTexts["at 10.0"].exists)
    }

    /// A stepper over a type, with a range or without.
    struct Pieces<Number: FixedWidthInteger>: View where Number.Stride == Int {
        @State var number: Number
        var range: ClosedRange<Number>?
        var step = 1
        var body: some View {
            if let range {
                Stepper("Pieces", value: $number, in: range, step: step)
            } else {
                Stepper("Pieces", value: $number, step: step)
            }
            Text("\(String(number))")
        }
    }

    private func number(after buttons: [String], _ view: some View) -> String {
        let app = AppDriver.running(view)
        for button in buttons { app.buttons[button].tap() }
        return app.text.split(separator: "\n").last.map { String($0) } ?? ""
    }

    @Test func `a stepper goes as far as its range, whatever the type`() {
        let (more, less) = (["Increment"], ["Decrement"])
        #expect(number(after: more, Pieces<UInt8>(number: 250, range: 0...255, step: 10)) == "255")
        #expect(number(after: less, Pieces<UInt8>(number: 5, range: 0...255, step: 10)) == "0")
        #expect(number(after: more, Pieces<UInt8>(number: 5, range: 0...100, step: 300)) == "100")
        #expect(number(after: more, Pieces<Int8>(number: -100, range: -128...127, step: 200)) == "100")
        #expect(number(after: less, Pieces<Int8>(number: 127, range: -128...127, step: 255)) == "-128")
        #expect(number(after: less, Pieces<UInt>(number: 2, range: 0...10, step: 3)) == "0")
        #expect(
            number(after: more, Pieces<Int>(number: .max - 1, range: 0 ... .max, step: 5)) == "\(Int.max)")
        #expect(number(after: less, Pieces<Int>(number: .min + 1, range: .min...0, step: 3)) == "\(Int.min)")
        #expect(
            number(after: more, Pieces<UInt64>(number: .max - 3, range: 0 ... .max, step: .max))
                == "\(UInt64.max)")
        #expect(number(after: more + less, Pieces<Int16>(number: 7, range: 0...20, step: 4)) == "7")
    }

    @Test func `a stepper without a range goes as far as its type`() {
        #expect(number(after: ["Increment", "Increment"], Pieces<UInt8>(number: 254)) == "255")
        #expect(number(after: ["Decrement"], Pieces<UInt8>(number: 0)) == "0")
        #expect(number(after: ["Decrement"], Pieces<Int>(number: .min + 1, step: 3)) == "\(Int.min)")
        #expect(number(after: ["Increment"], Pieces<Int>(number: 0, step: .min)) == "\(Int.min)")
        #expect(number(after: ["Decrement"], Pieces<Int>(number: 0, step: .min)) == "\(Int.max)")
    }

    @Test func `nobody waits for an app longer than there is time`() async {
        let app = AppDriver.running(Text("a"))
        #expect(await app.staticTexts["a"].waitForExistence(timeout: .infinity))
        #expect(await app.staticTexts["b"].waitForNonExistence(timeout: 1e300))
        #expect(await app.staticTexts["b"].waitForExistence(timeout: .nan) == false)
        #expect(await app.staticTexts["b"].waitForExistence(timeout: -.infinity) == false)
    }
}
