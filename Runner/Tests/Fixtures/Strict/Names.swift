// Types where SwiftUI has them, and as many of their parameters. As in Styles.swift, what the compiler says of a line stands
// above it.
import PaperUI

struct Nested {
    // error: cannot find type 'NavigationBarTitleDisplayMode' in scope
    let size: NavigationBarTitleDisplayMode
    let ownSize: NavigationBarItem.TitleDisplayMode
    // error: cannot find type 'TruncationMode' in scope
    let cut: TruncationMode
    let ownCut: Text.TruncationMode
    // error: cannot find type 'LineCap' in scope
    let end: LineCap
    let ownEnd: CGLineCap
    // error: cannot find type 'LineJoin' in scope
    let turn: LineJoin
    let ownTurn: CGLineJoin
}

struct Parameters {
    // error: generic type 'List' specialized with too few type parameters (got 1, but expected 2)
    let list: List<Text>
    let ownList: List<Never, Text>
    // error: generic type 'NavigationLink' specialized with too few type parameters (got 1, but expected 2)
    let link: NavigationLink<Text>
    let ownLink: NavigationLink<Text, Never>
    // error: generic type 'Slider' specialized with too few type parameters (got 1, but expected 2)
    let slider: Slider<Text>
    let ownSlider: Slider<Text, EmptyView>
    // error: generic type 'ToolbarItem' specialized with too few type parameters (got 1, but expected 2)
    let item: ToolbarItem<Text>
    let ownItem: ToolbarItem<(), Text>
    // error: generic type 'ShareLink' specialized with too few type parameters (got 1, but expected 4)
    let share: ShareLink<Text>
    let ownShare: ShareLink<[URL], Never, Never, Text>
    // error: reference to generic type 'ProgressView' requires arguments in <...>
    let progress: ProgressView
    let ownProgress: ProgressView<Text, EmptyView>
    // error: reference to generic type 'SharePreview' requires arguments in <...>
    let preview: SharePreview
    let ownPreview: SharePreview<Never, Never>
}

struct Paper {
    // error: cannot find type 'PaintedShape' in scope
    let shape: PaintedShape
    // error: cannot find type 'ModifiedByContent' in scope
    let content: ModifiedByContent<EmptyModifier>
    // error: cannot find type 'ToolbarItems' in scope
    let items: ToolbarItems
    // error: cannot find type 'TabContents' in scope
    let tabs: TabContents<Text>
    // error: cannot find type 'TextAutocapitalizationType' in scope
    let capitals: TextAutocapitalizationType
    // error: 'Literal' is not a member type of struct 'PaperUI.Text'
    let literal: Text.Literal
}

struct Raw {
    // error: 'DynamicTypeSize' cannot be constructed because it has no accessible initializers
    let size = DynamicTypeSize(rawValue: 3)
    // error: argument passed to call that takes no arguments
    let traits = AccessibilityTraits(rawValue: 1)
    let ownTraits: AccessibilityTraits = [.isButton, .isHeader]
}

struct Protocols {
    // error: static member 'everyMinute' cannot be used on protocol metatype '(any TimelineSchedule).Type'
    // error: static property 'everyMinute' requires the types 'Self' and 'EveryMinuteTimelineSchedule' be equivalent
    let schedule = TimelineSchedule.everyMinute
    // error: static member 'inset' cannot be used on protocol metatype '(any TableStyle).Type'
    // error: static property 'inset' requires the types 'Self' and 'InsetTableStyle' be equivalent
    let table = TableStyle.inset
    // error: static member 'plain' cannot be used on protocol metatype '(any WindowStyle).Type'
    // error: static property 'plain' requires the types 'Self' and 'PlainWindowStyle' be equivalent
    let window = WindowStyle.plain
    // error: static member 'automatic' cannot be used on protocol metatype '(any NavigationTransition).Type'
    // error: static property 'automatic' requires the types 'Self' and 'AutomaticNavigationTransition' be equivalent
    let transition = NavigationTransition.automatic
    // error: static member 'paging' cannot be used on protocol metatype '(any ScrollTargetBehavior).Type'
    // error: static property 'paging' requires the types 'Self' and 'PagingScrollTargetBehavior' be equivalent
    let behavior = ScrollTargetBehavior.paging
    let ownBehavior: PagingScrollTargetBehavior = .paging
}

extension View {
    func lined() -> some View {
        // error: type 'VerticalEdge.Set' has no member 'leading'
        listRowSeparator(.hidden, edges: .leading)
    }
    func linedAbove() -> some View { listRowSeparator(.hidden, edges: .top) }

    func leading<C: View>(to item: Binding<Int?>, @ViewBuilder content: (Int) -> C) -> some View {
        // error: passing non-escaping parameter 'content' to function expecting an '@escaping' closure
        navigationDestination(item: item, destination: content)
    }
    func leading<C: View>(onTo item: Binding<Int?>, @ViewBuilder content: @escaping (Int) -> C) -> some View {
        navigationDestination(item: item, destination: content)
    }
}

@MainActor func scrolled<C: View>(@ViewBuilder content: (ScrollViewProxy) -> C) -> some View {
    // error: passing non-escaping parameter 'content' to function expecting an '@escaping' closure
    ScrollViewReader(content: content)
}

@MainActor func folded<C: View>(@ViewBuilder content: () -> C) -> some View {
    // error: passing non-escaping parameter 'content' to function expecting an '@escaping' closure
    DisclosureGroup("More", content: content)
}

@MainActor func bordered(_ shape: some Shape) -> some View {
    // error: value of type 'some Shape' has no member 'strokeBorder'
    // error: cannot infer contextual base in reference to member 'red'
    shape.strokeBorder(.red)
}
@MainActor func borderedInside(_ shape: some InsettableShape) -> some View {
    shape.strokeBorder(.red).fill(.blue).strokeBorder(lineWidth: 2)
}
@MainActor func stroked(_ shape: some Shape) -> some View { shape.stroke(lineWidth: 2).fill(.red) }

@MainActor func listed(_ names: [String]) -> some View {
    VStack {
        // error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
        for name in names { Text(name) }
    }
}
@MainActor func listedByForEach(_ names: [String]) -> some View {
    VStack {
        ForEach(names, id: \.self) { name in Text(name) }
    }
}
