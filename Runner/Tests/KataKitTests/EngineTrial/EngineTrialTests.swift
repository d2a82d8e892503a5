import Testing

@testable import KataKit
@testable import KataWork

/// What is decided of the compiler's engine, by what both engines say of the same checks.
struct EngineTrialTests {
    private static let error = Conclusion.errors(["Sources/A/A.swift:3: cannot find 'x' in scope"])
    private static let failure = Conclusion.failures(["Tests/ATests/Step1-A.swift:5 greets()"])

    private func trial(_ pairs: (package: Conclusion, compiler: Conclusion)...) -> EngineTrial {
        var sut = EngineTrial.new
        for (index, pair) in pairs.enumerated() {
            sut.compare(pair.package, with: pair.compiler, at: "Greeting, step \(index + 1)")
        }
        return sut
    }

    @Test func `an engine that is new is on trial, and SwiftPM's makes the checks`() {
        #expect(EngineTrial.new == .onTrial(agreed: []))
        #expect(EngineTrial.new.engine == .package)
    }

    @Test func `it is earned once both agree on an error, a failed expectation and a green`() {
        let sut = trial((Self.error, Self.error), (Self.failure, Self.failure), (.green, .green))

        #expect(sut == .earned)
        #expect(sut.engine == .compiler)
    }

    @Test func `one kind is not enough, however often`() {
        #expect(trial((.green, .green), (.green, .green), (.green, .green)) == .onTrial(agreed: [.green]))
    }

    @Test(arguments: [
        (package: failure, compiler: Conclusion.green),
        (error, .errors(["Sources/A/A.swift:4: cannot find 'x' in scope"])),
        (failure, .failures(["Tests/ATests/Step1-A.swift:6 greets()"])),
        (.green, .none("The compiler's driver does not say how it calls the compiler.")),
        (.green, .late),
        (.other("undefined symbol x"), .green),
    ])
    func `where they differ it is set aside`(_ package: Conclusion, _ compiler: Conclusion) {
        let sut = trial((package, compiler))

        #expect(
            sut
                == .setAside(
                    .init(check: "Greeting, step 1", package: package.words, compiler: compiler.words)))
        #expect(sut.engine == .package)
    }

    @Test func `what came after is no reason to think again`() {
        let sut = trial(
            (.green, .late), (Self.error, Self.error), (Self.failure, Self.failure), (.green, .green))

        #expect(sut.engine == .package)
    }

    @Test func `what SwiftPM does not end in time says nothing`() {
        #expect(trial((.late, .green)) == .new)
    }

    @Test func `what agrees and is none of the three kinds counts for none`() {
        #expect(trial((.other("a crash"), .other("a crash"))) == .new)
    }

    /// SwiftPM's newer build system stops at the first error, whichever that is.
    @Test func `an error agrees where the other engine tells it among others`() {
        let all = Conclusion.errors(["A.swift:1: no 'a'", "A.swift:2: no 'b'"])

        #expect(trial((.errors(["A.swift:2: no 'b'"]), all)) == .onTrial(agreed: [.error]))
    }

    @Test func `what to say of it`() {
        #expect(
            trial((.green, .green)).news
                == "Both engines agree. They have not met an error of the compiler's and a failed expectation yet."
        )
        #expect(
            EngineTrial.earned.news
                == "The compiler's engine has agreed with SwiftPM's on an error of the compiler's, a failed expectation and a green. From now on it makes the checks."
        )
        #expect(
            trial((.green, .late)).news
                == "The compiler's engine differs from SwiftPM's, so it is set aside. SwiftPM's engine makes the checks. How they differ: ./kata doctor"
        )
    }
}
