import Foundation
import RunnerTesting
import Testing

@testable import KataKit
@testable import KataText

struct ChapterPrintsTests {
    @Test func `what a text shows as printed is expected from the next step on`() throws {
        let text = try ChapterText(
            parsing: """
                # 1 · Walls
                Stretch a string.

                ## Step 1 · A wall
                *2 minutes*

                ### Red
                A wall.

                ### Hints

                1. Look.

                ### Green

                ```output green
                GREEN  Step 1 of 2 · A wall

                  1 test passes.

                  Printed while the tests ran:
                    one brick
                      two bricks
                    … and 3 more lines

                Next: Tidy up.
                ```

                ## Step 2 · A door
                *2 minutes*

                ### Red
                A door.

                ### Hints

                1. Look.

                ### Green

                ```output green
                  Printed while the tests ran:
                    a door
                ```
                """, file: "Chapters/1-Walls.md")

        #expect(text.prints(before: 1) == [])
        #expect(text.prints(before: 2) == ["one brick", "  two bricks"])
        #expect(text.prints(before: 3) == ["one brick", "  two bricks", "a door"])
    }

    @Test func `chapter 4 says once where its first step's write went`() throws {
        let file = Repository.root.appending(path: "Chapters/4-Movies.md")
        let text = try ChapterText(
            parsing: String(contentsOf: file, encoding: .utf8), file: "Chapters/4-Movies.md")

        #expect(
            text.prints(before: 2) == ["PaperUI: A write to @State was dropped: the view is not on a screen."]
        )
    }
}
