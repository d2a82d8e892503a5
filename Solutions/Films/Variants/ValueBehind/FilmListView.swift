import SwiftUI

struct FilmListView: View {
    let repository: any FilmRepository

    @State private var viewModel: FilmListViewModel?

    var body: some View {
        VStack {
            if let viewModel {
                FilmList(viewModel: viewModel)
            } else {
                ProgressView()
            }
        }
        .onAppear {
            if viewModel == nil { viewModel = FilmListViewModel(repository: repository) }
        }
    }
}
