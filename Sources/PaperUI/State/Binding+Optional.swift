extension Binding {
    /// A binding to an optional value from one to a value. Writing nil is ignored.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            get: { base.wrappedValue },
            set: { value in
                if let value { base.wrappedValue = value }
            },
            source: base.source)
    }

    /// A binding to a value from one to an optional value; nil while that is nil.
    ///
    /// Should it become nil later, the binding goes on reading the last value that was there.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 }, source: base.source)
    }

    /// A binding to a hashable value of any type.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { value in
                if let value = value.base as? V { base.wrappedValue = value }
            },
            source: base.source)
    }
}
