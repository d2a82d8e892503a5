import PaperUI
import PaperUITesting
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime, .snapshots(record: .never))
struct ScreenSnapshotTests {
    private let room: Darkroom

    init() throws {
        room = try Darkroom()
    }

    @Test func view() throws {
        try room.write("Coco\n", to: "view.1.txt")

        assertSnapshot(of: Text("Coco"), as: .text, sourceLocation: room.line(1))
    }

    @Test func screen() async throws {
        try room.write("Cats sleep a lot.\n", to: "screen.1.txt")
        let screen = Screen(FactView(load: { "Cats sleep a lot." }))
        await screen.settle()

        assertSnapshot(of: screen, as: .text, sourceLocation: room.line(1))
    }

    @Test func pictureOfAView() throws {
        try room.write(Screen(Composer()).svg() + "\n", to: "pictureOfAView.1.svg")

        assertSnapshot(of: Composer(), as: .svg(), sourceLocation: room.line(1))
    }

    @Test func lineEndsOfWindows() throws {
        let (text, picture) = (Screen(Composer()).text + "\n", Screen(Composer()).svg() + "\n")
        try room.write(text.replacing("\n", with: "\r\n"), to: "lineEndsOfWindows.1.txt")
        try room.write(picture.replacing("\n", with: "\r\n"), to: "lineEndsOfWindows.2.svg")

        assertSnapshot(of: Composer(), as: .text, sourceLocation: room.line(1))
        assertSnapshot(of: Composer(), as: .svg(), sourceLocation: room.line(2))
    }

    @Test func pictureInOtherSurroundings() throws {
        let pictures = [
            "small": Screen(Composer()).svg(width: 320),
            "dark": Screen(Composer()).svg(colorScheme: .dark),
            "large": Screen(Composer()).svg(dynamicTypeSize: .accessibility5),
        ]
        #expect(Set(pictures.values).count == 3)
        for (name, picture) in pictures {
            try room.write(picture + "\n", to: "pictureInOtherSurroundings.\(name).svg")
        }

        let screen = Screen(Composer())
        assertSnapshot(of: screen, as: .svg(width: 320), named: "small", sourceLocation: room.line(1))
        assertSnapshot(of: screen, as: .svg(colorScheme: .dark), named: "dark", sourceLocation: room.line(2))
        assertSnapshot(
            of: screen, as: .svg(dynamicTypeSize: .accessibility5), named: "large",
            sourceLocation: room.line(3))
    }

    @Test func differs() async throws {
        try room.write("Up\n", to: "differs.1.txt")

        await expectIssues(
            """
            The snapshot "differs.1" differs from its reference.

            --- reference
            +++ actual
            @@ -1 +1 @@
            -Up
            +Coco

            reference: \(room.reference("differs.1.txt").path)
            actual:    \(room.kept("differs.1.txt").path)
            diff:      \(room.kept("differs.1.diff").path)

            If the actual one is right, record it: run once with SNAPSHOT_TESTING_RECORD=failed. \
            If this line runs more than once in the test, name each snapshot.
            """
        ) {
            assertSnapshot(of: Text("Coco"), as: .text, sourceLocation: room.line(1))
        }
    }
}
