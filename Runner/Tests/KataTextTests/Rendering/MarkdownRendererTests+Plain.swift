extension MarkdownRendererTests {
    static let texts = [
        Text("nothing", "\n \n", ""),
        Text(
            "headings", "# 1 · Walls\nA\n## Step 1 · Level\n### Red\nB",
            """
            1 · Walls
            ═════════

            A

            Step 1 · Level
            ──────────────

            ■ Red

            B
            """),
        Text(
            "a heading that is too long", width: 20, "## A wall that is level and plumb",
            """
            A wall that is level
            and plumb
            ────────────────────
            """),
        Text(
            "a paragraph is filled", width: 24, "One\ntwo three\nfour five six seven.",
            "One two three four five\nsix seven."),
        Text("wide letters are two columns", width: 20, "日本語 日本語 日本語 日本語", "日本語 日本語 日本語\n日本語"),
        Text(
            "a word that no line holds", width: 20, "a abcdefghijklmnopqrstuvwxyz b",
            "a\nabcdefghijklmnopqrst\nuvwxyz b"),
        Text(
            "code stays in one piece", width: 24, "Look at this: `let a = b + c`, it adds.",
            "Look at this:\n`let a = b + c`, it\nadds."),
        Text(
            "code that no line holds breaks at blanks", width: 20, "See `let total = items.count + 1`.",
            "See `let total =\nitems.count + 1`."),
        Text("code keeps its marks", "``a ` b`` and `*c*` and ` d `", "``a ` b`` and `*c*` and `d`"),
        Text(
            "emphasis loses its marks", "*one* **two** *a **b** c* **a *b***", "one two a b c a b"),
        Text(
            "marks that mean nothing stay", "2 * 3 * 4, snake_case_name, **open, `open, a*, [a] (b)",
            "2 * 3 * 4, snake_case_name, **open,\n`open, a*, [a] (b)"),
        Text("escapes", ##"\*a\* \`b\` \# 1 \\ C:\dir"##, ##"*a* `b` # 1 \ C:\dir"##),
        Text(
            "a link to the web shows its address", width: 60,
            "See [the *book*](https://swift.org/book \"Book\"), and [`code`](https://a.b/c_(d)).",
            "See the book (https://swift.org/book), and `code`\n(https://a.b/c_(d))."),
        Text(
            "a link within the text is its words",
            "[Green](#green) and ![a wall](wall.png)", "Green and a wall"),
        Text(
            "a link to a file says once where it is", width: 70,
            "A [test](README.md#glossary), a [spy](README.md#glossary)\n\n- [Bugs](../Solutions/Films/Bugs.md)",
            "A test, a spy\n\n• Bugs (Solutions/Films/Bugs.md)"),
        Text(
            "a link to a chapter's text says by which command it is read", width: 80,
            "[one](6-Films.md), [two](6-Films.md#step-4--a-year), [three](6-Films.md#your-turn)",
            "one (./kata read 6 intro), two (./kata read 6 4), three (./kata read 6 your\nturn)"),
        Text("a bracket in code does not end a link", "[`a[0]`](x.md) b", "`a[0]` (Chapters/x.md) b"),
        Text("a list", "- one\n- two\n  and more\n- three", "• one\n• two and more\n• three"),
        Text(
            "a numbered list lines up", width: 20, "9. nine bricks on a wall\n10. ten\n    1. in\n    2. out",
            " 9. nine bricks on a\n    wall\n10. ten\n    1. in\n    2. out"),
        Text("a list ends a paragraph", "Two:\n- a\n- b", "Two:\n\n• a\n• b"),
        Text("a year is no list", "It was in\n1984. Or so.", "It was in 1984. Or so."),
        Text("an empty item", "- \n- b", "•\n• b"),
        Text(
            "a fence in an item", "1. a:\n   ```swift sketch\n   b\n   ```\n2. c",
            """
            1. a:

                 a sketch, in no file on purpose
                   b
            2. c
            """),
        Text(
            "a quote", width: 24, "> **On a Mac** press the\n> keys.\n>\n> - a\n\nNext",
            """
            │ On a Mac press the
            │ keys.
            │
            │ • a

            Next
            """),
        Text("a quote in a quote", "> a\n> > b", "│ a\n│\n│ │ b"),
        Text("a fence in a quote", "> ```sh\n> ./kata\n> ```\n> b", "│     ./kata\n│\n│ b"),
        Text(
            "fences have captions",
            """
            ```swift Tests/WallTests/Step1.swift
            let a = "a line that is longer than forty columns"

            \tb
            ```
            ```output red
            RED
            ```
            ```output green
            GREEN
            ```
            ```diff Step1..Step2
            -a
            ```
            ```sh
            ./kata
            ```
            """,
            """
              Tests/WallTests/Step1.swift
                let a = "a line that is longer than forty columns"

                    b

              ./kata check, before
                RED

              ./kata check, after
                GREEN

              from Step1 to Step2
                -a

                ./kata
            """),
        Text(
            "a caption that is too long", width: 20, "```swift Tests/WallTests/Step1.swift\n```",
            "  Tests/WallTests/\n  Step1.swift"),
        Text(
            "a table",
            "| design | lines | `a \\| b` |\n| --- | --- | --- |\n| *state* | 12 | x |\n| binding | 7 |",
            """
            design  │ lines │ `a | b`
            ────────┼───────┼────────
            state   │ 12    │ x
            binding │ 7     │
            """),
        Text(
            "a table with less room", width: 24,
            "what | why\n--- | ---\nA model | it is released in the end\nB | c",
            """
            what    │ why
            ────────┼───────────────
            A model │ it is released
                    │ in the end
            B       │ c
            """),
        Text(
            "a table with no room", width: 20,
            "| | binding | observable |\n|---|---|---|\n| release | nothing | leak checks |\n| lines | 7 | 12 |",
            """
            release
            binding: nothing
            observable: leak
              checks

            lines
            binding: 7
            observable: 12
            """),
        Text("a bar is no table", "a | b\nc", "a | b c"),
    ]
}
