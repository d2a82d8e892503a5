extension Event {
    var isSelectable: Bool { true }
}
