struct Thanks {
    var text: String { "" }
}
