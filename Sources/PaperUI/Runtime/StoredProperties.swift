/// The stored properties of structs, by the runtime's own records: the one file that works on raw memory.
///
/// A screen writes a place for each state into its own copy of a view, so that the view that a test holds is
/// left as it was; and it compares a new view with the old one property by property. One instance a screen,
/// which remembers what it has looked up.
@MainActor
final class StoredProperties {
    private struct Property {
        let type: Any.Type
        let offset: Int
        /// The type, if its values are connected to a screen.
        let dynamic: (any DynamicProperty.Type)?
        /// True where there may be such values inside.
        let holdsDynamic: Bool

        init(_ type: Any.Type, at offset: Int) {
            (self.type, self.offset) = (type, offset)
            dynamic = type as? any DynamicProperty.Type
            holdsDynamic =
                dynamic != nil || type is any App.Type || type is any ViewModifier.Type
                || type is any ButtonStyle.Type || type is any ToggleStyle.Type || type is any LabelStyle.Type
                || type is any ProgressViewStyle.Type
        }
    }

    private var known: [ObjectIdentifier: [Property]] = [:]

    /// Connects every dynamic property of a view, in the view that is passed.
    func connect<V>(_ view: inout V, to node: Node) {
        withUnsafeMutablePointer(to: &view) { connect(V.self, at: UnsafeMutableRawPointer($0), to: node) }
    }

    /// True where two views say the same: what a state or the environment holds does not count.
    func areSame<V>(_ lhs: V, _ rhs: V) -> Bool {
        withUnsafePointer(to: lhs) { left in
            withUnsafePointer(to: rhs) { right in
                areSame(V.self, at: UnsafeRawPointer(left), UnsafeRawPointer(right))
            }
        }
    }

    /// True where a view, or a dynamic property in it, reads the environment.
    func readsEnvironment(_ type: Any.Type) -> Bool {
        properties(of: type).contains { property in
            property.type is any EnvironmentReader.Type
                || property.holdsDynamic && readsEnvironment(property.type)
        }
    }

    private func connect(_ type: Any.Type, at base: UnsafeMutableRawPointer, to node: Node) {
        for property in properties(of: type) {
            let address = base + property.offset
            if property.holdsDynamic { connect(property.type, at: address, to: node) }
            if let dynamic = property.dynamic { connect(property: dynamic, at: address, to: node) }
        }
    }

    private func connect<P: DynamicProperty>(
        property: P.Type, at address: UnsafeMutableRawPointer, to node: Node
    ) {
        if let connected = property as? any ConnectedProperty.Type {
            connect(connected: connected, at: address, to: node)
        }
        address.assumingMemoryBound(to: P.self).pointee.update()
    }

    private func connect<P: ConnectedProperty>(
        connected: P.Type, at address: UnsafeMutableRawPointer, to node: Node
    ) {
        address.assumingMemoryBound(to: P.self).pointee.connect(to: node)
    }

    private func areSame(_ type: Any.Type, at lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        func compare<T>(_ type: T.Type) -> Bool {
            let left = lhs.assumingMemoryBound(to: T.self)
            let right = rhs.assumingMemoryBound(to: T.self)
            if let type = type as? any SelfComparing.Type { return isSame(type, at: lhs, rhs) }
            if areEqual(left.pointee, right.pointee) { return true }
            if type is any Equatable.Type { return false }
            // A protocol's box has no properties; what is in it counts.
            let content = Swift.type(of: left.pointee as Any)
            if content != type { return areSame(left.pointee, right.pointee, as: content) }
            let properties = properties(of: type)
            return !properties.isEmpty
                && properties.allSatisfy { areSame($0.type, at: lhs + $0.offset, rhs + $0.offset) }
        }
        return _openExistential(type, do: compare)
    }

    private func areSame(_ lhs: Any, _ rhs: Any, as type: Any.Type) -> Bool {
        func compare<V>(_ type: V.Type) -> Bool {
            guard Swift.type(of: rhs) == type, let lhs = lhs as? V, let rhs = rhs as? V else { return false }
            return areSame(lhs, rhs)
        }
        return _openExistential(type, do: compare)
    }

    private func isSame<T: SelfComparing>(
        _ type: T.Type, at lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
    ) -> Bool {
        lhs.assumingMemoryBound(to: T.self).pointee
            .isSame(as: rhs.assumingMemoryBound(to: T.self).pointee)
    }

    private func properties(of type: Any.Type) -> [Property] {
        let id = ObjectIdentifier(type)
        if let properties = known[id] { return properties }
        // An object's properties lie in the object, not in the view.
        let count = type is AnyClass ? 0 : recursiveChildCount(type)
        let properties = (0..<count).map { index in
            var field = FieldMetadata()
            let fieldType = childMetadata(type, index: index, fieldMetadata: &field)
            field.free?(field.name)
            return Property(fieldType, at: childOffset(type, index: index))
        }
        known[id] = properties
        return properties
    }
}

private struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

// The functions behind `Mirror`, which gives values where we need places.

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveChildCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childMetadata(
    _ type: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func childOffset(_ type: Any.Type, index: Int) -> Int
