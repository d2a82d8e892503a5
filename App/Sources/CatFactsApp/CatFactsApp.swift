import Foundation
import Front
import SwiftUI

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// It asks the network, and owns the model. The chapter has previews of its own.
@main
struct Main: App {
    @State private var viewModel = CatFactViewModel(
        dependencies: .live(get: HTTPClient(send: { try await URLSession.shared.data(from: $0) }).get))

    init() { comeToTheFront() }

    var body: some Scene {
        WindowGroup { CatFactView(viewModel: viewModel) }
    }
}
