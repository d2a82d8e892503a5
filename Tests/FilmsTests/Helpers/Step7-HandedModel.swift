#if STEP_7
import PaperUI

@testable import Films

extension FilmListScreen {
    init(_ viewModel: FilmListViewModel) {
        self.init(screen: Screen(FilmListView(viewModel: viewModel)))
    }
}
#endif
