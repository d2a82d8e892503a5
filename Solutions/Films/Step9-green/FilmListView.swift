import SwiftUI

struct FilmListView: View {
    @State private var viewModel: FilmListViewModel

    init(repository: any FilmRepository) {
        viewModel = FilmListViewModel(repository: repository)
    }

    var body: some View {
        FilmList(viewModel: viewModel)
    }
}
