struct Movie: Identifiable, Equatable {
    let id: Int
    let title: String
}
