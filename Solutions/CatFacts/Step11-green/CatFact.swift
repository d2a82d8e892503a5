struct CatFact: Decodable, Equatable {
    let fact: String
}
