import Testing

@testable import KataKit

struct BenchTests {
    @Test func `the tests up to the step are on, and those that belong to no step`() throws {
        let sut = try FixtureWorkspace().bench(step: 1)
        let files = ["Step1-Hello.swift", "Step2-Name.swift", "MyTests.swift", "Steps.swift"]

        #expect(files.filter(sut.isOff) == ["Step2-Name.swift"])
        #expect(sut.stepFlags == ["-DSTEP_1"])
    }

    @Test func `before the first step none is on`() throws {
        let sut = try FixtureWorkspace().bench(step: 0)

        #expect(sut.isOff("Step1-Hello.swift"))
        #expect(sut.stepFlags == [])
    }
}
