import Foundation
import KataBase
import KataKit
import KataText
import KataWork

/// `./kata report`: every chapter that is started, checked, for a CI server and whoever reads what it says.
package struct ReportCommand: Command {
    package static let name = "report"
    package static let parameters = ""
    package static let group = CommandGroup.classroom
    package static let summary = "check every chapter that is started, and say so to a CI server"
    package static let options: [Option] = [.summary, .annotations, .junit] + Option.checking

    private let summary: String?
    private let junit: String?
    private let annotates: Bool

    package init(_ arguments: inout Arguments) {
        summary = arguments.text(.summary)
        junit = arguments.text(.junit)
        annotates = arguments.has(.annotations)
    }

    package func run(in call: Call) async throws -> ExitStatus {
        let course = try call.course()
        if let repetition = course.repetition { throw repetition.refusal(of: Self.name) }
        try Files.confirmFolders(of: [summary, junit])
        var entries: [LearnerReport.Entry] = []
        for chapter in course.chapters where chapter.isStarted {
            entries.append(try await entry(chapter, in: call))
        }
        let report = LearnerReport(entries: entries)
        let text = report.text(by: call.teller)
        let console = call.console
        if annotates {
            console.print(WorkflowCommand.muting(text))
            for annotation in report.annotations { console.print(annotation.line) }
        } else {
            console.print(text)
        }
        if let summary { try append(report.summary, to: URL(argument: summary)) }
        if let junit {
            try Files.write(Data(GradeJUnit(rows: report.rows).text.utf8), to: URL(argument: junit))
        }
        return report.status
    }

    /// Checks one chapter. An error is told of that chapter, and the others are checked all the same.
    private func entry(_ chapter: Chapter, in call: Call) async throws -> LearnerReport.Entry {
        let title = "\(chapter.number) · \((try? chapter.title()) ?? chapter.name)"
        do {
            let verdict = try await call.checker.check(chapter)
            let text = try chapter.text()
            let untested = verdict.isGreen ? try await untested(chapter, text, in: call) : []
            return .init(
                chapter: chapter, title: title, stepTitles: text.steps.map(\.title), untested: untested,
                result: .success(verdict))
        } catch let error as KataError {
            return .init(chapter: chapter, title: title, stepTitles: [], result: .failure(error))
        }
    }

    /// The steps up to the one that is on whose test is the learner's, and of whose mistakes their tests catch none.
    private func untested(_ chapter: Chapter, _ text: ChapterText, in call: Call) async throws -> [Int] {
        let steps = text.ownSteps(at: chapter.step)
        guard !steps.isEmpty else { return [] }
        return try await call.checker.judge(of: chapter, text).judgement(of: steps).untested(of: steps)
    }

    /// Other steps of a job write into the same file.
    private func append(_ text: String, to file: URL) throws(KataError) {
        let present = Files.exists(file) ? try Files.data(file) : Data()
        try Files.write(present + Data(text.utf8), to: file)
    }
}
