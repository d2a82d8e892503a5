import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct TransformTests {
    private func svg(_ view: some View) -> String { Screen(view.background(.yellow)).svg() }

    @Test func `what is drawn elsewhere keeps its room`() {
        let plain = svg(Text("Hi"))
        #expect(plain.contains(##"<text x="187" y="36""##))
        let aside = svg(Text("Hi").offset(x: 10, y: 5))
        #expect(aside.contains(##"<text x="197" y="41""##))
        let room = ##"<rect x="187" y="20" width="16" height="21" fill="#ffcc00"/>"##
        #expect(plain.contains(room) && aside.contains(room))
    }

    @Test func `a view is turned and scaled around its middle`() {
        let turned = svg(Text("Hi").rotationEffect(.degrees(90)))
        #expect(turned.contains(#"<g transform="translate(195 30.5) rotate(90) scale(1)">"#))
        let larger = svg(Text("Hi").scaleEffect(1.5))
        #expect(larger.contains(#"<g transform="translate(195 30.5) rotate(0) scale(1.5)">"#))
        #expect(Screen(Text("Hi").scaleEffect(2)).text == "Hi")
    }

    @Test func `of a gradient the first colour is drawn, of a material a grey`() {
        let gradient = Text("Hi").background(
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        #expect(svg(gradient).contains(##"fill="#ff3b30"/>"##))
        #expect(
            svg(Text("Hi").background(.regularMaterial, in: Capsule())).contains(##"fill="#8e8e931f"/>"##))
        #expect(svg(Text("Hi").foregroundStyle(Color.green.gradient)).contains(##"fill="#34c759">"##))
        #expect(svg(Color(.systemGray)).contains(##"fill="#8e8e93"/>"##))
    }
}
