import TestSupport
import Testing

@testable import PaperUITesting

/// A blank that is no space is seen where it may be why something is not found.
@Suite(.endsInTime)
struct LookAlikesTests {
    @Test func `what was searched in vain shows its blanks`() {
        let tree = "Text \"9:41\u{202F}AM\""

        #expect(
            DriveFailure.missing("static text \"9:41 AM\"", tree: tree).description == """
                There is no static text "9:41 AM" on the screen:
                Text "9:41⟨U+202F⟩AM"
                """)
        #expect(
            InspectionError.notFound(query: "find", tree: tree, #_sourceLocation).description
                .hasSuffix("found nothing. It searched:\nText \"9:41⟨U+202F⟩AM\""))
    }

    @Test func `texts that a reader can tell apart are no look-alikes`() {
        #expect(LookAlikes("Bär", "Bar") == nil)
        #expect(LookAlikes("Coco", "Coco") == nil)
        #expect(LookAlikes("1 000", "1000") == nil)
    }
}
