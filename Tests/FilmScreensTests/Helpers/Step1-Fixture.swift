#if STEP_1
@testable import FilmScreens

extension PixarFilm {
    /// A film like any other. A test names what it is about and leaves the rest to this.
    static func fixture(
        id: String = "any", title: String = "Any Film", year: Int = 2006, director: String = "Anybody"
    ) -> PixarFilm {
        Self(id: id, title: title, year: year, director: director)
    }
}
#endif
