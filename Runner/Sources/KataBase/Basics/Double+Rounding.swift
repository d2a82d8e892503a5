import Foundation

extension Double {
    /// "2.10"
    package var rounded2: String { String(format: "%.2f", self) }

    /// The nearest hundredth, for an object of JSON.
    package var hundredths: Double { (self * 100).rounded() / 100 }
}
