import Foundation
import Observation
import PaperUI
import Testing

/// The views of the article on closures in place of protocols, with `import PaperUI`.
@MainActor
@Suite struct CatFactArticleTests {
    enum Stage: Equatable {
        case initial
        case loading
        case loaded(String)
        case error
    }

    struct CatFactView: View {
        @State var viewModel = ViewModel(dependencies: .live)

        var body: some View {
            VStack {
                switch viewModel.stage {
                case .initial:
                    EmptyView()
                case .loading:
                    ProgressView()
                case .loaded(let fact):
                    Text(fact)
                case .error:
                    Text("Error")
                }
                Button("Fetch another") {
                    viewModel.fetch()
                }
                .disabled(viewModel.stage == .loading)
            }
            .padding()
            .task {
                viewModel.fetch()
            }
        }
    }

    @MainActor @Observable
    final class ViewModel {
        struct Dependencies {
            var fetchFact: () async throws -> String

            static var live: Self { .init(fetchFact: { "Cats sleep." }) }
        }

        private(set) var stage = Stage.initial
        private let dependencies: Dependencies

        init(dependencies: Dependencies) {
            self.dependencies = dependencies
        }

        func fetch() {
            Task {
                do {
                    stage = .loading
                    stage = .loaded(try await dependencies.fetchFact())
                } catch {
                    stage = .error
                }
            }
        }
    }

    struct Previews: PreviewProvider {
        static var previews: some View {
            VStack {
                CatFactView(viewModel: .init(dependencies: .init(fetchFact: { "A mocked fact" })))

                CatFactView(
                    viewModel: .init(
                        dependencies: .init(fetchFact: {
                            throw NSError(domain: "domain", code: 123)
                        })))

                Spacer()
            }
        }
    }

    @Test func `the cat fact arrives through the view's task`() async {
        let screen = Screen(CatFactView())
        await screen.settle()
        #expect(screen.shows("Cats sleep."))
    }

    @Test func `the previews show both outcomes`() async {
        let screen = Screen(Previews.previews)
        await screen.settle()
        #expect(screen.shows("A mocked fact"))
        #expect(screen.shows("Error"))
    }
}
