import Testing

@testable import KataText

struct ScreenPictureTests {
    @Test func `a picture's name says chapter, step and state`() throws {
        let picture = try #require(ScreenPicture(path: "Chapters/Pictures/7.4-one-card.svg"))

        #expect((picture.chapter, picture.step, picture.state) == (7, 4, "one-card"))
        #expect(picture.path == "Chapters/Pictures/7.4-one-card.svg")
    }

    @Test(arguments: [
        "step-1.1.svg", "7.4.svg", "7-one-card.svg", "7.4-one-card.png", "0.1-card.svg", "7.4-.svg",
    ])
    func `another name is not one of a screen`(_ name: String) {
        #expect(ScreenPicture(path: "Chapters/Pictures/\(name)") == nil)
    }

    @Test(arguments: [("Loud & clear", "loud-clear"), ("12,50 typed", "12-50-typed"), ("…", "state")])
    func `a state's name becomes a file's`(_ state: String, _ name: String) {
        #expect(ScreenPicture.fileName(of: state) == name)
    }

    @Test func `the text that is put into a picture is found in it again`() {
        let text = "Items\n│ [ Add item ]\n\n│ 1 < 2 && \"so\" &lt;"

        let picture = ScreenPicture.adding(text, to: "<svg width=\"1\">\n<rect/>\n</svg>\n")

        #expect(picture.hasPrefix("<svg width=\"1\">\n<desc>\nItems\n"))
        #expect(picture.hasSuffix("\n</desc>\n<rect/>\n</svg>\n"))
        #expect(ScreenPicture.text(in: picture) == text)
        #expect(ScreenPicture.text(in: "<svg>\n</svg>\n") == nil)
    }
}
