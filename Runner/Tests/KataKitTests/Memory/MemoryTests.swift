import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataKit
@testable import KataText

/// The memory of the runner between two commands: nothing that one of them notes is lost by another.
struct MemoryTests {
    private let fixture: FixtureWorkspace

    init() throws { fixture = try FixtureWorkspace() }

    private func page(_ chapter: String) -> ChapterPage { fixture.call.memory.load()[chapter] }

    @Test func `of two hints at once both are kept`() throws {
        try fixture.switchOn(1, of: "Greeting")
        try fixture.switchOn(1, of: "Goodbye")
        let kata = "'\(FixtureWorkspace.binary.path)' hint"
        for round in 1...3 {
            try fixture.shell("\(kata) 1 > one 2>&1 & \(kata) 2 > other 2>&1; wait")
            let lasts = try ["Greeting", "Goodbye"].map { name in
                try fixture.call.course().chapter(named: name).text().steps[0].hints.count
            }
            #expect(page("Greeting").notes.hints[1] == min(round, lasts[0]))
            #expect(page("Goodbye").notes.hints[1] == min(round, lasts[1]))
        }
    }

    @Test func `of two hints at once on one step each counts`() async throws {
        let call = fixture.call
        await withTaskGroup(of: Void.self) { group in
            for _ in 1...20 {
                group.addTask {
                    call.memory.change { $0["Greeting"].notes.hints[1, default: 0] += 1 }
                }
            }
        }
        #expect(page("Greeting").notes.hints == [1: 20])
    }

    @Test func `what an earlier version remembered is taken over`() throws {
        try fixture.write(
            """
            {"chapter":"Goodbye","hints":{"Greeting\\/2":2,"Greeting\\/A name is dropped":1,"Goodbye\\/1":3},
             "green":"Greeting\\/2","unguarded":{"Thanks\\/2":["Thanks by name"]},
             "tried":{"Thanks\\/2":{"mistakes":3,"through":1}},"played":{"Greeting":["A name is dropped"]},
             "unseen":{"chapter":"Thanks","mistakes":["No name"]},
             "lights":{"Greeting\\/The world is greeted":{"date":0,"level":2}},
             "former":[{"chapter":"Greeting","steps":[],"end":0}],"moves":{"Goodbye\\/1":{"commands":"Mend it"}}}
            """, to: ".kata/progress.json")

        let memory = fixture.call.memory.load()

        #expect(memory.chapter == "Goodbye")
        #expect(memory["Greeting"].notes.hints == [2: 2])
        #expect(memory["Greeting"].notes.hintsOnMistakes == ["A name is dropped": 1])
        #expect(memory["Greeting"].notes.green == 2)
        #expect(memory["Greeting"].played == ["A name is dropped"])
        #expect(memory["Greeting"].lights.keys.sorted() == ["The world is greeted"])
        #expect(memory["Greeting"].former.count == 1)
        #expect(memory["Goodbye"].notes.hints == [1: 3])
        #expect(memory["Goodbye"].notes.moves[1] == nil)
        #expect(memory["Thanks"].notes.unguarded == [2: ["Thanks by name"]])
        #expect(memory["Thanks"].notes.tried == [2: .init(mistakes: 3, through: 1)])
        #expect(memory["Thanks"].notes.unseen == ["No name"])
    }

    @Test func `advice that was kept as a sentence is none until the next check, and nothing else is lost`()
        throws
    {
        fixture.call.memory.change { memory in
            memory["Greeting"].notes.hints[2] = 1
            memory["Greeting"].notes.moves[2] = .mendLinking
        }
        #expect(page("Greeting").notes.moves[2] == .mendLinking)
        try fixture.edit(
            ".kata/progress.json", #"{"mendLinking":{}}"#, #"{"commands":"Mend it","keys":"Mend it"}"#)

        #expect(page("Greeting").notes.moves[2] == nil)
        #expect(page("Greeting").notes.hints == [2: 1])
    }

    @Test func `what is kept can be read again`() throws {
        fixture.call.memory.change { memory in
            memory.chapter = "Greeting"
            memory["Greeting"].notes.hints[2] = 1
            memory["Greeting"].played = ["A name is dropped"]
        }
        let kept = fixture.call.memory.load()
        #expect(kept.chapter == "Greeting")
        #expect(kept["Greeting"].notes.hints == [2: 1])
        #expect(kept["Greeting"].played == ["A name is dropped"])
        #expect(kept["Goodbye"] == ChapterPage())
    }
}
