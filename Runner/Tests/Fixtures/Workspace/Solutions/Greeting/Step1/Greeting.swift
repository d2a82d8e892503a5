func greeting() -> String {
    "Hello"
}
