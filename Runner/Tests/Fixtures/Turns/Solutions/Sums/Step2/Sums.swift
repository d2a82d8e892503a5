func total(_ numbers: [Int], unit: String? = nil) -> String {
    let sum = "\(numbers.reduce(0, +))"
    return unit.map { "\(sum) \($0)" } ?? sum
}
