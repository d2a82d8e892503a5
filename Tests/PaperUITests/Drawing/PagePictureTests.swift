import TestSupport
import Testing

@_spi(Pictures) @testable import PaperUI

/// Pictures for pages that people read.
@MainActor
@Suite(.endsInTime) struct PagePictureTests {
    private func page(_ view: some View, height: Int? = 844, _ scheme: ColorScheme = .light) -> String {
        Screen(view).pagePicture(height: height, colorScheme: scheme)
    }

    @Test func `text is as wide as the reader's font makes it, unlike in a snapshot`() {
        let screen = Screen(Text("Coco"))

        #expect(!screen.pagePicture(height: 844, colorScheme: .light).contains("textLength"))
        #expect(!screen.phonePicture(colorScheme: .light).contains("textLength"))
        #expect(screen.svg(height: 844).contains("textLength"))
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `a phone shows the bars of the system in the colours of its scheme`(scheme: ColorScheme) {
        let ink = scheme == .light ? "#000000" : "#ffffff"

        let svg = page(Text("Coco"), scheme)

        #expect(svg.contains("fill=\"\(ink)\">9:41</text>"))
        #expect(svg.contains("y=\"831\" width=\"134\" height=\"5\" rx=\"2.5\" fill=\"\(ink)\""))
        #expect(svg.contains("fill=\"\(ink)\">Coco</text>"))
    }

    @Test func `a phone with a button below, a card and a snapshot show none`() {
        #expect(!page(Text("Coco"), height: 667).contains("9:41"))
        #expect(!page(Text("Coco"), height: nil).contains("9:41"))
        #expect(!Screen(Text("Coco")).svg(height: 844).contains("9:41"))
    }

    @Test func `the bars are in front of a sheet and of a question`() throws {
        let view = Text("Below").sheet(isPresented: .constant(true)) {
            Text("Above").alert("Sure?", isPresented: .constant(true)) {}
        }

        let svg = page(view)

        let question = try #require(svg.range(of: "Sure?")).upperBound
        #expect(svg[question...].contains(">9:41</text>"))
        #expect(svg[question...].contains("width=\"134\" height=\"5\""))
    }

    @Test func `its lines have round corners, those of a snapshot have none`() {
        let screen = Screen(Image(systemName: "star"))

        #expect(screen.pagePicture(height: nil, colorScheme: .light).contains("stroke-linejoin=\"round\""))
        #expect(!screen.svg().contains("stroke-linejoin"))
    }

    @Test func `the corners of a sheet are cut off as the screen's are`() {
        let svg = page(Text("Below").sheet(isPresented: .constant(true)) { Text("Above") })

        #expect(svg.contains("<rect x=\"0\" y=\"0\" width=\"390\" height=\"844\" rx=\"20\"/></clipPath>"))
        #expect(!page(Text("Below")).contains("clipPath"))
    }

    @Test func `everything stands where it stands in a snapshot`() throws {
        func place(_ svg: String) -> Substring? {
            svg.split(separator: "\n").first { $0.contains(">Coco</text>") }?.prefix { $0 != "f" }
        }
        let screen = Screen(Text("Coco"))

        let found = try #require(place(screen.pagePicture(height: 844, colorScheme: .light)))
        #expect(found == place(screen.svg(height: 844)))
    }

    @Test func `a phone has its body around the screen`() {
        let svg = Screen(Text("Coco")).phonePicture(colorScheme: .dark)

        #expect(svg.contains("width=\"230\" height=\"475.1\" viewBox=\"0 0 426 880\""))
        #expect(svg.contains("stroke=\"#1c1c1e\" stroke-width=\"18\""))
        #expect(svg.contains(">9:41</text>"))
    }

    @Test func `the screen is as before after its picture`() {
        let screen = Screen(SVGDrawingTests.Card())
        let before = screen.svg()

        #expect(screen.pagePicture(height: nil, colorScheme: .dark).contains(">dark 0</text>"))
        #expect(screen.svg() == before)
    }

    @Test func `a screen that is played shows the bars, and its text as wide as the font makes it`() async {
        let page = await LiveScreen(Screen(Text("Coco"))).page(after: .init(.look))

        #expect(page.picture.contains(">9:41</text>"))
        #expect(!page.picture.contains("textLength"))
    }

    @Test func `an unmounted screen is blank`() {
        let screen = Screen(Text("Coco"))
        screen.unmount()

        #expect(screen.pagePicture(height: nil, colorScheme: .light).contains("height=\"0\""))
        #expect(screen.phonePicture(colorScheme: .light).contains("height=\"0\""))
    }
}
