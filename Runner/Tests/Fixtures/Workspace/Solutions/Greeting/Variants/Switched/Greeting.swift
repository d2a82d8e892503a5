func greeting(for name: String? = nil) -> String {
    switch name {
    case nil: "Hello"
    case let name?: ["Hello", name].joined(separator: ", ")
    }
}
