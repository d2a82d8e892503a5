func greeting(for name: String? = nil) -> String {
    "Hello" + (name.map { ", " + $0 } ?? "")
}
