#if canImport(SwiftUI)
import SwiftUI
#else
import PaperUI
#endif

/// One file for the app and for paper.
public struct TeapotView: View {
    private let teapot: Teapot

    public init(teapot: Teapot) {
        self.teapot = teapot
    }

    public var body: some View {
        VStack {
            Text("\(teapot.cups) cups")
            Button("Steep") { Task { await teapot.steep() } }
                .disabled(teapot.isSteeping)
        }
    }
}
