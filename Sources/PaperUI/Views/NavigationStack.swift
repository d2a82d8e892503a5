/// A page, and pages pushed upon it. Its path says which. A page that is covered has
/// disappeared, but keeps its state; it appears anew on the way back.
public struct NavigationStack<Data, Root: View>: View, BuiltInElement {
    @State private var ownPath = NavigationPath()
    @State private var navigation = Navigation()
    nonisolated(unsafe) private let path: Binding<NavigationPath>?
    nonisolated(unsafe) private let root: Root

    /// A stack that keeps its path to itself.
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// A stack whose path is kept somewhere else, and may hold values of any types.
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {
        self.path = path
        self.root = root()
    }

    /// A stack whose path is kept somewhere else, and holds values of one type.
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
    {
        self.path = Binding(
            get: { NavigationPath(path.wrappedValue) },
            set: { path.wrappedValue = Data($0.values.compactMap { $0.base as? Data.Element }) },
            source: path.source)
        self.root = root()
    }

    public var body: some View {
        let path = path ?? $ownPath
        navigation.path = path
        return Pages(navigation: navigation, root: AnyView(root)).environment(
            \.navigation, navigation)
    }
}

private struct Pages: View, PrimitiveView {
    let navigation: Navigation
    let root: AnyView

    var resolution: Resolution {
        let pages = navigation.entries.enumerated().map { index, entry in
            let presentation = presentation(index)
            switch entry {
            case .value(let value):
                return ChildView(
                    PushedPage(value: value).environment(\.presentation, presentation), key: .id(value, index)
                )
            case .page(let page):
                return ChildView(
                    OwnPage(page: page).environment(\.presentation, presentation),
                    key: .id(ObjectIdentifier(page), 0))
            }
        }
        return Resolution(kind: .navigation, children: [ChildView(RootPage(content: root))] + pages)
    }

    /// The page at a position of the path.
    private func presentation(_ index: Int) -> Presentation {
        Presentation(place: [ObjectIdentifier(navigation), index]) { [navigation] in
            navigation.pop(to: index)
        }
    }
}

private struct RootPage: View, PrimitiveView {
    let content: AnyView

    var resolution: Resolution { Resolution(kind: .page, children: [ChildView(content)]) }
}

private struct PushedPage: View, PrimitiveView {
    @Environment(\.navigation) private var navigation
    let value: AnyHashable

    init(value: AnyHashable) {
        self.value = value
    }

    var resolution: Resolution {
        let content =
            navigation?.destination(for: value) ?? Text("No page for a value of type \(type(of: value.base))")
        return Resolution(page: content, of: navigation)
    }
}

/// The page that a link has of its own.
private struct OwnPage: View, PrimitiveView {
    @Environment(\.navigation) private var navigation
    let page: LinkedPage

    init(page: LinkedPage) {
        self.page = page
    }

    var resolution: Resolution { Resolution(page: page.content ?? EmptyView(), of: navigation) }
}

extension Resolution {
    /// A page with the way back.
    @MainActor
    fileprivate init(page content: any View, of navigation: Navigation?) {
        let back = Button("Back") { navigation?.pop() }
        self.init(
            kind: .page,
            children: [
                ChildView(back, key: .position(0), role: .back), ChildView(content, key: .position(1)),
            ])
    }
}
