import Foundation

/// A number that paper cannot draw: it is not finite, or so large that it stands for infinity.
struct OddNumber: Equatable, Sendable {
    /// The name of the number, as "The width of a frame".
    let name: String
    let value: String
    /// The fate of the number.
    var outcome = "It is left out."

    init(_ name: String, _ value: some BinaryFloatingPoint) {
        // What is no number has a sign on some machines.
        self.init(name: name, value: value.isNaN ? "nan" : "\(value)")
    }

    func counting(asPercent percent: Int) -> OddNumber {
        var number = self
        number.outcome = "It counts as \(percent) %."
        return number
    }

    /// A colour with a part that is not finite.
    static let color = OddNumber(name: "A part of a colour", value: "not finite")

    private init(name: String, value: String) {
        (self.name, self.value) = (name, value)
    }
}

/// Looks for odd numbers, and puts others in their place.
struct OddNumbers {
    private(set) var found: [OddNumber] = []
    /// The lengths below 0 of what cannot be so short, for which 0 stands.
    private(set) var negative: [(name: String, length: Double)] = []

    /// True where another number stands for one of them.
    var areThere: Bool { !found.isEmpty || !negative.isEmpty }

    /// The most points that paper draws.
    static let limit = 1e9

    /// The length in points, or what stands for it.
    mutating func length<N: BinaryFloatingPoint>(_ value: N, _ name: String, or instead: N) -> N {
        if value.magnitude <= N(Self.limit) { return value }
        found.append(OddNumber(name, value))
        return instead
    }

    /// The length in points; nil where it is left out.
    mutating func length<N: BinaryFloatingPoint>(_ value: N?, _ name: String) -> N? {
        guard let value, !(value.magnitude <= N(Self.limit)) else { return value }
        found.append(OddNumber(name, value))
        return nil
    }

    /// The side of a frame in points; nil where it is left out.
    mutating func side<N: BinaryFloatingPoint>(_ value: N?, _ name: String) -> N? {
        length(value, name).map { notNegative($0, name) }
    }

    /// A length that only holds another down, which infinity may do.
    mutating func limit(_ value: Double?, _ name: String) -> Double? {
        guard let value, value.isNaN || value == -.infinity else {
            return value.map { notNegative($0, name) }
        }
        found.append(OddNumber(name, value))
        return nil
    }

    private mutating func notNegative<N: BinaryFloatingPoint>(_ length: N, _ name: String) -> N {
        if length < 0 { negative.append((name, Double(length))) }
        return max(length, 0)
    }

    /// A share from 0 to 1.
    mutating func share(_ value: Double, _ name: String) -> Double {
        if value.isFinite { return value }
        found.append(OddNumber(name, value).counting(asPercent: value > 0 ? 100 : 0))
        return value > 0 ? 1 : 0
    }

    mutating func color(_ color: Color?) {
        if color?.isOdd == true { found.append(.color) }
    }

    mutating func note(_ number: OddNumber) {
        found.append(number)
    }
}

extension Int {
    /// A number rounded as far as an `Int` goes: its ends stand for what lies beyond them, and 0 for what is no number.
    package init(bounded value: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) {
        let rounded = value.rounded(rule)
        self = Int(exactly: rounded) ?? (rounded.isNaN ? 0 : rounded < 0 ? .min : .max)
    }
}

extension Double {
    /// A share as a screen reader says it: "40 %".
    var asPercent: String { "\(Int(bounded: self * 100)) %" }
}
