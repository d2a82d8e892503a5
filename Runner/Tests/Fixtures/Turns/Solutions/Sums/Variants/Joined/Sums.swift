func total(_ numbers: [Int], unit: String? = nil) -> String {
    let sum = String(numbers.reduce(into: 0) { $0 += $1 })
    return [sum, unit].compactMap { $0 }.joined(separator: " ")
}
