import KataText

/// What is to be done about tests that count for nothing.
extension Judgement {
    /// The one to mend first of the tests that are set aside: one of the steps that are judged, where there is one.
    var firstSetAside: Test? {
        let all = tests.filter(\.isSetAside)
        return all.first { test in FileRole(path: test.file).step.map(steps.contains) ?? false } ?? all.first
    }
}

extension Judgement.Test {
    /// Whether it is neither tried on mistakes nor against a promise.
    var isSetAside: Bool {
        switch standing {
        case .sound, .contradicts: false
        case .decides, .slow, .dependsOnOrder, .unsteady: true
        }
    }

    /// - Parameter promises: how one reads what the step promises.
    /// - Returns: nil for a test that is not set aside.
    func mending(_ promises: String) -> String? {
        switch standing {
        case .sound, .contradicts: nil
        case .decides: "mend or delete \(name): it asks for more than the promises say (\(promises))"
        case .slow, .dependsOnOrder, .unsteady: "mend that test: \(name) \(setAsideBecause)"
        }
    }

    static let saysOtherwise = "says otherwise from run to run"

    /// What it does that it is set aside for.
    var setAsideBecause: String {
        switch standing {
        case .sound, .contradicts: ""
        case .decides: "decides what the promises leave open"
        case .slow(let seconds): "takes \((seconds * 10).rounded() / 10) seconds"
        case .dependsOnOrder: "ends otherwise when it runs alone"
        case .unsteady: Self.saysOtherwise
        }
    }
}
