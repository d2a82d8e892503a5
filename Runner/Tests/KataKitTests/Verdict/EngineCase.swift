import Foundation
import RunnerTesting
import Testing

@testable import KataKit
@testable import KataWork

/// What a learner's files may be, and the verdict on them at step 2 of the fixture's chapter, whichever engine
/// makes it.
struct EngineCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// On top of a solution and an empty MyTests.swift, by their paths.
    let files: [String: String]
    let color: Check.Color
    let reason: Check.Reason?
    /// The first problem's.
    let message: String?
    var place: String?
    var isRegression = false
    var isSyntaxError = false

    static let source = "Sources/Greeting/Greeting.swift"
    static let own = "Tests/GreetingTests/MyTests.swift"
    static let solution =
        "func greeting(for name: String? = nil) -> String { name.map { \"Hello, \\($0)\" } ?? \"Hello\" }\n"
    static let signature = "func greeting(for name: String? = nil) -> String"

    /// A body that is right, behind some statements.
    private static func body(_ statements: String) -> String {
        "import Foundation\n\(signature) {\n    \(statements)\n    return name.map { \"Hello, \\($0)\" } ?? \"Hello\"\n}\n"
    }

    private static func green(_ title: String, _ files: [String: String]) -> Self {
        Self(testDescription: title, files: files, color: .green, reason: nil, message: nil)
    }

    private static func ends(
        _ title: String, _ statements: String, _ reason: Check.Reason = .crash, _ message: String,
        at place: String?
    ) -> Self {
        Self(
            testDescription: title, files: [source: body(statements)], color: .red, reason: reason,
            message: message, place: place, isRegression: reason != .timeout)
    }

    private static func refused(
        _ title: String, _ files: [String: String], _ message: String, at place: String?,
        isRegression: Bool = false, isSyntaxError: Bool = false, reason: Check.Reason = .doesNotCompile
    ) -> Self {
        Self(
            testDescription: title, files: files, color: .red, reason: reason, message: message,
            place: place, isRegression: isRegression, isSyntaxError: isSyntaxError)
    }

    private static func failing(
        _ title: String, _ files: [String: String], _ message: String, at place: String,
        isRegression: Bool = false
    ) -> Self {
        Self(
            testDescription: title, files: files, color: .red, reason: .assertion, message: message,
            place: place, isRegression: isRegression)
    }

    private static let stuck = "The tests did not end in time. Something waits or loops for ever."
    #if os(Linux) && !DARWIN_BRANCHES
    private static let looping = (
        message:
            "The tests did not end in time. The code was here when the time was up: most likely a loop never ends.",
        place: "\(source):3:17"
    )
    #else
    private static let looping = (message: stuck, place: "\(step1):7:6")
    #endif
    private static let step1 = "Tests/GreetingTests/Step1-Hello.swift"
    private static let step2 = "Tests/GreetingTests/Step2-Name.swift"

    /// Those that end by themselves or at once.
    static let all: [EngineCase] = [
        green("the solution", [:]),
        failing(
            "a wrong answer", [source: "\(signature) { \"Hello\" }"],
            "Expectation failed: (greeting(for: name) → \"Hello\") == (\"Hello, \\(name)\" → \"Hello, Ada\")",
            at: "\(step2):9:9"),
        failing(
            "one case that is wrong",
            [source: "\(signature) { name == nil ? \"Hello\" : \"Hello, Ada\" }"],
            "Expectation failed: (greeting(for: name) → \"Hello, Ada\") == (\"Hello, \\(name)\" → \"Hello, Grace\")",
            at: "\(step2):9:9"),
        failing(
            "a broken older test", [source: "\(signature) { \"Hello, \\(name ?? \"\")\" }"],
            "Expectation failed: (greeting() → \"Hello, \") == \"Hello\"", at: "\(step1):8:9",
            isRegression: true),
        refused(
            "a type marked @main",
            [
                "Sources/Greeting/GreetingApp.swift":
                    "// No @main yet\n@main struct GreetingApp { static func main() {} }\n"
            ],
            "'GreetingApp.swift' marks a type @main, and the tests bring a main of their own. Leave @main out, or keep it for the app.",
            at: "Sources/Greeting/GreetingApp.swift:2:1"),
        refused(
            "two types marked @main",
            [
                "Sources/Greeting/A.swift": "@main struct A { static func main() {} }\n",
                "Sources/Greeting/B.swift": "@main struct B { static func main() {} }\n",
            ],
            "'A.swift' marks a type @main, and the tests bring a main of their own. Leave @main out, or keep it for the app.",
            at: "Sources/Greeting/A.swift:1:1"),
        refused(
            "a type of the tests marked @main", [own: "  @main enum MyApp { static func main() {} }\n"],
            "'MyTests.swift' marks a type @main, and the tests bring a main of their own. Leave @main out, or keep it for the app.",
            at: "\(own):1:3"),
        refused(
            "a missing parameter", [source: "func greeting() -> String { \"Hello\" }"],
            "argument passed to call that takes no arguments", at: "\(step2):9:31"),
        refused(
            "a syntax error", [source: "func greeting( -> String { \"Hello\" }"],
            "expected '{' in body of function declaration", at: "\(source):1:6", isSyntaxError: true),
        refused(
            "a brace that is never closed", [source: "\(signature) {\n    \"Hello\"\n"],
            "expected '}' at end of brace statement", at: "\(source):1:50", isSyntaxError: true),
        refused(
            "nothing yet", [source: "// A greeting grows here.\n"], "cannot find 'greeting' in scope",
            at: "\(step2):9:17"),
        refused(
            "a parameter that the older test leaves out",
            [source: "func greeting(for name: String) -> String { \"Hello, \\(name)\" }\n"],
            "missing argument for parameter 'for' in call", at: "\(step1):8:26", isRegression: true),
        refused(
            "an import of another platform", [source: "import UIKit\n" + solution],
            "no such module 'UIKit'", at: "\(source):1:8"),
        refused(
            "errors in two files",
            [
                source: "let one: Int = \"1\"\n" + solution,
                "Sources/Greeting/More.swift": "let two: Int = \"2\"\n",
            ],
            "cannot convert value of type 'String' to specified type 'Int'", at: "\(source):1:16"),
        refused(
            "a second declaration", [source: solution + solution],
            "invalid redeclaration of 'greeting(for:)'", at: "\(source):2:6"),
        refused(
            "a crossing of actors",
            [source: solution + "@MainActor var count = 0\nfunc raise() { count += 1 }\n"],
            "main actor-isolated var 'count' can not be mutated from a nonisolated context",
            at: "\(source):3:16"),
        refused(
            "an error inside an expectation", [own: ownTest("#expect(nothing == 1)")],
            "cannot find 'nothing' in scope", at: "\(own):4:36"),
        refused(
            "an own test that does not compile", [own: ownTest("let x: Int = \"1\"")],
            "cannot convert value of type 'String' to specified type 'Int'", at: "\(own):4:41"),
        refused(
            "a symbol that is nowhere",
            [
                source: "@_silgen_name(\"nowhere\") func nowhere()\n"
                    + body("nowhere()").replacing("import Foundation\n", with: "")
            ],
            "undefined symbol nowhere", at: "\(source):3", reason: .doesNotLink),
        failing(
            "an own test that fails", [own: ownTest("#expect(greeting() == \"Hi\", \"be brief\")")],
            "Expectation failed: (greeting() → \"Hello\") == \"Hi\"", at: "\(own):4:28"),
        failing(
            "an own test that throws", [own: ownTest("throw CancellationError()")],
            "Caught error: CancellationError()", at: "\(own):4:2"),
        failing(
            "an issue of one's own", [own: ownTest("Issue.record(\"no\\nand no\")")], "no\nand no",
            at: "\(own):4:40"),
        failing(
            "a known issue that does not occur", [own: ownTest("withKnownIssue { }")],
            "Known issue was not recorded", at: "\(own):4:43"),
        green("a known issue", [own: ownTest("withKnownIssue { #expect(greeting() == \"Hi\") }")]),
        green(
            "a test that is off",
            [own: "import Testing\n\n@Test(.disabled()) func off() { #expect(1 == 2) }\n"]),
        green(
            "tests that do not run",
            [
                own:
                    "import Testing\n\n@Test(arguments: [Int]()) func a(n: Int) {}\n@Test func b() throws { try Test.cancel() }\n"
            ]),
        green("a warning of a test's", [own: ownTest("Issue.record(\"careful\", severity: .warning)")]),
        green("a warning", [source: body("let unused = 1")]),
        green(
            "two files in folders",
            [
                source: "\(signature) { name.map(called) ?? \"Hello\" }\n",
                "Sources/Greeting/More/By name.swift":
                    "func called(_ name: String) -> String { \"Hello, \\(name)\" }\n",
            ]),
        green(
            "what only a package's debug build has",
            [source: "#if DEBUG && SWIFT_PACKAGE\n\(solution)#endif\n"]),
        green("what leans on C's mathematics", [source: solution + mathematics]),
        green("line ends of Windows", [source: body("let unused = 1").replacing("\n", with: "\r\n")]),
        green(
            "words on both streams",
            [source: body("print(\"out\"); FileHandle.standardError.write(Data(\"err\\n\".utf8))")]),
        ends("fatalError", "fatalError(\"not yet\")", .crash, "Fatal error: not yet", at: "\(source):3"),
        ends(
            "a failed precondition", "precondition(name != nil, \"who\")", .crash, "Precondition failed: who",
            at: "\(source):3"),
        ends(
            "an index out of range", "_ = [1][name.map { $0.count } ?? 7]", .crash,
            "Fatal error: Index out of range", at: "\(source):3:12"),
        ends(
            "nothing where something was promised", "_ = Int(\"x\")!", .crash,
            "Fatal error: Unexpectedly found nil while unwrapping an Optional value", at: "\(source):3"),
        ends(
            "a number that is too large", "_ = Int.max - 1 + (name ?? \"four\").count", .crash,
            "Swift runtime failure: arithmetic overflow", at: "\(source):3:21"),
        ends(
            "division by zero", "_ = 1 / (name?.count ?? 0)", .crash, "Fatal error: Division by zero",
            at: "\(source):3:11"),
        ends(
            "a cast to another type", "let any: Any = name as Any; _ = any as! Int", .crash,
            "Could not cast value of type 'Swift.Optional<Swift.String>' to 'Swift.Int'.",
            at: "\(step1):7:6"),
        ends(
            "a reference to what is gone",
            "class A {}; class B { unowned let a: A; init(_ a: A) { self.a = a } }; _ = ObjectIdentifier(B(A()).a)",
            .crash, "Fatal error: Attempted to read an unowned reference but object was already destroyed",
            at: "\(step1):7:6"),
        ends(
            "access that overlaps",
            "class A { var all = [1]; func copy(_ list: inout [Int]) { list = all } }; let a = A(); a.copy(&a.all)",
            .crash, "Simultaneous accesses, but modification requires exclusive access.",
            at: "\(step1):7:6"),
        ends(
            "a queue that waits for itself",
            "let queue = DispatchQueue(label: \"mine\"); queue.sync { queue.sync {} }", .crash,
            "A queue's sync was called on that queue, which would wait for itself for ever.", at: nil),
        ends(
            "the wrong queue", "dispatchPrecondition(condition: .onQueue(.init(label: \"mine\")))", .crash,
            "Code ran on another queue, or actor, than the one that it demands.", at: nil),
        Self(
            testDescription: "endless recursion",
            files: [source: "\(signature) { greeting(for: name.map { $0 + \"!\" }) + \"!\" }"], color: .red,
            reason: .crash,
            message:
                "The tests were ended by a memory fault: most often a property or a function calls itself for ever.",
            place: nil, isRegression: true),
        ends(
            "abort", "abort()", .crash,
            "The tests were ended by signal 6 (\(String(cString: strsignal(SIGABRT)))).", at: "\(step1):7:6"),
        ends(
            "exit(0)", "exit(0)", .crash,
            "The tests were ended by a call of exit before all of them had run.", at: "\(step1):7:6"),
        ends(
            "exit(3)", "exit(3)", .crash,
            "The tests were ended by a call of exit before all of them had run.", at: "\(step1):7:6"),
        ends(
            "exit(127)", "exit(127)", .crash,
            "The tests were ended by a call of exit before all of them had run.", at: "\(step1):7:6"),
    ]

    /// Those that run into the deadline.
    static let endless: [EngineCase] = [
        ends("an endless loop", "while true {}", .timeout, looping.message, at: looping.place),
        ends("a deadlock", "DispatchSemaphore(value: 0).wait()", .timeout, stuck, at: "\(step1):7:6"),
        ends(
            "a child that sleeps",
            "let child = Process(); child.executableURL = URL(fileURLWithPath: \"/bin/sleep\"); child.arguments = [\"60\"]; try! child.run(); child.waitUntilExit()",
            .timeout, stuck, at: "\(step1):7:6"),
    ]

    private static func ownTest(_ statement: String) -> String {
        "import Testing\n\n@testable import Greeting\n@Test func mine() throws { \(statement) }\n"
    }

    /// What the standard library compiles to a call of C's mathematics, in a file that imports nothing.
    private static let mathematics =
        functions(of: "Double") + functions(of: "Float") + """
            #if arch(x86_64)
            \(functions(of: "Float80"))
            #endif
            func wide(_ x: Int128, _ y: Int128) -> [Int128] { [x * y, x / y, x % y] }

            """

    private static func functions(of type: String) -> String {
        """
        func numbers(_ x: \(type), _ y: \(type)) -> [\(type)] {
            [
                x.rounded(), x.rounded(.up), x.rounded(.down), x.rounded(.towardZero), x.rounded(.awayFromZero),
                x.rounded(.toNearestOrEven), x.rounded(.toNearestOrAwayFromZero),
                x.truncatingRemainder(dividingBy: y), x.remainder(dividingBy: y), x.squareRoot(),
                x.addingProduct(x, y), .init(sign: .plus, exponent: x.exponent, significand: x.significand),
                x.binade, x.ulp, x.nextUp, .maximum(x, y), .minimumMagnitude(x, y), .init(Int(x.rounded(.up))),
            ]
        }

        """
    }

    /// A few of each kind.
    static let sample = (all + endless).filter {
        [
            "one case that is wrong", "a broken older test", "a syntax error", "words on both streams",
            "an index out of range", "exit(0)", "an endless loop",
            "a type marked @main", "what leans on C's mathematics", "a symbol that is nowhere",
        ].contains($0.testDescription)
    }

    /// Puts the files in the place of those of the case before.
    func apply(to fixture: FixtureWorkspace) throws {
        try fixture.shell("rm -rf Sources/Greeting")
        var files = files
        files[Self.source] = files[Self.source] ?? Self.solution
        files[Self.own] = files[Self.own] ?? "// my tests\n"
        for (path, text) in files { try fixture.write(text, to: path) }
    }
}

extension Verdict {
    /// The first problem's place, as a report has it.
    var firstPlace: String? {
        guard let problem = check.problems.first, let file = problem.file else { return nil }
        return ([file] + [problem.line, problem.column].compactMap { $0.map(String.init) }).joined(
            separator: ":")
    }
}
