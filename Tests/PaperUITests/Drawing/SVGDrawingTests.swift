import Foundation
import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct SVGDrawingTests {
    struct Card: View {
        @Environment(\.colorScheme) private var colorScheme
        @State private var taps = 0

        var body: some View {
            VStack(alignment: .leading) {
                Text("Coco & friends").font(.headline)
                Button("\(colorScheme) \(taps)") { taps += 1 }
            }
            .padding(8)
            .background(Color.yellow)
        }
    }

    @Test func `a card is drawn to the byte`() {
        #expect(
            Screen(Card()).svg(width: 320) == """
                <svg xmlns="http://www.w3.org/2000/svg" width="320" height="106" viewBox="0 0 320 106" \
                font-family="-apple-system, 'Helvetica Neue', Helvetica, Arial, sans-serif">
                  <rect x="0" y="0" width="320" height="106" rx="20" fill="#ffffff"/>
                  <rect x="93.5" y="20" width="133.1" height="66" fill="#ffcc00"/>
                  <text x="101.5" y="44" font-size="17" font-weight="600" textLength="117.1" \
                lengthAdjust="spacingAndGlyphs" fill="#000000">Coco &amp; friends</text>
                  <text x="101.5" y="73" font-size="17" textLength="45.4" \
                lengthAdjust="spacingAndGlyphs" fill="#007aff">light 0</text>
                </svg>

                """)
    }

    @Test func `it is drawn in the scheme and size that are asked for, and then as before`() throws {
        let screen = Screen(Card())
        try #require(screen.button("light 0")).tap()
        let before = screen.svg()

        let dark = screen.svg(colorScheme: .dark)
        #expect(dark.contains(">dark 1</text>"))
        #expect(dark.contains("rx=\"20\" fill=\"#000000\""))

        let large = screen.svg(dynamicTypeSize: .accessibility5)
        #expect(large.contains("font-size=\"53\""))

        #expect(screen.shows("light 1"))
        #expect(screen.svg() == before)
    }

    @Test func `each text size is drawn in its own points`() {
        let screen = Screen(Text("Body"))
        let sizes = DynamicTypeSize.allCases.map { size in
            let parts = screen.svg(dynamicTypeSize: size).split(separator: "\"")
            return parts.firstIndex { $0.hasSuffix("font-size=") }.map { String(parts[$0 + 1]) }
        }
        #expect(sizes == ["14", "15", "16", "17", "19", "21", "23", "28", "33", "40", "47", "53"])
    }

    @Test func `a font of so many points does not grow with the text size, and keeps that in bold`() {
        let screen = Screen(Text("Fixed").font(.system(size: 20).bold()))
        #expect(screen.svg(dynamicTypeSize: .accessibility5).contains(#"font-size="20" font-weight="700""#))
    }

    @Test func `text is broken into lines that fit, and a word that is too wide is broken, too`() {
        func lines(_ text: String, width: Int) -> [Substring] {
            Screen(Text(text)).svg(width: width).split(separator: "\n").compactMap { line in
                line.split(separator: ">").last?.split(separator: "<").first
            }.filter { !$0.hasPrefix(" ") && !$0.hasPrefix("svg") && !$0.hasPrefix("/svg") }
        }

        #expect(lines("one two three", width: 390) == ["one two three"])
        #expect(lines("one two three", width: 100) == ["one two", "three"])
        #expect(lines("one\ntwo", width: 390) == ["one", "two"])
        #expect(lines("incomprehensible", width: 90) == ["incomp", "rehensi", "ble"])
    }

    @Test func `characters that SVG cannot hold are escaped or replaced`() {
        let svg = Screen(Text("<a> & \u{1}")).svg()
        #expect(svg.contains(">&lt;a&gt; &amp; \u{fffd}</text>"))
    }

    @Test func `a disabled button is grey, a destructive one red`() {
        func fill<V: View>(_ view: V) -> Substring? {
            Screen(view).svg().split(separator: "\n").first { $0.contains("<text") }?
                .split(separator: "fill=\"").last?.prefix(7)
        }

        #expect(fill(Button("Send") {}) == "#007aff")
        #expect(fill(Button("Send") {}.disabled(true)) == "#b4b4b9")
        #expect(fill(Button("Delete", role: .destructive) {}) == "#ff3b30")
        #expect(fill(Text("Text").foregroundStyle(.secondary)) == "#6c6c70")
        #expect(fill(Text("Text").foregroundColor(.orange)) == "#ff9500")
    }

    @Test func `a dark subtree on a light screen keeps its own colours`() {
        let svg = Screen(
            VStack {
                Text("light")
                Text("dark").environment(\.colorScheme, .dark)
            }
        ).svg()
        #expect(svg.contains("fill=\"#000000\">light<"))
        #expect(svg.contains("fill=\"#ffffff\">dark<"))
    }

    @Test func `nothing in it comes from elsewhere`() {
        let svg = Screen(
            Form { Section("Items") { Toggle("Sound", isOn: .constant(true)) } }
        ).svg()
        #expect(svg.components(separatedBy: "http").count == 2)
        #expect(!svg.contains("<script") && !svg.contains("@import") && !svg.contains("href"))
    }

    @Test func `an unmounted screen is blank`() {
        let screen = Screen(Card())
        screen.unmount()
        #expect(screen.svg(width: 10).contains("width=\"10\" height=\"0\""))
        #expect(!screen.svg().contains("<text"))
    }
}
