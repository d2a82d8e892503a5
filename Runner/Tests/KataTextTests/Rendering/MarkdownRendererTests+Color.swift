@testable import KataBase

extension MarkdownRendererTests {
    private static let style = TextStyle.color

    static let colored = [
        Text("red", "### Red", style.red("■ ") + style.bold("Red")),
        Text("green", "### Green", style.green("■ ") + style.bold("Green")),
        Text("refactor", "### Refactor", style.cyan("■ ") + style.bold("Refactor")),
        Text("a title", "## Level", style.bold("Level") + "\n" + style.dim("─────")),
        Text("code needs no marks", "a `b` c", "a \(style.cyan("b")) c"),
        Text(
            "emphasis", "*a* **b `c`**",
            style.italic("a") + " " + style.bold("b ") + style.bold(style.cyan("c"))),
        Text(
            "no colour runs over a line's end", width: 20, "**one two three four five six**",
            style.bold("one two three four") + "\n" + style.bold("five six")),
        Text(
            "a link is clicked by its text", "[a b](https://swift.org), c",
            style.hyperlink(style.underline("a b"), url: "https://swift.org") + ", c"),
        Text("a link to a file says where it is", "[a](README.md)", "a (Chapters/README.md)"),
        Text(
            "a quote's bar is dim", "> a\n>\n> b",
            style.dim("│ ") + "a\n" + style.dim("│") + "\n" + style.dim("│ ") + "b"),
        Text(
            "Swift",
            "```swift sketch\nlet a = \"b \\(c(\"d\")) e\" // let\n@Test func `if`() { .init(self) }\n```",
            "  " + style.dim("a sketch, in no file on purpose") + "\n"
                + "    \(style.magenta("let")) a = \(style.yellow("\"b \\(c(\"d\")) e\"")) \(style.dim("// let"))\n"
                + "    \(style.magenta("@Test")) \(style.magenta("func")) `if`() { .init(\(style.magenta("self"))) }"
        ),
        Text(
            "a diff", "```diff Step1..Step2\n-a\n+b\n```",
            "  " + style.dim("from Step1 to Step2") + "\n    " + style.red("-a") + "\n    "
                + style.green("+b")),
        Text(
            "a table", "a | b\n--- | ---\n1 | `2`",
            style.bold("a") + style.dim(" │ ") + style.bold("b") + "\n" + style.dim("──┼──") + "\n1"
                + style.dim(" │ ") + style.cyan("2")),
    ]
}
