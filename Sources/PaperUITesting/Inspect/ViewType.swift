import PaperUI

/// A type of view that PaperUI brings, by its plain name: for `find(ViewType.Button.self)`, where the view's
/// own type would need its label's.
public protocol BuiltInViewType {}

/// PaperUI's views by their plain names.
public enum ViewType {
    public enum Alert: BuiltInViewType {}
    public enum Button: BuiltInViewType {}
    public enum Capsule: BuiltInViewType {}
    public enum Circle: BuiltInViewType {}
    public enum Color: BuiltInViewType {}
    public enum ConfirmationDialog: BuiltInViewType {}
    public enum ContentUnavailableView: BuiltInViewType {}
    public enum Divider: BuiltInViewType {}
    public enum EditButton: BuiltInViewType {}
    public enum ForEach: BuiltInViewType {}
    public enum Form: BuiltInViewType {}
    public enum Group: BuiltInViewType {}
    public enum HStack: BuiltInViewType {}
    public enum Image: BuiltInViewType {}
    public enum Label: BuiltInViewType {}
    public enum LabeledContent: BuiltInViewType {}
    public enum LazyHStack: BuiltInViewType {}
    public enum LazyVStack: BuiltInViewType {}
    public enum List: BuiltInViewType {}
    public enum NavigationLink: BuiltInViewType {}
    public enum NavigationStack: BuiltInViewType {}
    public enum Picker: BuiltInViewType {}
    public enum ProgressView: BuiltInViewType {}
    public enum Rectangle: BuiltInViewType {}
    public enum RoundedRectangle: BuiltInViewType {}
    public enum ScrollView: BuiltInViewType {}
    public enum Section: BuiltInViewType {}
    public enum SecureField: BuiltInViewType {}
    public enum Sheet: BuiltInViewType {}
    public enum Spacer: BuiltInViewType {}
    public enum Stepper: BuiltInViewType {}
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
