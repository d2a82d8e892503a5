import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataEngine
@testable import KataKit
@testable import KataText

struct HelpTests {
    private static let commands: [any Command.Type] = [
        OverviewCommand.self, StartCommand.self, CheckCommand.self, WatchCommand.self, NextCommand.self,
        JudgeCommand.self, BugCommand.self,
        ReadCommand.self, HintCommand.self, SolutionCommand.self, ResetCommand.self, HistoryCommand.self,
        RestoreCommand.self, PreviewCommand.self, BookCommand.self, ShareCommand.self, BoardCommand.self,
        GradeCommand.self, ReportCommand.self, NewCommand.self, UpdateCommand.self, VerifyCommand.self,
        DoctorCommand.self,
    ]

    @Test func `a command's help in 80 columns`() {
        expectRecorded(Help(width: 80).text(for: CheckCommand.self), as: "check-80-columns")
    }

    @Test func `a command's help in 50 columns`() {
        expectRecorded(Help(width: 50).text(for: ResetCommand.self), as: "reset-50-columns")
    }

    @Test func `the help of the game says when it waits`() {
        expectRecorded(Help(width: 80).text(for: BugCommand.self), as: "bug-80-columns")
    }

    @Test(arguments: [50, 60, 80])
    func `no line of the help is wider than the terminal`(_ width: Int) {
        let help = Help(width: width)
        let texts =
            [help.overview(allCommands), help.everything(Self.commands)]
            + Self.commands.map { help.text(for: $0) }

        let lines = texts.flatMap { $0.split(separator: "\n") }
        #expect(lines.filter { displayWidth(of: $0) > width } == [])
    }

    @Test func `the overview is one screen, with what a learner needs every day, and says where the rest is`()
    {
        let overview = Help(width: 80).overview(allCommands)

        expectRecorded(overview, as: "overview-80-columns")
        #expect(overview.split(separator: "\n", omittingEmptySubsequences: false).count < 24)
    }

    @Test func `everything has the five commands of every day first, and the rest in groups`() {
        expectRecorded(Help(width: 80).everything(Self.commands), as: "everything-80-columns")
    }

    @Test func `a group stands where it belongs, whatever the order of the commands`() {
        let commands: [any Command.Type] = [DoctorCommand.self, HintCommand.self, OverviewCommand.self]

        let groups = Help(width: 80).everything(commands).matches(of: /\n\n(.+)\n  \.\/kata (\w+)/)
        #expect(groups.map(\.output.1) == ["When you are stuck", "The workspace"])
        #expect(groups.map(\.output.2) == ["hint", "doctor"])
    }

    @Test func `everything in 50 columns has what a command does below it`() {
        expectRecorded(
            Help(width: 50).everything([OverviewCommand.self, ReadCommand.self]), as: "everything-50-columns")
    }
}
