import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataText

struct WatchScreenTests {
    private let scene = WatchScreen.Scene(
        heading: "Watching Greeting",
        body: """
            RED  Step 1 of 2 · The world is greeted

              ✗ cannot find 'greeting' in scope
                  at Tests/GreetingTests/Step1-Hello.swift:8:17
            """,
        next: "Next: Write just enough to compile, then: save (stuck? press h)",
        status: "RED at 12:31:05. Waiting for a save.",
        keys: ["n next", "h hint", "t text", "s solution", "j judge", "r run", "o overview", "q quit"])

    private func frame(_ scene: WatchScreen.Scene, _ width: Int, _ height: Int) -> String {
        WatchScreen(style: .plain, width: width, height: height).frame(scene).joined(separator: "\n")
    }

    @Test func `80 columns`() {
        expectRecorded(frame(scene, 80, 13), as: "80-columns")
    }

    @Test func `30 columns`() {
        expectRecorded(frame(scene, 30, 22), as: "30-columns")
    }

    @Test func `what does not fit is scrolled, and the place is told`() {
        var scene = scene
        scene.offset = 2

        expectRecorded(frame(scene, 80, 8), as: "scrolled")
        scene.offset = 99
        #expect(frame(scene, 80, 8).contains("Lines 4–6 of 6: ↑↓ space PgUp"))
        #expect(WatchScreen(style: .plain, width: 80, height: 8).extent(of: scene) == (6, 3))
    }

    @Test func `what comes next stays in sight below a text that is scrolled`() {
        expectRecorded(frame(scene, 80, 11), as: "next-in-sight")
        var scene = scene
        scene.offset = 1
        expectRecorded(frame(scene, 79, 10), as: "next-in-sight-scrolled")
    }

    @Test(arguments: [1, 2, 5, 10, 29, 40, 79], [1, 3, 7, 24])
    func `no frame is larger than the terminal`(_ width: Int, _ height: Int) {
        let frame = WatchScreen(style: .color, width: width, height: height).frame(scene)

        #expect(frame.count <= height)
        #expect(frame.allSatisfy { displayWidth(of: $0) <= width })
    }
}
