import Foundation
import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct TextInterpolationTests {
    @Test func `a text takes specifiers and formats between its parentheses`() {
        let price = 9.5
        let screen = Screen(
            VStack {
                Text("\(price, specifier: "%.2f") EUR")
                Text("\(7, specifier: "%03d")")
                Text("\(0.25, format: .percent)")
            })
        #expect(screen.text == "9.50 EUR\n007\n25%")
    }
}
