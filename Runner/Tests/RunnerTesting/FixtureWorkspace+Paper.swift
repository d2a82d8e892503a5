/// A tiny PaperUI, whose screens draw a string.
extension FixtureWorkspace {
    package func putPaper() throws {
        try write(Self.paper, to: "Sources/PaperUI/PaperUI.swift")
    }

    private static let paper = """
        #if canImport(Combine)
        import Combine
        #endif

        public protocol View {}
        extension String: View {}
        public typealias GreetingView = String
        public enum ColorScheme { case light, dark }

        @MainActor public final class Screen {
            public let text: String
            public init(_ view: some View) { text = "\\(view)" }
            public func call() {}
            package func text(width: Int) -> String { text }
            package func settleOrExplain(deadline: Duration) async -> String? { nil }
            @_spi(Pictures) public func pagePicture(height: Int?, colorScheme: ColorScheme) -> String {
                "<svg>\\n\\(height.map(String.init) ?? "card") \\(text)\\n</svg>\\n"
            }
            @_spi(Pictures) public func phonePicture(colorScheme: ColorScheme) -> String { "<svg>phone</svg>\\n" }
            public func svg(height: Int, colorScheme: ColorScheme) -> String { "<svg>\\(height) \\(colorScheme) \\(text)</svg>" }
        }

        """
}
