/// The choice of one value of several.
struct Choice: Equatable {
    private let current: AnyHashable
    private let source: [AnyHashable]?
    /// Chooses the value with a tag; as in SwiftUI, a tag of another type chooses nothing.
    let select: (AnyHashable) -> Void
    let isSelected: (AnyHashable) -> Bool

    init<Value: Hashable>(_ binding: Binding<Value>) {
        let value = binding.wrappedValue
        current = AnyHashable(value)
        source = binding.source
        select = { tag in
            if let value = tag.base as? Value { binding.wrappedValue = value }
        }
        isSelected = { tag in tag.base as? Value == value }
    }

    /// Of several values: a tag is put in, or taken out.
    init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
        let values = binding.wrappedValue
        current = AnyHashable(values)
        source = binding.source
        select = { tag in
            if let value = tag.base as? Value { binding.wrappedValue.formSymmetricDifference([value]) }
        }
        isSelected = { tag in (tag.base as? Value).map { values.contains($0) } ?? false }
    }

    /// The value in words; nil where it is nil.
    var words: String? {
        let mirror = Mirror(reflecting: current.base)
        if mirror.displayStyle == .optional { return mirror.children.first.map { "\($0.value)" } }
        return "\(current.base)"
    }

    static func == (lhs: Choice, rhs: Choice) -> Bool {
        lhs.source != nil && lhs.source == rhs.source && lhs.current == rhs.current
    }
}

private struct ChoiceKey: EnvironmentKey { static var defaultValue: Choice? { nil } }

extension EnvironmentValues {
    var choice: Choice? {
        get { self[ChoiceKey.self] }
        set { self[ChoiceKey.self] = newValue }
    }
}
