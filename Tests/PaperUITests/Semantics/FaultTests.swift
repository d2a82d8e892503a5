import PaperUI
import TestSupport
import Testing

/// What works on paper and would not in an app: the screen says it.
@MainActor
@Suite(.endsInTime) struct FaultTests {
    // MARK: Two buttons in one row

    struct Row: View {
        var body: some View {
            HStack {
                Button("Edit") {}
                Button("Delete") {}
            }
        }
    }

    @Test func `two buttons without a style in one row are told, once for all rows`() {
        let screen = Screen(List(0..<3) { _ in Row() })
        #expect(
            screen.warnings == [
                "Two buttons without a style stand in one row of a list, in Row. In an app a tap on the row does what both do. "
                    + "Give them a style: .buttonStyle(.borderless)."
            ])
        #expect(screen.warnings(of: .buttonsInOneRow) == screen.warnings)
    }

    @Test func `a form has rows, too, and .automatic is no style`() {
        let screen = Screen(Form { Section("Film") { Row().buttonStyle(.automatic) } })
        #expect(screen.warnings(of: .buttonsInOneRow).count == 1)
    }

    @Test func `buttons that have a style are told from each other`() {
        let views = [
            AnyView(List { Row().buttonStyle(.borderless) }),
            AnyView(List { Row().buttonStyle(.plain) }),
            AnyView(List { Row() }.buttonStyle(.bordered)),
            AnyView(List { Row().buttonStyle(Loud()) }),
            AnyView(
                List {
                    HStack {
                        Button("Edit") {}
                        Button("Delete") {}.buttonStyle(.borderless)
                    }
                }),
        ]
        for view in views { #expect(Screen(view).warnings == []) }
    }

    struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.bold() }
    }

    @Test func `buttons that are in no row together are no fault`() {
        let views = [
            AnyView(VStack { Row() }),
            AnyView(
                List {
                    Button("Edit") {}
                    Button("Delete") {}
                }),
            AnyView(List { ForEach(0..<2) { Button("Edit \($0)") {} } }),
            AnyView(
                List {
                    Section {
                        Text("Row")
                    } header: {
                        Row()
                    }
                }),
            AnyView(List { Text("Row").swipeActions { Row() }.contextMenu { Row() } }),
            AnyView(
                List {
                    HStack {
                        Text("Row")
                        Menu("More") {
                            Button("Edit") {}
                            Button("Delete") {}
                        }
                    }
                }),
            AnyView(List { HStack { Stepper("Places", value: .constant(3)) } }),
            AnyView(List { Text("Row").alert("Sure?", isPresented: .constant(true)) { Row() } }),
            AnyView(List { Text("Row").sheet(isPresented: .constant(true)) { Row() } }),
        ]
        for view in views { #expect(Screen(view).warnings == []) }
    }

    @Test func `a button that joins another later is told, one that replaces it is not`() throws {
        struct Changing: View {
            @State private var isEdited = false
            let isReplaced: Bool

            var body: some View {
                List {
                    HStack {
                        if isEdited { Button("Delete") {} }
                        if !isEdited || !isReplaced { Button("Edit") { isEdited = true } }
                    }
                }
            }
        }

        let joined = Screen(Changing(isReplaced: false))
        let replaced = Screen(Changing(isReplaced: true))
        #expect(joined.warnings == [])
        for screen in [joined, replaced] { try #require(screen.button("Edit")).tap() }
        #expect(joined.warnings(of: .buttonsInOneRow).count == 1)
        #expect(replaced.button("Delete") != nil)
        #expect(replaced.warnings == [])
    }

    // MARK: The bar of a stack

    struct Films: View {
        var body: some View {
            NavigationStack { Text("Films") }
                .navigationTitle("Films")
                .toolbar { Button("Add") {} }
        }
    }

    @Test func `a title and a toolbar on the stack are told`() {
        let screen = Screen(Films())
        #expect(
            screen.warnings == [
                "A navigationTitle in Films stands on the NavigationStack. An app does not show it there. "
                    + "Put it on the view inside of the stack.",
                "A toolbar in Films stands on the NavigationStack. An app does not show it there. "
                    + "Put it on the view inside of the stack.",
            ])
        #expect(screen.warnings(of: .barOutsideOfStack).count == 2)
    }

    @Test func `so are those on a view that is nothing but the stack`() {
        struct Inner: View {
            var body: some View { NavigationStack { Text("Films") } }
        }
        struct Outer: View {
            var body: some View { Group { Inner() }.navigationTitle("Films") }
        }

        #expect(
            Screen(Outer()).warnings == [
                "A navigationTitle in Outer stands on the NavigationStack. An app does not show it there. "
                    + "Put it on the view inside of the stack."
            ])
    }

    @Test func `what stands in a stack, or is no part of its bar, is no fault`() {
        let views = [
            AnyView(NavigationStack { Text("Films").navigationTitle("Films").toolbar { Button("Add") {} } }),
            AnyView(Text("Films").navigationTitle("Films").toolbar { Button("Add") {} }),
            AnyView(NavigationStack { Text("Films") }.safeAreaInset(edge: .bottom) { Text("Bar") }),
            AnyView(NavigationStack { Text("Films") }.searchable(text: .constant(""))),
            AnyView(
                NavigationStack { Text("Films") }.toolbar {
                    ToolbarItemGroup(placement: .keyboard) { Button("Done") {} }
                }),
            AnyView(
                NavigationStack {
                    Text("Films").navigationTitle("Films").sheet(isPresented: .constant(true)) {
                        NavigationStack { Text("Sheet").navigationTitle("Sheet") }
                    }
                }),
        ]
        for view in views { #expect(Screen(view).warnings == []) }
        let inner = Screen(NavigationStack { NavigationStack { Text("Films") }.navigationTitle("Films") })
        #expect(inner.warnings(of: .barOutsideOfStack) == [])
    }

    @Test func `a sheet's stack is not in the stack below`() {
        let screen = Screen(
            NavigationStack {
                Text("Films").sheet(isPresented: .constant(true)) {
                    NavigationStack { Text("Sheet") }.navigationTitle("Sheet")
                }
            })
        #expect(screen.warnings(of: .barOutsideOfStack).count == 1)
    }

    // MARK: Destinations in lists

    struct Link: View {
        var body: some View {
            NavigationLink("Up", value: 1).navigationDestination(for: Int.self) { Text("\($0)") }
        }
    }

    @Test func `a destination in a lazy container is told`() {
        let views = [
            (AnyView(NavigationStack { List { Link() } }), "List"),
            (AnyView(NavigationStack { ScrollView { LazyVStack { Link() } } }), "LazyVStack"),
            (AnyView(NavigationStack { LazyHStack { Link() } }), "LazyHStack"),
            (AnyView(NavigationStack { LazyVGrid(columns: [GridItem()]) { Link() } }), "LazyVGrid"),
            (AnyView(NavigationStack { LazyVStack { VStack { Link().padding() } } }), "LazyVStack"),
        ]
        for (view, container) in views {
            let screen = Screen(view)
            #expect(
                screen.warnings == [
                    "A navigationDestination in Link stands inside of a \(container). In an app the stack may not find it "
                        + "there. Put it on the \(container), or outside of it."
                ])
            #expect(screen.warnings(of: .destinationInList) == screen.warnings)
        }
    }

    @Test func `a destination by a binding is told as well`() {
        let screen = Screen(
            NavigationStack {
                List { Text("Up").navigationDestination(isPresented: .constant(false)) { Text("Page") } }
            })
        #expect(screen.warnings(of: .destinationInList).count == 1)
    }

    @Test func `a destination on a list, and one in no lazy container, is no fault`() {
        let views = [
            AnyView(
                NavigationStack {
                    List { NavigationLink("Up", value: 1) }
                        .navigationDestination(for: Int.self) { Text("\($0)") }
                }),
            AnyView(NavigationStack { VStack { Link() } }),
            AnyView(NavigationStack { Form { Link() } }),
            AnyView(List { Text("Row").sheet(isPresented: .constant(true)) { NavigationStack { Link() } } }),
        ]
        for view in views { #expect(Screen(view).warnings == []) }
    }

    // MARK: Numbers in a text's literal

    struct Film: View {
        let year: Int

        var body: some View { Text("Made in \(year)") }
    }

    @Test func `a number that an app groups is told, once for a view`() {
        let screen = Screen(ForEach([2009, 1995], id: \.self) { Film(year: $0) })
        #expect(screen.text == "Made in 2009\nMade in 1995", "paper shows it as it stands")
        #expect(
            screen.warnings == [
                "A Text in Film says 2009, and 2,009 in an app: there a number in a Text's literal is written for the reader's "
                    + "locale. Write \\(String(…)) for the digits alone, or a format."
            ])
        #expect(screen.warnings(of: .numberInText) == screen.warnings)
    }

    @Test func `so is one with a fraction, which an app writes with six digits`() {
        struct Rating: View {
            let rating = 8.5
            var body: some View { Text("Rated \(rating)") }
        }

        let warning = Screen(Rating()).warnings(of: .numberInText).first
        #expect(warning?.hasPrefix("A Text in Rating says 8.5, and 8.500000 in an app:") == true)
    }

    @Test func `numbers that are the same in an app are no fault`() {
        struct Numbers: View {
            let year = 2009
            let none = Int?.none

            var body: some View {
                Text("\(999) \(-999) \(0) \(UInt8.max) \(Int8.min)")
                Text("\("Up") \(String(year)) \("\(year)") \(none ?? 7)")
                Text("\(year, format: .number) \(year, specifier: "%d") \("\(8.5)")")
                Text(verbatim: "\(year)")
                Text(String(year))
            }
        }

        #expect(Screen(Numbers()).warnings == [])
    }

    // MARK: Return in a field that grows

    struct Note: View {
        @State private var text = ""
        @State private var isSent = false

        var body: some View {
            TextField("Note", text: $text, axis: .vertical).onSubmit { isSent = true }
            TextField("Title", text: $text, axis: .horizontal)
            TextField("Other", text: $text)
            if isSent { Text("sent") }
        }
    }

    @Test func `Return in a field that grows down is told`() throws {
        let screen = Screen(Note())
        #expect(screen.warnings == [])
        let fields = (screen.root?.subtree ?? []).filter(\.isEditable)
        for field in fields.reversed() { field.submit() }
        #expect(screen.shows("sent"), "paper does what a keyboard of keys does")
        #expect(
            screen.warnings == [
                "Return was typed into a TextField with axis: .vertical, in Note. On a phone it begins a new line there, and "
                    + "onSubmit is not called."
            ])
        #expect(screen.warnings(of: .returnInTallField) == screen.warnings)
    }
}
