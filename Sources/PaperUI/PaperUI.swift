// PaperUI is SwiftUI's spelling, drawn on paper: views written with it compile and run wherever Swift does. They say
// `import SwiftUI`, which brings it here (Sources/SwiftUI), and so are meant to move into an app with no line changed.
//
// Where to begin reading
//   Runtime/Screen     a view is mounted on a Screen, which is all that SwiftUI does not have
//   Runtime/Node       what stays while view values come and go: identity, state, tasks
//   Runtime/Node+Update    how a node follows its view; Node+Effects: what happens when it comes and goes
//   Runtime/PaperElement   what a view without a body is to a screen reader, to a finger and in a drawing; each says it in
//                      its own file, so a new view is one file
//   Runtime/Agenda     what is still to do: views to evaluate, tasks to wait for
//   Runtime/StoredProperties   how a screen connects the state in its copy of a view; the unsafe part
//                      (what is in Runtime works under every test, and ./kata has it compiled with the optimiser)
//   State/             State, Binding, Bindable, Environment; StateObject, ObservedObject, EnvironmentObject
//   Views/, Shapes/, Modifiers/, Values/, App/    the names that SwiftUI has, a concept a file
//   Unavailable/       the names that SwiftUI has and paper has not: each says what to write in its place
//   Drawing/           the drawings in text and as SVG, both made of parts, pages and sections
//
// As in SwiftUI, and tested under these names in Tests/PaperUITests/Semantics
//   1  state needs a screen: unmounted, it reads its initial value and drops writes
//   2  a write during body is dropped; in an action it is readable at once; an equal one changes nothing
//   3  the initial value of a state counts once per identity
//   4  state lives at a place, a type and an id
//   5  a binding is a get and a set, and writes through key paths
//   6  what is disabled further out stays disabled
//   7  a task starts on appear, is cancelled on disappear, and restarts on another id only; a page that is
//      covered has disappeared, and appears anew on the way back
//   8  a view is evaluated when a property that its body read has changed, once a change
//   9  a navigation path holds values of any types
//
// As in SwiftUI, and tested in the other files there, in Views, and in Tests/PaperUITestingTests: environment, focus,
// sheets and questions, `dismiss`, rows that are deleted and moved, searching, tabs, pages, links with pages of their own,
// what a finger reaches, what is an element to a screen reader and by which name, and labels and bars that are hidden.
//
// Taken without effect (Modifiers/View+Inert and View+InertLooks): what says only how a phone shows a view or asks for its
// text. Animations change the state and move nothing; of an outline that is trimmed all is drawn.
//
// Left out: gestures but taps and long presses, split views, layout by measured sizes, paths, preferences, several
// windows, localisation, what Combine has besides ObservableObject and @Published, and the #Preview macro (use
// PreviewProvider). What is left out is declared in Unavailable; Chapters/PaperUI.md lists the names, with what to write
// instead.
// Lists are not lazy: every row is evaluated.
//
// Kinder than a phone, and the screen warns of it (Runtime/Fault)
//   - Of two buttons without a style in one row of a list, a tap does what one of them does.
//   - A title and a toolbar show that stand on a NavigationStack, and not in it.
//   - A navigationDestination is found in a lazy container.
//   - A text and a title take numbers in a literal as they are: "\(1995)" is 1995, and 1,995 in SwiftUI.
//   - Return in a TextField with `axis: .vertical` submits it.
//   - A title, a toolbar and a search show without a NavigationStack, and a stack on a page of another one.
//   - A list in a scroll view has a height; rows are swiped, deleted and moved, and views pulled down, in no list.
//   - Two sheets come one upon the other.
//   - Further faults leave no trace: a picker's selection without a tag, a symbol's name that none can have, a frame of less
//     than nothing, an ObservableObject that changes during a body, a page that a binding pushes onto no stack.
//
// Otherwise than in SwiftUI
//   - `toolbar` with items is on the main actor. Any other view and modifier can be made anywhere, as in SwiftUI: what a view
//     is made of is set once, in a `nonisolated` `init`, and read on the main actor, and so it is `nonisolated(unsafe)`.
//   - Outside of a list, what is put on a Group (onAppear, task, an identifier) is put on it once, even while it
//     is empty. SwiftUI's documentation says that each view inside gets it; what people have measured is a third
//     thing, and depends on the version. Inside a list each row gets it, here as there.
//   - A LocalizedStringKey is not translated. Markdown is read in it, for its words alone.
//   - A date is written by the Gregorian calendar and Greenwich's time unless the environment says otherwise, and what is
//     told from now on is told from a time that stands still.
//   - A DatePicker is a field: a date is chosen by writing it. A ShareLink shares nothing.
//   - A length that is infinite or enormous is left out, and a warning says so. (`maxWidth: .infinity` is a limit, as ever.)
//   - AppStorage is kept as long as its screen, in a model as long as that, unless a store is given; SceneStorage as long as
//     its screen.
//   - `labelsHidden` leaves a text field's title, which is its prompt, as a phone does. A Mac hides what stands beside it.
//   - A picker's options and a menu's buttons are on the screen with it, each to be tapped by its label. SwiftUI's menu
//     opens first, and in a picture both are closed.
//   - `List(_:selection:)` chooses several rows by taps at once. SwiftUI's list has to be edited for that.
//   - AsyncImage loads nothing: it shows what is there meanwhile. A Link opens what `\.openURL` says.
//   - What a sheet or a question covers is there and cannot be tapped. A full-screen cover is a sheet.
//   - What a view lies upon cannot be tapped where that can be told without measuring: below a colour, a list or a
//     background that fills the room. A view that is in the way by its size alone is not.
//   - Of pages only the one that is shown appears. SwiftUI prepares the one beside it, too. A view of a TabView that has
//     neither a label nor a tag is evaluated before it is shown.
//   - The texts of a label are joined by blanks. SwiftUI's screen reader has commas there.
//   - A text field without a style has a box in a picture. A phone's has none.
//   - Styles of one's own there are for buttons, toggles, labels and progress views; of the other controls the system's have
//     their names.
//   - A search's suggestions stand between the field and the page. SwiftUI's lie upon the page. A tap on a token takes it out.
//   - A ColorPicker is a field: a colour is chosen by writing its name or its parts.
//   - A rectangle with corners of several radii is drawn with the greatest of them.
//   - A `Shape` is one of those that paper knows; of a gradient the first colour is drawn.
//   - Nothing depends on the machine: not the fonts, nor the locale, nor the clock. (What your own code formats is its own.)
//
// As strict as SwiftUI
//   What the compiler says of a closure depends on the signature that it is handed to: on `@Sendable`, `sending`,
//   `@isolated(any)` and the actor. On 2026-11-27 these were compared with the declarations that Apple's documentation
//   prints, for Xcode 26 and 27, and are written so. It does not print `@_inheritActorContext`; that is taken from
//   OpenSwiftUI, which follows SwiftUI's interface. Runner/Tests/Fixtures/Strict has what is warned of and refused.
//   - `Binding(get:set:)`: `@preconcurrency`, both closures `@escaping @isolated(any) @Sendable`
//   - `task`, `task(id:)`: `nonisolated`, `sending @escaping @isolated(any) () async -> Void`; SwiftUI's also takes
//     a name, a file and a line for it
//   - `refreshable`: `nonisolated`, `@escaping @Sendable () async -> Void`
//   - `Button`: `@preconcurrency`, `@escaping @MainActor () -> Void`
//   - `OpenURLAction`, `DismissAction`, `\.openURL`: `@MainActor @preconcurrency`
//   - `View`, `ViewModifier`, `App`, `Scene`, `ButtonStyle`, `ToolbarContent`, `PreviewProvider`:
//     `@MainActor @preconcurrency`
//   - `StateObject`, `ObservedObject`, `EnvironmentObject`: `@MainActor @preconcurrency` for the value and for `$`
//   - `DynamicProperty`, `EnvironmentKey`: on no actor
//   - the `init` of a view, and a modifier: `nonisolated`, as SwiftUI's are since Xcode 16
//   - `onAppear`, `onDisappear`, `onChange`, `onSubmit`, `onTapGesture`, `onLongPressGesture`, `accessibilityAction`,
//     `onDelete`, `onMove`, `Menu(primaryAction:)`, `onDismiss`, what makes the rows of a `ForEach`: plain closures
