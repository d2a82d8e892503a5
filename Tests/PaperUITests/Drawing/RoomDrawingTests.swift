import PaperUI
import TestSupport
import Testing

/// Pictures of what says how large it is: proportions, and what scrolls sideways. And of symbols.
@MainActor
@Suite(.endsInTime) struct RoomDrawingTests {
    @Test func `a colour has the proportions that it is given`() throws {
        let wide = try Drawn(Color.blue.aspectRatio(16.0 / 9, contentMode: .fit)).box("#007aff")
        #expect(wide.width == 358)
        #expect(wide.height == 201.4)

        let high = try Drawn(Color.blue.aspectRatio(0.5, contentMode: .fit).frame(height: 100)).box("#007aff")
        #expect(high == Drawn.Box(x: 170, y: 20, width: 50, height: 100))
        let filling = try Drawn(
            Color.blue.aspectRatio(2, contentMode: .fill).frame(width: 100, height: 100).clipped()
        )
        .box("#007aff")
        #expect(filling.width == 200)
        #expect(filling.height == 100)
    }

    @Test func `an asset fills its proportions, and keeps its own without`() {
        let poster = Image("Poster").resizable()
        #expect(
            Drawn(poster.aspectRatio(2.0 / 3, contentMode: .fit).frame(height: 90)).svg
                .contains(#"width="56.6" height="86.6""#))
        #expect(
            Drawn(poster.scaledToFit().frame(width: 80, height: 40)).svg.contains(
                #"width="37.8" height="37.8""#))
    }

    @Test func `what scrolls sideways begins at its start, and nothing in it is squeezed`() throws {
        let drawn = Drawn(
            VStack(alignment: .leading) {
                Text("Popular")
                ScrollView(.horizontal) {
                    HStack {
                        ForEach(0..<9) { number in
                            VStack {
                                Color.red.frame(width: 100, height: 150)
                                Text("Film number \(number)")
                            }
                        }
                    }
                }
            })
        let titles = try (0..<9).map { try drawn.text("Film number \($0)") }
        #expect(titles[0].x >= 16 && titles[0].x < 30)
        #expect(Set(titles.map(\.y)).count == 1)
        #expect(titles[8].x > 800)
        #expect(try drawn.text("Popular").x == 16)
        #expect(drawn.svg.contains(#"<clipPath id="clip1"><rect x="16" y="49" width="358" "#))
    }

    @Test func `a short strip begins at its start, too`() throws {
        let drawn = Drawn(ScrollView(.horizontal) { Text("Short") })
        #expect(try drawn.text("Short").x == 16)
        #expect(!drawn.svg.contains("clip"))
    }

    @Test(arguments: [
        "gear", "gearshape", "link", "eye", "play", "list.bullet", "play.circle.fill", "eye.fill",
    ])
    func `a known symbol has no letter`(_ name: String) {
        let drawn = Drawn(Image(systemName: name))
        #expect(drawn.svg.contains("<path"))
        #expect(!drawn.svg.contains("<text"))
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `nothing of a filled symbol is lost on the paper`(_ scheme: ColorScheme) {
        let (ink, paper) = scheme == .light ? ("#000000", "#ffffff") : ("#ffffff", "#000000")
        let lock = Drawn(Image(systemName: "lock.fill"), scheme).svg
        #expect(lock.contains("fill=\"none\" stroke=\"\(ink)\""))
        #expect(!lock.contains("stroke=\"\(paper)\""))
        // The flap of an envelope is upon it.
        #expect(Drawn(Image(systemName: "envelope.fill"), scheme).svg.contains("stroke=\"\(paper)\""))
    }
}
