import Testing

@testable import KataBase
@testable import KataText

struct DiffRendererTests {
    private let diff = """
        diff --git a/A.swift b/A.swift
        --- a/A.swift
        +++ b/A.swift
        @@ -1,3 +1,3 @@
         one
        --- two
        +two

        -three
        """

    @Test func `without colour a diff stays as it is`() {
        #expect(DiffRenderer(style: .plain).render(diff) == diff)
    }

    @Test func `the line ends of another system are no text`() {
        #expect(
            DiffRenderer(style: .color).render("-one\r\n+two\r\n three\r")
                == "\(TextStyle.color.red("-one"))\n\(TextStyle.color.green("+two"))\n three")
    }

    @Test func `with colour each line keeps its sign`() {
        let style = TextStyle.color

        #expect(
            DiffRenderer(style: style).render(diff) == """
                \(style.dim("diff --git a/A.swift b/A.swift"))
                \(style.bold("--- a/A.swift"))
                \(style.bold("+++ b/A.swift"))
                \(style.cyan("@@ -1,3 +1,3 @@"))
                 one
                \(style.red("--- two"))
                \(style.green("+two"))

                \(style.red("-three"))
                """)
    }
}
