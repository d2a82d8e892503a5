struct Thanks {
    var text: String { "Thank you." }
}
