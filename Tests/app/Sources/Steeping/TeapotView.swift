import SwiftUI

/// One file for the app and for paper, which plays SwiftUI where the manifest says so.
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
