import Testing

@testable import KataEngine

struct DiagnosticTests {
    @Test func `errors come with their place and their line, in the order of the text`() {
        let text = """
            /w/Tests/Step1-A.swift:13:22: error: cannot find 'cases' in scope
                @Test(arguments: cases) func each(_ x: Int) {}
                                 ^~~~~
            /w/Sources/A.swift:7:13: warning: variable 'a' was never used
                let a = 1
                    ^
            /w/Sources/A.swift:2:1: error: expected expression
            }
            ^
            /w/Sources/A.swift:1:1: note: to match this opening '{'
            """

        #expect(
            Diagnostic.errors(in: text) == [
                Diagnostic(
                    file: "/w/Sources/A.swift", line: 2, column: 1, message: "expected expression",
                    excerpt: "}"),
                Diagnostic(
                    file: "/w/Tests/Step1-A.swift", line: 13, column: 22,
                    message: "cannot find 'cases' in scope",
                    excerpt: "    @Test(arguments: cases) func each(_ x: Int) {}"),
            ])
    }

    @Test func `an error in a macro's expansion is told where the macro stands`() {
        let text = """
            macro expansion #expect:1:2: error: type 'Money' does not conform to 'Equatable'
            Testing.__checkBinaryOperation(a, { $0 == $1() }, b)
             ^
            /w/Tests/Step1-A.swift:9:9: note: in expansion of macro 'expect' here
                    #expect(a == b)
                    ^~~~~~~~~~~~~~~
            """

        #expect(
            Diagnostic.errors(in: text) == [
                Diagnostic(
                    file: "/w/Tests/Step1-A.swift", line: 9, column: 9,
                    message: "type 'Money' does not conform to 'Equatable'",
                    excerpt: "        #expect(a == b)")
            ])
    }

    @Test func `a brace that is never closed is told where it opens`() {
        let text = """
            /w/Sources/A.swift:3:1: error: expected '}' in class

            ^
            /w/Sources/A.swift:1:15: note: to match this opening '{'
            final class A {
                          ^
            """

        #expect(
            Diagnostic.errors(in: text) == [
                Diagnostic(
                    file: "/w/Sources/A.swift", line: 1, column: 15, message: "expected '}' in class",
                    excerpt: "final class A {")
            ])
    }

    @Test func `what only follows from another error is left out`() {
        let text = """
            /w/Tests/Step1-A.swift:9:9: error: sending 'sut' risks causing data races
            @__swiftmacro_5Tests4Testfmf_.swift:30:32: error: '@const' value should be initialized with a compile-time value
            @__swiftmacro_5Tests4Testfmf_.swift:30:32: error: global variable must be a compile-time constant to use @section attribute
            @__swiftmacro_5Tests4Testfmf_.swift:31:9: error: cannot find '$s5Tests1A4Testfmf_' in scope
            """

        #expect(Diagnostic.errors(in: text).map(\.message) == ["sending 'sut' risks causing data races"])
    }

    @Test func `an error without a place has that of its note, or else the file that the compiler was at`() {
        let text = """
            <unknown>:0: error: ambiguous use of operator '=='
            Swift.String.==:2:31: note: found this candidate in module 'Swift'
            /w/A.swift:3:6: note: found this candidate
            Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the crash backtrace.
            3.\tWhile evaluating request ASTLoweringRequest(Lowering AST to SIL for file "/w/B.swift")
            """
        let bare = text.split(separator: "\n").filter { !$0.contains("A.swift") }.joined(separator: "\n")

        let sut = [text, bare].map { Diagnostic.errors(in: $0) }

        #expect(
            sut.map { $0.map(\.message) } == Array(repeating: ["ambiguous use of operator '=='"], count: 2))
        #expect(sut.map { $0.map(\.file) } == [["/w/A.swift"], ["/w/B.swift"]])
        #expect(sut.map { $0.map(\.line) } == [[3], [nil]])
    }

    @Test func `an error without a place is an error`() {
        #expect(
            Diagnostic.errors(in: "<unknown>:0: error: no such module 'Foo'\nerror: fatalError\n")
                == [Diagnostic(file: nil, line: nil, column: nil, message: "no such module 'Foo'")])
    }

    @Test(arguments: [
        "/usr/bin/ld: A.swift.o: in function `$s1A':\n/a b/A.swift:3: undefined reference to `nowhere'\n",
        "/a b/A.swift:3: error: undefined reference to 'nowhere'\n/a b/B.swift:4: error: undefined reference to 'nowhere'\n",
        """
        ld.lld: error: undefined symbol: nowhere
        >>> referenced by A.swift:3 (/a b/A.swift:3)
        >>>               A.o:($s1M4billSiyF)
        >>> referenced by B.swift:4 (/a b/B.swift:4)
        >>>               B.o:($s1M5againyyF)
        clang: error: linker command failed with exit code 1 (use -v to see invocation)
        """,
    ])
    func `what the linker misses is an error of its own, at the line that asks for it`(_ text: String) {
        #expect(
            Diagnostic.errors(in: text, takesBare: false) == [
                Diagnostic(
                    file: "/a b/A.swift", line: 3, message: "undefined symbol nowhere", isLinkers: true)
            ])
    }

    @Test(arguments: [
        (
            "ld.lld: error: unable to find library -lnone\nclang: error: linker command failed with exit code 1\n",
            "unable to find library -lnone"
        ),
        (
            "/usr/bin/ld: cannot find -lnone: No such file\ncollect2: error: ld returned 1 exit status\n",
            "cannot find -lnone: No such file"
        ),
        (
            "ld.lld: error: duplicate symbol: twice\n>>> defined at <compiler-generated>:0\n",
            "duplicate symbol twice"
        ),
        (
            "/usr/bin/ld.gold: error: B.o: multiple definition of 'twice'\n/usr/bin/ld.gold: A.o: previous definition here\n",
            "duplicate symbol twice"
        ),
        (
            "/usr/bin/ld.bfd: Bill.o: undefined reference to symbol 'round@@GLIBC_2.2.5'\n/usr/bin/ld.bfd: /lib/libm.so.6: error adding symbols: DSO missing from command line\n",
            "undefined symbol round"
        ),
    ])
    func `whatever the linker says is told as the linker's`(_ text: String, _ message: String) {
        let errors = Diagnostic.errors(in: text, takesBare: false)

        #expect(errors.map(\.message) == [message])
        #expect(errors.map(\.isLinkers) == [true])
    }

    @Test(arguments: [
        "/usr/bin/ld: A.swift.o: in function `$s1A': undefined reference to `nowhere'",
        "ld.lld: error: undefined symbol: nowhere\n>>> referenced by A.swift\n",
        "A.o:A.o:function $s1M4billSiyF: error: undefined reference to 'nowhere'",
        "A.o:(.text.$s1M4billSiyF+0x5): undefined reference to `nowhere'",
        """
        Undefined symbols for architecture arm64:
          "nowhere", referenced from:
              A.greeting() -> Swift.String in A.swift.o
        ld: symbol(s) not found for architecture arm64
        clang: error: linker command failed with exit code 1 (use -v to see invocation)
        """,
    ])
    func `some linkers know the file alone, by its name`(_ text: String) {
        #expect(
            Diagnostic.errors(in: text, takesBare: false) == [
                Diagnostic(file: "A.swift", message: "undefined symbol nowhere", isLinkers: true)
            ])
    }

    @Test(arguments: [
        "ld.lld: error: duplicate symbol: main\n>>> defined at EventsApp.swift:0\n>>> defined at Entry.swift:0\n",
        "/usr/bin/ld: E.swift.o: in function `main':\n<compiler-generated>: multiple definition of `main'; first defined here\n",
        "duplicate symbol '_main' in:\n    A.o\n    B.o\nld: 1 duplicate symbols\n",
    ])
    func `two mains are one error, in each linker's words`(_ text: String) {
        #expect(Diagnostic.errors(in: text, takesBare: false).map(\.message) == ["duplicate symbol main"])
    }

    @Test func `nothing is wrong where nothing was said`() {
        #expect(Diagnostic.errors(in: "").isEmpty)
    }
}
