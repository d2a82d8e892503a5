func total(_ numbers: [Int], unit: String? = nil) -> String {
    var sum = 0
    for number in numbers { sum += number }
    guard let unit else { return "\(sum)" }
    return "\(sum) \(unit)"
}
