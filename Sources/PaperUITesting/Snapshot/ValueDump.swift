import Foundation

/// A value's stored properties as lines, as `dump` prints them, but the same every time: without addresses,
/// and with dictionaries and sets sorted.
enum ValueDump {
    static func lines(of value: Any) -> [String] {
        lines(of: value, label: nil, ancestors: [])
    }

    private static func lines(of value: Any, label: String?, ancestors: [ObjectIdentifier]) -> [String] {
        let value = ValueSketch.bridged(value)
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value {
            return lines(of: wrapped, label: label, ancestors: ancestors)
        }

        var ancestors = ancestors
        if mirror.displayStyle == .class {
            let identity = ObjectIdentifier(value as AnyObject)
            guard !ancestors.contains(identity) else {
                return [line(label, "\(mirror.subjectType) (shown above)", isLeaf: true)]
            }
            ancestors.append(identity)
        }

        let sketch = ValueSketch(value)
        let children = sketch?.parts ?? children(of: value, mirror)
        var nested = children.map { lines(of: $0.value, label: $0.label, ancestors: ancestors) }
        if mirror.displayStyle == .set || mirror.displayStyle == .dictionary {
            nested.sort { $0.lexicographicallyPrecedes($1) }
        }
        let head = line(label, sketch?.text ?? summary(of: value, mirror), isLeaf: nested.isEmpty)
        return [head] + nested.joined().map { "  " + $0 }
    }

    private static func line(_ label: String?, _ text: String, isLeaf: Bool) -> String {
        (isLeaf ? "- " : "▿ ") + (label.map { "\($0): " } ?? "") + text
    }

    private static func children(of value: Any, _ mirror: Mirror) -> [Mirror.Child] {
        if isAtom(value) { return [] }
        var children: [Mirror.Child] = []
        var next: Mirror? = mirror
        while let mirror = next {
            children = mirror.children + children
            next = mirror.superclassMirror
        }
        // What @Observable adds to a class is not a value of its author's.
        return children.filter { $0.label != "_$observationRegistrar" }
            .map { ($0.label.map(written), $0.value) }
    }

    /// A property's name as its author wrote it: a lazy one is stored under another.
    private static func written(_ label: String) -> String {
        String(label.trimmingPrefix("$__lazy_storage_$_"))
    }

    /// True where the value's description says all there is.
    private static func isAtom(_ value: Any) -> Bool {
        value is any StringProtocol || value is Character || value is any Numeric || value is Bool
            || value is UUID
    }

    private static func summary(of value: Any, _ mirror: Mirror) -> String {
        let count = mirror.children.count
        switch mirror.displayStyle {
        case .optional: return "nil"
        case .collection: return count == 1 ? "1 element" : "\(count) elements"
        case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
        case .set: return count == 1 ? "1 member" : "\(count) members"
        case .tuple: return "(\(count) elements)"
        case .enum where count == 0: return "\(mirror.subjectType).\(value)"
        case .enum, .class: return "\(mirror.subjectType)"
        default: return described(value, mirror)
        }
    }

    private static func described(_ value: Any, _ mirror: Mirror) -> String {
        if !isAtom(value), hasNoOrder(within: value) { return "\(mirror.subjectType)" }
        let description =
            switch value {
            case let value as any CustomDebugStringConvertible: value.debugDescription
            case let value as any CustomStringConvertible: value.description
            default: "\(mirror.subjectType)"
            }
        // A text of somebody's that looks like an address is no address.
        return isAtom(value) ? description : description.withoutAddresses
    }

    /// True where there is a set or a dictionary of several elements in the value: what its author says of it may be in
    /// another order the next time.
    private static func hasNoOrder(within value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .set where mirror.children.count > 1, .dictionary where mirror.children.count > 1: return true
        // Objects may hold one another.
        case .class: return false
        default: return mirror.children.contains { hasNoOrder(within: $0.value) }
        }
    }
}
