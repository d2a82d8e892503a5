func goodbye() -> String {
    ""
}
