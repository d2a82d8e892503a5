/// Several views, one after another: what a ``ViewBuilder`` makes of more than one.
public struct TupleView<each Content: View>: View, GroupingView {
    nonisolated(unsafe) private let content: (repeat each Content)

    nonisolated init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    var resolution: Resolution {
        var children: [ChildView] = []
        for view in repeat each content {
            children.append(ChildView(view, key: .position(children.count)))
        }
        return Resolution(kind: .group, children: children)
    }
}
