import Foundation

extension Double {
    /// "2.10"
    var rounded2: String { String(format: "%.2f", self) }
}
