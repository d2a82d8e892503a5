import Testing

@testable import KataText

struct HTMLTests {
    @Test(arguments: [
        ("Ada", "Ada"), ("Ada Lovelace", "Ada Lovelace"),
        ("x.zip/Ada_1_assignsubmission_file_", "x.zip/<wbr>Ada_<wbr>1_<wbr>assignsubmission_<wbr>file_"),
        ("a--b", "a--<wbr>b"), ("_a", "_a"), ("-", "-"), ("", ""), ("a-\u{301}b", "a-\u{301}b"),
        ("<b>_&", "&lt;b&gt;_&amp;"), ("a\n-b", "a␊-b"), ("a_&", "a_<wbr>&amp;"), ("</b>", "&lt;/b&gt;"),
    ])
    func `a name may be broken where its words end, and is markup nowhere`(_ name: String, _ html: String) {
        #expect(HTML.name(name) == "<bdi>\(html)</bdi>")
    }
}
