import Foundation
import PaperUI
import TestSupport
import Testing

/// What only a list does, and a list where it cannot be: the screen says it.
@MainActor
@Suite(.endsInTime) struct ListFaultTests {
    // MARK: A list in a scroll view

    struct Rows: View {
        var body: some View { List(0..<3) { Text(verbatim: "row \($0)") } }
    }

    @Test func `a list or a form in a scroll view is told`() {
        let views = [
            (AnyView(ScrollView { Rows() }), "List", " in Rows"),
            (AnyView(ScrollView { VStack { Rows().padding() } }), "List", " in Rows"),
            (AnyView(ScrollView([.horizontal, .vertical]) { Rows().frame(width: 100) }), "List", " in Rows"),
            (AnyView(ScrollView { Form { Text("a") } }), "Form", ""),
        ]
        for (view, name, place) in views {
            let screen = Screen(view)
            #expect(
                screen.warnings == [
                    "A \(name)\(place) stands in a ScrollView. In an app it has no height there, and shows nothing. Take the "
                        + "ScrollView away, or give it a height: .frame(height:)."
                ])
            #expect(screen.warnings(of: .listInScrollView) == screen.warnings)
        }
    }

    @Test func `a list that has a height, and one that only scrolls sideways, is no fault`() {
        let views = [
            AnyView(ScrollView { Rows().frame(height: 200) }),
            AnyView(ScrollView { VStack { Rows() }.frame(minHeight: 200) }),
            AnyView(ScrollView { Rows().frame(idealHeight: 200) }),
            AnyView(ScrollView { Rows().aspectRatio(1, contentMode: .fit) }),
            AnyView(ScrollView { Rows().containerRelativeFrame(.vertical) }),
            AnyView(ScrollView(.horizontal) { Rows() }),
            AnyView(ScrollView { Color.red.frame(height: 200).overlay { Rows() } }),
            AnyView(ScrollView { Text("a").sheet(isPresented: .constant(true)) { Rows() } }),
            AnyView(List { ScrollView(.horizontal) { Text("a") } }),
            AnyView(VStack { Rows() }),
        ]
        for view in views { #expect(Screen(view).warnings == []) }
    }

    // MARK: Rows outside of a list

    struct Row: View {
        @State private var isDone = false
        var body: some View {
            Text(isDone ? "done" : "row").swipeActions { Button("Done") { isDone = true } }
        }
    }

    struct Films: View {
        @State private var films = ["Up", "Coco"]
        var body: some View {
            ForEach(films, id: \.self) { Text($0) }
                .onDelete { films.remove(atOffsets: $0) }
                .onMove { films.move(fromOffsets: $0, toOffset: $1) }
        }
    }

    private func rows(of screen: Screen) throws -> Node {
        try #require(screen.root?.subtree.first { $0.move([0], to: 0) || $0.delete([]) })
    }

    @Test func `a row that is swiped, deleted or moved in no list is told`() throws {
        for view in [AnyView(VStack { Row() }), AnyView(ScrollView { LazyVStack { Row() } })] {
            let screen = Screen(view)
            #expect(screen.warnings == [], "such a row may stand elsewhere, too, where nobody swipes it")
            #expect(try #require(screen.root).swipe(.trailing))
            #expect(
                screen.warnings == [
                    "A row in Row was swiped where there is no List. A phone has no gesture for that there. Put the rows into "
                        + "a List."
                ])
            #expect(screen.warnings(of: .rowOutsideOfList) == screen.warnings)
        }
        let screen = Screen(VStack { Films() })
        let rows = try rows(of: screen)
        #expect(rows.move([0], to: 2) && rows.delete([0]))
        #expect(screen.text == "Up")
        #expect(
            screen.warnings.map { $0.prefix(23) } == ["A row in Films was move", "A row in Films was dele"])
    }

    @Test func `rows of a list, and rows that are mounted alone, are no fault`() throws {
        for view in [
            AnyView(List { Row() }), AnyView(Form { Section { Row() } }), AnyView(Row()),
            AnyView(List { VStack { Row() } }),
        ] {
            let screen = Screen(view)
            #expect(try #require(screen.root).swipe(.trailing))
            #expect(screen.warnings == [])
        }
        for view in [AnyView(List { Films() }), AnyView(Films())] {
            let screen = Screen(view)
            #expect(try rows(of: screen).delete([0]))
            #expect(screen.warnings == [])
        }
    }

    @Test func `on a page and on a sheet a row is not alone`() throws {
        for view in [
            AnyView(NavigationStack { Row() }),
            AnyView(Text("below").sheet(isPresented: .constant(true)) { Row() }),
        ] {
            let screen = Screen(view)
            #expect(try #require(screen.front).swipe(.trailing))
            #expect(screen.warnings(of: .rowOutsideOfList).count == 1)
        }
    }

    // MARK: What is pulled down

    struct Pulled: View {
        var body: some View { VStack { Text("a") }.refreshable {} }
    }

    @Test func `what is pulled down and is neither a list nor a scroll view is told`() throws {
        let screen = Screen(Pulled())
        #expect(screen.warnings == [])
        #expect(try #require(screen.root).refresh())
        #expect(
            screen.warnings == [
                "A view in Pulled was pulled down, which is neither a List nor a ScrollView. A phone pulls nothing else. Put "
                    + ".refreshable on one of these."
            ])
        #expect(screen.warnings(of: .refreshOutsideOfList) == screen.warnings)
    }

    @Test func `a list, a scroll view, and what has one inside are pulled down as on a phone`() throws {
        for view in [
            AnyView(List { Text("a") }.refreshable {}), AnyView(ScrollView { Text("a") }.refreshable {}),
            AnyView(NavigationStack { VStack { Form { Text("a") } } }.refreshable {}),
        ] {
            let screen = Screen(view)
            #expect(try #require(screen.root).refresh())
            #expect(screen.warnings == [])
        }
    }
}
