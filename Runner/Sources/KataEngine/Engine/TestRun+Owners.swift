import KataBase
import KataText

extension TestRun {
    /// The run with each issue that names no test given to the one that it is of.
    ///
    /// Swift Testing counts an issue of a detached task, a queue or a thread to no test. It is of the test
    /// whose lines hold it, which may have ended by then; where none holds it, as in a helper, of the one
    /// that was running, since the tests run one after another. Between two tests nobody can say.
    func givingIssues(toTestsIn setup: Setup) -> TestRun {
        guard (issues + warnings).contains(where: { $0.testID == nil }) else { return self }
        var run = self
        run.warnings = warnings.map { $0.given(to: owner(of: $0, in: setup)) }
        run.issues = issues.map { issue in
            guard issue.testID == nil, let owner = owner(of: issue, in: setup) else { return issue }
            if let index = run.tests.firstIndex(where: { $0.id == owner.id }) {
                run.tests[index].state = .failed
            }
            return issue.given(to: owner)
        }
        return run
    }

    private func owner(of issue: Issue, in setup: Setup) -> Test? {
        guard issue.testID == nil else { return nil }
        let running = tests.first { $0.id == issue.running }
        let holders = tests.filter { $0.file == issue.file && $0.holds(issue.line, in: setup) }
        return holders.count == 1 ? holders[0] : running ?? holders.first
    }
}

extension TestRun.Issue {
    fileprivate func given(to test: TestRun.Test?) -> TestRun.Issue {
        guard testID == nil, let test else { return self }
        var issue = self
        issue.test = test.name
        issue.testID = test.id
        // Of which row of another test it was, is not known.
        if running != test.id { issue.arguments = nil }
        if file.isEmpty { issue.file = test.file }
        return issue
    }
}

extension TestRun.Test {
    /// True where a line of the test's file is in its function.
    fileprivate func holds(_ line: Int, in setup: Setup) -> Bool {
        guard line >= self.line, let lines = setup.text(of: file)?.linesBetweenFeeds, self.line > 0,
            self.line <= lines.count
        else { return false }
        let text = SwiftText(lines[(self.line - 1)...].joined(separator: "\n"))
        guard let end = text.firstBrace.flatMap(text.counterpart) else { return false }
        return line < self.line + text.text(0..<text.tokens[end].start).linesBetweenFeeds.count
    }
}
