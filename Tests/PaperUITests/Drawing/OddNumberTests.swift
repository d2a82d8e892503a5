import Foundation
import PaperUI
import TestSupport
import Testing

/// Numbers that nobody can draw, as 0 of 0 and what a layout makes of infinity, stop no test: they are left out and told.
@MainActor
@Suite(.endsInTime) struct OddNumberTests {
    /// A view with a number somewhere in it, and what is told of it.
    struct Place: CustomTestStringConvertible, Sendable {
        let name: String
        let view: @MainActor @Sendable (Double) -> AnyView

        var testDescription: String { name }

        init(
            _ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (Double) -> some View
        ) {
            self.name = name
            self.view = { AnyView(view($0)) }
        }
    }

    /// Where a length, or another number that may be less than 0 and more than 1, is drawn.
    nonisolated static let lengths = [
        Place("The padding") { Text("a").padding(CGFloat($0)) },
        Place("The padding") { Text("a").padding(EdgeInsets(top: 0, leading: $0, bottom: 0, trailing: 0)) },
        Place("The width of a frame") { Text("a").frame(width: $0) },
        Place("The width of a frame") { Color.red.frame(width: $0, height: 10) },
        Place("The height of a frame") { Circle().frame(width: 10, height: $0) },
        Place("The least width of a frame") { Text("a").frame(minWidth: $0) },
        Place("The least height of a frame") { Text("a").frame(minHeight: $0, maxHeight: .infinity) },
        Place("The spacing of a stack") { number in
            HStack(spacing: number) {
                Text("a"); Text("b")
            }
        },
        Place("The spacing of a stack") { number in
            VStack(spacing: number) {
                Text("a"); Text("b")
            }
        },
        Place("The spacing of a stack") { number in
            LazyVStack(spacing: number) {
                Text("a"); Text("b")
            }
        },
        Place("The least length of a Spacer") { number in
            VStack {
                Spacer(minLength: number); Text("a")
            }
        },
        Place("The spacing of a grid") { number in
            LazyVGrid(columns: [GridItem()], spacing: number) {
                Text("a"); Text("b")
            }
        },
        Place("The offset") { Text("a").offset(x: $0) },
        Place("The angle of a rotation") { Text("a").rotationEffect(.degrees($0)) },
        Place("The scale") { Text("a").scaleEffect($0) },
        Place("The size of a font") { Text("a").font(.system(size: $0)) },
        Place("The size of a font") { number in VStack { Text("a") }.font(.custom("Serif", size: number)) },
        Place("The inset of a row") { number in
            List { Text("a").listRowInsets(EdgeInsets(top: number, leading: 0, bottom: 0, trailing: 0)) }
        },
        Place("The width of a line") { Circle().stroke(lineWidth: $0).frame(width: 20, height: 20) },
        Place("The width of a line") { Text("a").border(.red, width: $0) },
        Place("The aspect ratio") { Color.red.aspectRatio($0, contentMode: .fit) },
        Place("The aspect ratio") { number in
            Color.red.aspectRatio(CGSize(width: number, height: 1), contentMode: .fill).frame(height: 20)
        },
    ]

    @Test(arguments: lengths, [Double.nan, .infinity, -.infinity, 1e300, .greatestFiniteMagnitude])
    func `a length that cannot be drawn is left out`(_ place: Place, _ number: Double) {
        let screen = Screen(place.view(number))
        let pictures = [screen.svg(), screen.svg(width: 320, height: 844)]

        for picture in pictures { #expect(!picture.contains("nan") && !picture.contains("92233720")) }
        #expect(
            screen.warnings == ["\(place.name) is \(number), which paper cannot draw. It is left out."])
    }

    @Test(arguments: lengths, [0, -20, 12, 0.5])
    func `any other length is drawn without a word, but that a frame is of less than nothing`(
        _ place: Place, _ number: Double
    ) {
        let screen = Screen(place.view(number))
        _ = screen.svg()
        let isTold = number < 0 && place.name.hasSuffix("of a frame")
        #expect(screen.warnings.count == (isTold ? 1 : 0))
        #expect(screen.warnings(of: .negativeFrame) == screen.warnings)
    }

    struct Card: View {
        let width: CGFloat
        var body: some View { Text("a").frame(width: width) }
    }

