func greeting(for name: String? = nil) -> String {
    guard let name else { return "Hello" }
    return "Hello, \(name)"
}
