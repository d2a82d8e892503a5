import Foundation

/// True where two values are equal, as far as that can be told: by `==` where the type has one, else by their bytes,
/// which says "equal" of the same references and the same plain values, and "no" when in doubt.
func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    // An object that calls itself equal is still another object, with a life of its own.
    if !(Value.self is AnyObject.Type), let type = Value.self as? any Equatable.Type {
        return areEqual(lhs, rhs, as: type)
    }
    return withUnsafeBytes(of: lhs) { left in
        withUnsafeBytes(of: rhs) { right in left.elementsEqual(right) }
    }
}

/// The same for values whose type is hidden. Values of different types are not equal.
func areEqual(erased lhs: Any, _ rhs: Any) -> Bool {
    func compare<Value>(_ lhs: Value) -> Bool {
        (rhs as? Value).map { areEqual(lhs, $0) } ?? false
    }
    return _openExistential(lhs, do: compare)
}

private func areEqual<Value, E: Equatable>(_ lhs: Value, _ rhs: Value, as type: E.Type) -> Bool {
    guard let lhs = lhs as? E, let rhs = rhs as? E else { return false }
    return lhs == rhs
}
