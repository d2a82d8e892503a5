import PaperUI
import TestSupport
import Testing

/// `.primary`, `.secondary` and the others are levels of the style around them.
@MainActor
@Suite(.endsInTime) struct LevelDrawingTests {
    private func fill(_ text: some View, _ scheme: ColorScheme? = nil) throws -> String {
        try Drawn(text, scheme).text("text").fill
    }

    @Test func `without a style around them they are the system's greys`() throws {
        #expect(try fill(Text("text").foregroundStyle(.primary)) == "#000000")
        #expect(try fill(Text("text").foregroundStyle(.secondary)) == "#6c6c70")
        #expect(try fill(Text("text").foregroundStyle(.tertiary)) == "#c4c4c6")
        #expect(try fill(Text("text").foregroundStyle(.secondary), .dark) == "#98989f")
    }

    @Test func `in a colour they are that colour, and fainter ones`() throws {
        func inRed(_ text: some View) throws -> String { try fill(VStack { text }.foregroundStyle(.red)) }
        #expect(try inRed(Text("text").foregroundStyle(.primary)) == "#ff3b30")
        #expect(try inRed(Text("text").foregroundStyle(.secondary)) == "#ff3b3080")
        #expect(try inRed(Text("text").foregroundStyle(.tertiary)) == "#ff3b3040")
        #expect(try inRed(Text("text").foregroundStyle(.secondary.opacity(0.5))) == "#ff3b3040")
        #expect(try inRed(Group { Text("text") }.foregroundStyle(AnyShapeStyle(.secondary))) == "#ff3b3080")
        #expect(
            try inRed(Text("text").foregroundStyle(Color.secondary)) == "#6c6c70",
            "a colour is one everywhere")
    }

    @Test func `a level of a level is the next one`() throws {
        #expect(
            try fill(VStack { Text("text").foregroundStyle(.secondary) }.foregroundStyle(.secondary))
                == "#c4c4c6")
    }

    @Test func `in a button's label they are levels of its tint`() throws {
        func inButton(_ text: some View) throws -> String {
            try fill(
                Button {
                } label: {
                    text
                })
        }
        #expect(try inButton(Text("text").foregroundStyle(.primary)) == "#007aff")
        #expect(try inButton(Text("text").foregroundStyle(.secondary)) == "#007aff80")
        #expect(try inButton(Text("text").foregroundStyle(Color.primary)) == "#000000")
    }

    @Test func `a header's own grey is no style around it`() throws {
        func inHeader(_ text: some View) throws -> String {
            try fill(
                List {
                    Section {
                        Text("row")
                    } header: {
                        text
                    }
                })
        }
        #expect(try inHeader(Text("text")) == "#6c6c70")
        #expect(try inHeader(Text("text").foregroundStyle(.primary)) == "#000000")
        #expect(try inHeader(Text("text").foregroundStyle(.secondary)) == "#6c6c70")
    }

    @Test func `symbols and shapes follow, too`() {
        let shape = Drawn(Circle().fill(.secondary).frame(width: 10, height: 10).foregroundStyle(.red)).svg
        #expect(shape.contains("fill=\"#ff3b3080\""))
        let symbol = Drawn(
            VStack { Image(systemName: "star.fill").foregroundStyle(.secondary) }.foregroundStyle(.red)
        ).svg
        #expect(symbol.contains("#ff3b3080"))
    }

    @Test func `one of a colour and a level may be chosen`() throws {
        func chosen(_ isOn: Bool) -> some View { Text("text").foregroundStyle(isOn ? .green : .secondary) }
        #expect(try fill(chosen(true)) == "#34c759")
        #expect(try fill(chosen(false)) == "#6c6c70")
    }
}
