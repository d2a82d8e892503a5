import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct ShapeTests {
    @Test func `in text, shapes and colours do not show, but what is upon them does`() {
        let screen = Screen(
            ZStack {
                Color.blue
                RoundedRectangle(cornerRadius: 8).fill(.red)
                Text("Upon").overlay(alignment: .topTrailing) { Text("3") }
            }
            .background { Circle() })
        #expect(screen.text == "Upon\n3")
    }

    @Test func `a picture has their outlines and colours`() {
        let svg = Screen(
            HStack {
                Rectangle().fill(.red).frame(width: 10, height: 20)
                Circle().frame(width: 30, height: 20)
                Capsule().stroke(.green, lineWidth: 2).frame(width: 40, height: 20)
                RoundedRectangle(cornerRadius: 5).fill(.blue).frame(width: 50, height: 20)
                Color.yellow.frame(width: 60, height: 20)
            }
        ).svg()
        for shape in [
            ##"width="10" height="20" fill="#ff3b30"/>"##,
            ##"width="20" height="20" rx="10" fill="#000000"/>"##,
            ##"width="38" height="18" rx="9" fill="none" stroke="#34c759" stroke-width="2"/>"##,
            ##"width="50" height="20" rx="5" fill="#007aff"/>"##,
            ##"width="60" height="20" fill="#ffcc00"/>"##,
        ] {
            #expect(svg.contains(shape))
        }
    }

    @Test func `a shape behind a view is as large as the view`() {
        let svg = Screen(Text("Hi").padding(10).background(.yellow, in: Capsule())).svg()
        #expect(svg.contains(##"width="36" height="41" rx="18" fill="#ffcc00""##))
    }

    @Test func `beside and behind others, a shape without a height is as high as they are`() {
        let row = Screen(
            HStack {
                Rectangle().fill(.red).frame(width: 4)
                Text("one\ntwo")
            }
        ).svg()
        #expect(row.contains(##"width="4" height="42" fill="#ff3b30""##))

        let pile = Screen(
            ZStack {
                Color.red
                Text("one\ntwo")
            }
        ).svg()
        #expect(pile.contains(##"width="358" height="42" fill="#ff3b30""##))
    }

    @Test func `what is clipped or seen through is a group`() {
        let cut = Text("Hi").background(Color.red).clipShape(.rect(cornerRadius: 6))
        let svg = Screen(cut.opacity(0.5)).svg()
        #expect(svg.contains(##"<g opacity="0.5">"##))
        #expect(svg.contains(##"<g clip-path="url(#clip1)">"##))
        #expect(svg.contains(##"rx="6"/></clipPath>"##))
    }

    @Test func `a colour may be made of its parts, and be seen through`() {
        let svg = Screen(Color(red: 1, green: 0.5, blue: 0).opacity(0.5)).svg()
        #expect(svg.contains(##"fill="#ff800080""##))
    }

    @Test func `what has no opacity keeps its room and does not show`() {
        let screen = Screen(
            VStack {
                Text("seen")
                Text("unseen").hidden()
                Text("nothing").opacity(0)
            })
        #expect(screen.text == "seen")
        #expect(!screen.svg().contains("unseen"))
        #expect(screen.svg().contains(##"height="119""##))
    }
}
