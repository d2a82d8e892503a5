import PaperUI
import TestSupport
import Testing

/// Pictures of a phone's screen. What is compared is where things stand, in points from the top left corner.
@MainActor
@Suite(.endsInTime) struct PhoneDrawingTests {
    private struct Words: Equatable, CustomStringConvertible {
        let x: Double
        let y: Double
        let size: Double

        var description: String { "x \(x), y \(y), size \(size)" }
    }

    private func phone(_ view: some View, size: DynamicTypeSize? = nil) -> String {
        Screen(view).svg(height: 844, dynamicTypeSize: size)
    }

    /// Where a text stands.
    private func words(_ text: String, in svg: String) throws -> Words {
        let line = try #require(svg.split(separator: "\n").first { $0.contains(">\(text)</text>") })
        func number(_ name: String) throws -> Double {
            try #require(Double(line.split(separator: " \(name)=\"")[1].prefix { $0 != "\"" }))
        }
        return Words(x: try number("x"), y: try number("y"), size: try number("font-size"))
    }

    private func expect(
        _ text: String, in svg: String, x: Double, y: Double, size: Double,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let found = try words(text, in: svg)
        #expect(found == Words(x: x, y: y, size: size), sourceLocation: sourceLocation)
    }

    private func height(of svg: String) -> String {
        String(svg.split(separator: " height=\"")[1].prefix { $0 != "\"" })
    }

    @Test func `a phone is as high as it is, and what is alone stands in its middle`() throws {
        let svg = phone(Text("Hello"))

        #expect(height(of: svg) == "844")
        // Between the bar of the clock, 54 high, and the one at the foot, 34.
        try expect("Hello", in: svg, x: 175.6, y: 437.5, size: 17)
    }

    @Test func `without a height a picture is as high as what it shows`() {
        #expect(height(of: Screen(Text("Hello")).svg()) == "61")
    }

    @Test func `a spacer takes what is free`() throws {
        let svg = phone(
            VStack {
                Text("Top")
                Spacer()
                Text("Foot")
            })

        let (top, foot) = (try words("Top", in: svg), try words("Foot", in: svg))
        #expect(top.y == 70)
        #expect(foot.y == 844 - 34 - 21 + 16)
    }

    @Test func `a list and a page go from edge to edge, with the room of a phone beside them`() throws {
        let svg = phone(
            NavigationStack {
                List { Section("Pixar") { Text("Coco") } }.navigationTitle("Films")
            })

        try expect("Films", in: svg, x: 16, y: 134, size: 34)
        try expect("Pixar", in: svg, x: 32, y: 169, size: 13)
        try expect("Coco", in: svg, x: 32, y: 203.5, size: 17)
    }

    @Test func `a pushed page has a small title in the middle of its bar`() throws {
        let svg = phone(
            NavigationStack(path: .constant(NavigationPath(["Coco"]))) {
                Text("Root").navigationDestination(for: String.self) { Text("About").navigationTitle($0) }
            })

        try expect("‹ Back", in: svg, x: 16, y: 81.5, size: 17)
        try expect("Coco", in: svg, x: 174.2, y: 81.5, size: 17)
        #expect(svg.contains("font-weight=\"600\""))
    }

    @Test func `tabs stand at the foot, their symbols above their titles`() throws {
        let svg = phone(
            TabView {
                Tab("Films", systemImage: "film") { Text("Coco") }
                Tab("Search", systemImage: "magnifyingglass") { Text("Nothing") }
            })

        let title = try words("Films", in: svg)
        #expect(title.size == 10)
        #expect(title.y > 760)
        #expect(svg.contains("fill=\"#007aff\">Films<"))
        #expect(svg.contains("fill=\"#8e8e93\">Search<"))
    }

    @Test func `what is longer than a phone makes the picture longer`() {
        let svg = phone(List(0..<40) { Text("Row \($0)") })

        #expect(height(of: svg) == "\(54 + 40 * 44 + 34)")
    }

    @Test func `a sheet leaves a strip of what it covers in the shade, in dark as well`() {
        let screen = Screen(Text("Below").sheet(isPresented: .constant(true)) { Text("Above") })

        #expect(screen.svg(height: 844).contains("height=\"844\" rx=\"20\" fill=\"#00000033\""))
        #expect(screen.svg(height: 844).contains("y=\"64\" width=\"390\" height=\"780\" rx=\"12\""))
        #expect(
            screen.svg(height: 844, colorScheme: .dark).contains(
                "height=\"844\" rx=\"20\" fill=\"#ffffff33\""))
    }

    @Test func `a question stands in the middle, its way out in bold and first of two`() throws {
        let svg = phone(
            Text("Below").alert("Sure?", isPresented: .constant(true)) {
                Button("Delete", role: .destructive) {}
                Button("Keep", role: .cancel) {}
            })
        let (keep, delete) = (try words("Keep", in: svg), try words("Delete", in: svg))

        #expect(keep.x < delete.x)
        #expect(keep.y == delete.y)
        #expect(svg.split(separator: "\n").contains { $0.contains(">Keep<") && $0.contains("\"600\"") })
    }

    @Test func `what there is to do is offered at the foot, and the way out below`() throws {
        let svg = phone(
            Text("Below").confirmationDialog("What now?", isPresented: .constant(true)) {
                Button("Copy") {}
                Button("Move") {}
            })

        let heights = try ["What now?", "Copy", "Move", "Cancel"].map { try words($0, in: svg).y }
        #expect(heights == heights.sorted())
        #expect(heights[3] > 760)
    }

    @Test func `the label of a bar is above it, that of a spinner below`() throws {
        let bar = phone(ProgressView("Saving", value: 0.5).padding())
        let track = try #require(bar.split(separator: "\n").first { $0.contains("height=\"4\"") })

        try expect("Saving", in: bar, x: 16, y: 431.5, size: 17)
        #expect(track.contains("x=\"16\" y=\"444.5\""))
        let spinner = try words("Loading", in: phone(ProgressView("Loading")))
        #expect(spinner.y == 453.5)
    }

    @Test(arguments: [
        (DynamicTypeSize.xSmall, [31, 25, 19, 17, 14, 12, 14, 13, 12, 11, 11]),
        (.large, [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11]),
        (.accessibility5, [60, 58, 56, 55, 53, 49, 53, 51, 44, 43, 40]),
    ])
    func `every style has the size of Apple's table`(size: DynamicTypeSize, points: [Double]) throws {
        let found = try Font.TextStyle.allCases.map { style in
            try words("A", in: phone(Text("A").font(.system(style)), size: size)).size
        }

        #expect(found == points)
    }

    @Test(arguments: ["🎬 for you", "映画", "Ελληνικά", "مرحبا"])
    func `what is not of the table's letters keeps its own width`(_ text: String) {
        #expect(!phone(Text(text)).contains("textLength"))
        #expect(phone(Text("Films…")).contains("textLength"))
    }
}
