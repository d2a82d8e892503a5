/// A way to picture a value in text, and the kind of file that keeps it.
public struct Snapshotting<Value> {
    /// The reference file's extension, without a dot.
    public let pathExtension: String

    /// Makes the picture.
    public let snapshot: (Value) throws -> String

    /// Makes a way to picture values.
    public init(pathExtension: String, snapshot: @escaping (Value) throws -> String) {
        self.pathExtension = pathExtension
        self.snapshot = snapshot
    }

    /// Pictures another kind of value by making this kind from it.
    public func pullback<Other>(_ transform: @escaping (Other) throws -> Value) -> Snapshotting<Other> {
        Snapshotting<Other>(pathExtension: pathExtension) { try snapshot(transform($0)) }
    }
}

extension Snapshotting where Value == String {
    /// The string itself, compared line by line.
    public static var lines: Self {
        Self(pathExtension: "txt") { $0 }
    }
}

extension Snapshotting {
    /// Every stored property of the value, and of what these hold, the same at each run: dictionaries and sets are
    /// sorted, a time zone is its name, data its bytes, and of an address there is the type.
    ///
    /// ```
    /// ▿ Film
    ///   - title: "Coco"
    ///   - year: 2017
    /// ```
    public static var dump: Self {
        Self(pathExtension: "txt") { ValueDump.lines(of: $0).joined(separator: "\n") }
    }
}
