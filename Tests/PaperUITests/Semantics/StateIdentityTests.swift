import PaperUI
import TestSupport
import Testing

/// Semantic 4: where a state lives.
@MainActor
@Suite(.endsInTime) struct StateIdentityTests {
    /// Shows how often it was tapped.
    struct Tally: View {
        let name: String
        @State private var taps = 0

        var body: some View {
            Button("\(name) \(taps)") { taps += 1 }
        }
    }

    struct Stage<Content: View>: View {
        @State private var scene = 0
        @ViewBuilder let content: (Int) -> Content

        var body: some View {
            VStack {
                content(scene)
                Button("next") { scene += 1 }
            }
        }
    }

    private func tap(_ labels: String..., on screen: Screen) throws {
        for label in labels { #expect(try #require(screen.button(label)).tap()) }
    }

    private func tallies(_ screen: Screen) -> [String] {
        screen.root?.subtree.filter(\.isTappable).map(\.label).filter { $0 != "next" } ?? []
    }

    @Test func `state follows the ids of a ForEach through a reordering`() throws {
        let screen = Screen(
            Stage { scene in
                ForEach(scene == 0 ? ["a", "b", "c"] : ["c", "a", "b"], id: \.self) { Tally(name: $0) }
            })
        try tap("b 0", "c 0", "c 1", "next", on: screen)
        #expect(tallies(screen) == ["c 2", "a 0", "b 1"])
    }

    @Test func `state ends with a removal and starts anew with a reinsertion`() throws {
        let screen = Screen(
            Stage { scene in
                ForEach(scene == 1 ? ["a"] : ["a", "b"], id: \.self) { Tally(name: $0) }
            })
        try tap("a 0", "b 0", "next", "next", on: screen)
        #expect(tallies(screen) == ["a 1", "b 0"])
    }

    @Test func `state resets on a branch switch, also between views of the same type`() throws {
        let screen = Screen(
            Stage { scene in
                if scene.isMultiple(of: 2) { Tally(name: "x") } else { Tally(name: "x") }
            })
        try tap("x 0", "next", on: screen)
        #expect(tallies(screen) == ["x 0"])
    }

    @Test func `state stays while only values change`() throws {
        let screen = Screen(Stage { scene in Tally(name: "in scene \(scene):") })
        try tap("in scene 0: 0", "next", on: screen)
        #expect(tallies(screen) == ["in scene 1: 1"])
    }

    @Test func `state resets on another explicit id`() throws {
        let screen = Screen(Stage { scene in Tally(name: "x").id(scene / 2) })
        try tap("x 0", "next", on: screen)
        #expect(tallies(screen) == ["x 1"])
        try tap("next", on: screen)
        #expect(tallies(screen) == ["x 0"])
    }

    @Test func `one view value used twice has two states`() throws {
        let tally = Tally(name: "x")
        let screen = Screen(
            VStack {
                tally
                tally
            })
        try tap("x 0", on: screen)
        #expect(tallies(screen) == ["x 1", "x 0"])
    }

    @Test func `an AnyView with another type inside starts anew`() throws {
        struct Other: View {
            @State private var taps = 0
            var body: some View { Button("other \(taps)") { taps += 1 } }
        }

        let screen = Screen(
            Stage { scene in scene == 1 ? AnyView(Other()) : AnyView(Tally(name: "x")) })
        try tap("x 0", "next", on: screen)
        #expect(tallies(screen) == ["other 0"])
        try tap("next", on: screen)
        #expect(tallies(screen) == ["x 0"])
    }

    @Test func `elements with the same id each get a row`() throws {
        let screen = Screen(
            Stage { scene in
                ForEach(scene == 0 ? ["a", "a", "b"] : ["b", "a", "a"], id: \.self) { Tally(name: $0) }
            })
        try tap("a 0", "b 0", "next", on: screen)
        #expect(tallies(screen) == ["b 1", "a 1", "a 0"])
    }

    @Test func `an optional view comes and goes with its state`() throws {
        let screen = Screen(
            Stage { scene in
                if scene != 1 { Tally(name: "x").padding() }
            })
        try tap("x 0", "next", on: screen)
        #expect(tallies(screen) == [])
        try tap("next", on: screen)
        #expect(tallies(screen) == ["x 0"])
    }
}
