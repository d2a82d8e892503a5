#if STEP_6
import Observation
import SwiftUI

@testable import FilmScreens

/// Which model the list is over. A test hands it another one by choosing anew.
@MainActor @Observable
final class ChosenModel {
    var viewModel: FilmListViewModel

    init(_ viewModel: FilmListViewModel) {
        self.viewModel = viewModel
    }
}

struct ListOfTheChosenModel: View {
    let chosen: ChosenModel

    var body: some View {
        FilmListView(viewModel: chosen.viewModel)
    }
}
#endif
