import TestSupport
import Testing

@testable import PaperUI

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

    @Test(arguments: [
        "plus", "minus", "trash", "pencil", "house.fill", "calendar", "clock", "photo", "mappin", "location",
        "phone", "envelope.open", "link", "lock.open", "eye.slash", "cart.badge.plus", "doc.on.doc", "folder",
        "square.and.arrow.up", "arrow.up.right", "arrow.left.arrow.right", "arrow.triangle.2.circlepath",
        "chevron.up.chevron.down", "chevron.forward", "checkmark.seal.fill", "checkmark.shield",
        "xmark.octagon",
        "exclamationmark.triangle.fill", "exclamationmark.bubble", "info.circle", "questionmark.circle",
        "ellipsis.circle", "wifi.slash", "bolt.slash.fill", "flame", "leaf", "cloud.rain", "cloud.sun.fill",
        "stop", "speaker.slash", "mic.slash", "film.stack", "ticket", "popcorn.fill", "cat", "pawprint.fill",
        "lock.shield", "bell.badge", "bell.slash", "person.badge.plus", "person.crop.circle.badge.checkmark",
        "photo.badge.exclamationmark", "ruler", "tortoise", "textformat.size.smaller", "icloud", "basket",
        "fork.knife", "arrowshape.turn.up.left", "paintbrush", "hand.raised", "timer", "pin",
        "play.rectangle",
        "person.3", "gearshape.2", "airplane", "car.fill", "figure.walk", "chart.pie",
        "wrench.and.screwdriver",
    ])
    func `what any app names has no letter, filled or not`(_ name: String) {
        for name in [name, name + ".fill"] {
            let drawn = Drawn(Image(systemName: name))
            #expect(drawn.svg.contains("<path") || drawn.svg.contains("<rect"))
            #expect(!drawn.svg.contains("<text"))
        }
    }

    @Test func `a number or a letter in an outline is the symbol`() throws {
        #expect(try Drawn(Image(systemName: "12.circle")).text("12").fill == "#000000")
        #expect(try Drawn(Image(systemName: "a.square.fill")).text("A").fill == "#ffffff")
        #expect(Drawn(Image(systemName: "5.circle")).svg.contains(##"rx="9.8"##))
    }

    @Test func `each symbol of the table has strokes, in its square`() {
        for name in Symbol.names {
            let strokes = Symbol.strokes(name) ?? []
            #expect(!strokes.isEmpty, "\(name)")
            for point in strokes.joined() {
                #expect(
                    (-0.1...20.1).contains(point.0) && (-0.1...20.1).contains(point.1), "\(name) \(point)")
            }
            #expect(strokes.allSatisfy { $0.count > 1 }, "\(name)")
        }
        #expect(Symbol.names.count > 350)
        #expect(Symbol.strokes("hart") == nil)
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
