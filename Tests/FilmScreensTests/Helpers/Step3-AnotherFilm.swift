#if STEP_3
import SwiftUI

@testable import FilmScreens

/// A card that is handed another film as soon as it is there.
struct CardOfAnotherFilm: View {
    @State var first: PixarFilm
    let then: PixarFilm

    var body: some View {
        FilmCard(film: first).onAppear { first = then }
    }
}
#endif
