func goodbye() -> String {
    "Bye"
}