    @Test func `the view is named in whose body the number stands, and once`() {
        let screen = Screen(
            VStack {
                Card(width: .infinity); Card(width: .infinity).padding(.nan)
            })
        _ = screen.svg()

        #expect(
            screen.warnings == [
                "The width of a frame in Card is inf, which paper cannot draw. It is left out.",
                "The padding is nan, which paper cannot draw. It is left out.",
            ])
        #expect(
            screen.svg()
                == Screen(
                    VStack {
                        Card(width: 0 / 0); Text("a").padding(0)
                    }
                ).svg())
    }

    @Test func `infinity is as good a limit as ever`() {
        let unlimited = Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).background(.red)
        let wide = Text("a").frame(maxWidth: .greatestFiniteMagnitude).background(.red)
        let round = Color.red.frame(width: 20, height: 20).cornerRadius(.infinity)
        let screens = [Screen(unlimited), Screen(wide), Screen(round)]

        #expect(screens[1].svg().contains(##"width="358" height="21" fill="#ff3b30"/>"##))
        #expect(screens[2].svg().contains(##"rx="10""##))
        #expect(screens.allSatisfy { $0.warnings.isEmpty })

        let none = Screen(Text("a").frame(maxWidth: .nan, maxHeight: -.infinity).cornerRadius(.nan))
        #expect(none.svg().contains(">a</text>"))
        #expect(
            none.warnings == [
                "The radius of a corner is nan, which paper cannot draw. It is left out.",
                "The greatest width of a frame is nan, which paper cannot draw. It is left out.",
                "The greatest height of a frame is -inf, which paper cannot draw. It is left out.",
            ])
    }

    @Test(arguments: [(0.0, 0.0, 0, "nan"), (1, 0, 100, "inf"), (-1, 0, 0, "-inf"), (.nan, 2, 0, "nan")])
    func `a bar of 0 of 0 is empty`(_ value: Double, _ total: Double, _ percent: Int, _ told: String) {
        let screen = Screen(ProgressView(value: value, total: total))
        #expect(screen.text.hasSuffix(" \(percent) %"))
        #expect(screen.svg().contains("<rect"))
        #expect(
            screen.warnings == [
                "The value of a ProgressView is \(told), which paper cannot draw. It counts as \(percent) %."
            ])
        let full = Screen(ProgressView(value: 3, total: 2.0))
        #expect(full.text.hasSuffix("100 %"))
        #expect(full.warnings == [])
    }

    @Test func `what is more or less than all of a colour is left out`() {
        let colors = [
            Color(red: .nan, green: 0, blue: 0), Color(red: 0, green: .infinity, blue: 0),
            Color(white: -.infinity), Color(hue: .nan, saturation: 1, brightness: 1), Color.red.opacity(.nan),
            Color(red: 1, green: 0, blue: 0, opacity: .infinity),
        ]
        for color in colors {
            for view in [
                AnyView(color), AnyView(Text("a").background(color)),
                AnyView(Text("a").foregroundStyle(color)),
                AnyView(Button("a") {}.tint(color)), AnyView(Circle().stroke(color)),
            ] {
                let screen = Screen(view)
                _ = screen.svg()
                #expect(
                    screen.warnings == [
                        "A part of a colour is not finite, which paper cannot draw. It is left out."
                    ])
            }
        }
        #expect(Screen(Color.red.opacity(.nan)).svg() == Screen(Color.red).svg())
        #expect(Screen(Color(red: 2, green: -1, blue: 0)).warnings == [])
    }

    @Test func `an opacity that is no number hides nothing`() {
        let screen = Screen(Text("a").opacity(.nan).zIndex(.nan))
        #expect(screen.text == "a")
        #expect(screen.svg() == Screen(Text("a")).svg())
        #expect(
            screen.warnings == [
                "The zIndex is nan, which paper cannot draw. It is left out.",
                "The opacity is nan, which paper cannot draw. It is left out.",
            ])
        #expect(Screen(Text("a").opacity(-.infinity)).text == "")
        #expect(Screen(Text("a").opacity(2)).warnings == [])
    }

    @Test(arguments: [0, -0, .nan, .infinity] as [CGFloat])
    func `a grid of columns without a width has one`(_ minimum: CGFloat) {
        let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: minimum))], spacing: 0) {
            Text("a")
            Text("b")
        }
        let screen = Screen(grid)
        #expect(screen.text == "a\nb")
        _ = screen.svg()
        #expect(
            screen.warnings == [
                "The least width of a grid's columns is \(minimum), which paper cannot draw. It is left out."
            ])
    }

    @Test func `the greatest picture is drawn`() {
        #expect(Screen(Color.red).svg(width: .max).contains("<rect"))
        #expect(Screen(Text("a")).svg(width: .min, height: .max).contains(">a</text>"))
    }
}
