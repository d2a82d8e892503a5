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
        #expect(
            frame(scene, 80, 13) == """
                Watching Greeting

                RED  Step 1 of 2 · The world is greeted

                  ✗ cannot find 'greeting' in scope
                      at Tests/GreetingTests/Step1-Hello.swift:8:17

                Next: Write just enough to compile, then: save (stuck? press h)



                RED at 12:31:05. Waiting for a save.
                n next  h hint  t text  s solution  j judge  r run  o overview  q quit
                """)
    }

    @Test func `30 columns`() {
        #expect(
            frame(scene, 30, 22) == """
                Watching Greeting

                RED  Step 1 of 2 · The world
                is greeted

                  ✗ cannot find 'greeting' in
                  scope
                      at
                      Tests/GreetingTests/Step
                      1-Hello.swift:8:17

                Next: Write just enough to
                compile, then: save (stuck?
                press h)



                RED at 12:31:05. Waiting for a
                save.
                n next  h hint  t text
                s solution  j judge  r run
                o overview  q quit
                """)
    }

    @Test func `what does not fit is scrolled, and the place is told`() {
        var scene = scene
        scene.offset = 2

        #expect(
            frame(scene, 80, 8) == """
                Watching Greeting

                  ✗ cannot find 'greeting' in scope
                      at Tests/GreetingTests/Step1-Hello.swift:8:17


                RED at 12:31:05. Waiting for a save.  Lines 3–5 of 6: ↑↓ space b
                n next  h hint  t text  s solution  j judge  r run  o overview  q quit
                """)
        scene.offset = 99
        #expect(frame(scene, 80, 8).contains("Lines 4–6 of 6: ↑↓ space b"))
        #expect(WatchScreen(style: .plain, width: 80, height: 8).extent(of: scene) == (6, 3))
    }

    @Test func `what comes next stays in sight below a text that is scrolled`() {
        #expect(
            frame(scene, 80, 11) == """
                Watching Greeting

                RED  Step 1 of 2 · The world is greeted

                  ✗ cannot find 'greeting' in scope
                      at Tests/GreetingTests/Step1-Hello.swift:8:17

                Next: Write just enough to compile, then: save (stuck? press h)

                RED at 12:31:05. Waiting for a save.
                n next  h hint  t text  s solution  j judge  r run  o overview  q quit
                """)
        var scene = scene
        scene.offset = 1
        #expect(
            frame(scene, 79, 10) == """
                Watching Greeting


                  ✗ cannot find 'greeting' in scope
                      at Tests/GreetingTests/Step1-Hello.swift:8:17

                Next: Write just enough to compile, then: save (stuck? press h)

                RED at 12:31:05. Waiting for a save.  Lines 2–4 of 4: ↑↓ space b
                n next  h hint  t text  s solution  j judge  r run  o overview  q quit
                """)
    }

    @Test(arguments: [1, 2, 5, 10, 29, 40, 79], [1, 3, 7, 24])
    func `no frame is larger than the terminal`(_ width: Int, _ height: Int) {
        let frame = WatchScreen(style: .color, width: width, height: height).frame(scene)

        #expect(frame.count <= height)
        #expect(frame.allSatisfy { displayWidth(of: $0) <= width })
    }
}
