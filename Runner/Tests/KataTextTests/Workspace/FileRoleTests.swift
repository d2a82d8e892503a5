import Testing

@testable import KataText

/// Whose file it is, told by its path alone.
struct FileRoleTests {
    @Test(arguments: [
        ("Step3-Name.swift", FileRole.step(3)),
        ("Tests/GreetingTests/Step3.swift", .step(3)),
        ("Helpers/Step8-Spy.swift", .step(8)),
        ("MyStep10.swift", .step(10)),
        ("/home/Sources/wall/Tests/GreetingTests/MyStep10.swift", .step(10)),
        ("Solutions/Greeting/Tests/MyStep10.swift", .step(10)),
        ("Solutions/Greeting/ShortTests/MyStep10.swift", .step(10)),
        ("Tests/GreetingTests/MyTests.swift", .ownTests),
        ("Tests/GreetingTests/MyStepByStep.swift", .ownTests),
        ("Tests/GreetingTests/Steps.swift", .other),
        ("Tests/GreetingTests/Mystery.md", .other),
    ])
    func `a test says by its name whose it is`(_ path: String, _ role: FileRole) {
        #expect(FileRole(path: path) == role)
    }

    @Test(arguments: [
        "Sources/Greeting/MyView.swift", "Sources/Greeting/Step3.swift", "Sources/Greeting/MyStep10.swift",
        "Solutions/Greeting/Step2/MyView.swift", "Solutions/Greeting/Variants/Short/Step3-green.swift",
    ])
    func `a source is no test, whatever it is called and wherever the workspace is`(_ path: String) {
        #expect(FileRole(path: path) == .other)
        #expect(FileRole(path: "/home/Tests/wall/\(path)") == .other)
    }
}
