import PaperUI

/// A type of view that PaperUI brings, by its plain name: for `find(ViewType.Button.self)`, where the view's
/// own type would need its label's.
public protocol BuiltInViewType {}

/// PaperUI's views by their plain names.
public enum ViewType {
    public enum Button: BuiltInViewType {}
    public enum Divider: BuiltInViewType {}
    public enum Form: BuiltInViewType {}
    public enum HStack: BuiltInViewType {}
    public enum List: BuiltInViewType {}
    public enum NavigationLink: BuiltInViewType {}
    public enum NavigationStack: BuiltInViewType {}
    public enum ProgressView: BuiltInViewType {}
    public enum Section: BuiltInViewType {}
    public enum Spacer: BuiltInViewType {}
    public enum Text: BuiltInViewType {}
    public enum TextEditor: BuiltInViewType {}
    public enum TextField: BuiltInViewType {}
    public enum Toggle: BuiltInViewType {}
    public enum VStack: BuiltInViewType {}
    public enum ZStack: BuiltInViewType {}
}

extension Node {
    /// A view of that name by PaperUI; one that the learner calls the same does not count.
    func isBuiltIn(_ type: any BuiltInViewType.Type) -> Bool {
        name == "\(type)" && String(reflecting: Swift.type(of: view)).hasPrefix("PaperUI.")
    }
}
