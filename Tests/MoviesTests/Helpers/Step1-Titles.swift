#if STEP_1
import PaperUI
import PaperUITesting

@testable import Movies

extension Movie {
    static let alien = Movie(id: 1, title: "Alien")
    static let brazil = Movie(id: 2, title: "Brazil")
    static let clerks = Movie(id: 3, title: "Clerks")
    static let dialM = Movie(id: 4, title: "Dial M for Murder")
    static let alienAgain = Movie(id: 5, title: "Alien")
}

extension [Movie] {
    /// In no order of titles or numbers, and two of one title.
    static let week: [Movie] = [.clerks, .alienAgain, .brazil, .dialM, .alien]

    /// More than anybody would cut off, long titles, and a space in front as somebody typed it. The first five have the
    /// numbers of the week's movies.
    static let year = (1...365).map {
        Movie(id: $0, title: " The Story That Never Ends, However Long One Waits: Part \($0)")
    }
}

extension [[Movie]] {
    /// Week after week, and each time one thing is another: the order, a number, a title, how many there are.
    static let season: [[Movie]] = [
        [.brazil, .alien], [.alien, .brazil], [.alienAgain, .brazil],
        [Movie(id: 5, title: "Clerks"), .brazil], [.brazil],
        [],
    ]
}

extension Screen {
    /// The titles of the movies on the screen, from top to bottom; other texts do not count.
    var titles: [String] {
        let movies = Set(([Movie].week + .year).map { $0.title })
        let texts = (try? inspect().findAll(ViewType.Text.self).map { try $0.string() }) ?? []
        return texts.filter { movies.contains($0) }
    }
}
#endif
