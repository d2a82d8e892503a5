import Foundation

extension NavigationPath {
    /// The path in a form that can be stored; nil if it holds a value that cannot.
    public var codable: CodableRepresentation? {
        values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
    }

    /// A path that was stored.
    public init(_ codable: CodableRepresentation) {
        values = codable.values
    }

    /// A path in a form that can be stored: for each value its type and its content, the last value first, as
    /// in SwiftUI.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let values: [AnyHashable]

        fileprivate init(values: [AnyHashable]) {
            self.values = values
        }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "There is no codable type “\(name)” for a path.")
                }
                let content = try container.decode(String.self)
                values.append(AnyHashable(try JSONDecoder().decode(type, from: Data(content.utf8))))
            }
            self.values = values.reversed()
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values.reversed() {
                guard let content = value.base as? any Codable,
                    let name = _mangledTypeName(type(of: content))
                else { continue }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(content), as: UTF8.self))
            }
        }
    }
}
