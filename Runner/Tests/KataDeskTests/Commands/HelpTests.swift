import Foundation
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
        #expect(
            Help(width: 80).text(for: CheckCommand.self) == """
                Build and run the tests that are on; red or green, why, and the next move.

                Usage: ./kata check [chapter] [options]

                  --all                    a long red to its end, with every problem, row and
                                           place
                  --json                   JSON on standard output instead of the text
                  --engine <name>          compiler (calls swiftc; the default on Linux, untried
                                           on a Mac) or package (SwiftPM)
                  --deadline <seconds>     how long the tests may run; 10 unless given
                  --build-limit <seconds>  how long the chapter and its tests may compile; 120
                                           unless given
                  --help                   this text
                """)
    }

    @Test func `a command's help in 50 columns`() {
        #expect(
            Help(width: 50).text(for: ResetCommand.self) == """
                Start the chapter over, or stand at the end of a
                step; your work is kept.

                Usage: ./kata reset <chapter> [options]

                  --to <step>  stand at the end of this step
                               instead of the chapter's start
                  --help       this text
                """)
    }

    @Test(arguments: [50, 60, 80])
    func `no line of the help is wider than the terminal`(_ width: Int) {
        let help = Help(width: width)
        let texts = [help.overview(Self.commands)] + Self.commands.map { help.text(for: $0) }

        let lines = texts.flatMap { $0.split(separator: "\n") }
        #expect(lines.filter { displayWidth(of: $0) > width } == [])
    }

    @Test func `the overview shows the five commands of every day first, and the rest in groups`() {
        #expect(
            Help(width: 80).overview(Self.commands).hasPrefix(
                """
                Stringline: test-driven development in Swift, one step at a time.

                  ./kata                                 where you are and the one thing to do
                                                         next

                Every day
                  ./kata start <chapter>                 switch on step 1 of a chapter
                  ./kata check [chapter]                 build and run the tests that are on;
                                                         red or green, why, and the next move
                  ./kata watch [chapter]                 check on every save; keys for hints,
                                                         the text, the solution, the next step
                  ./kata next [chapter]                  when green: on to the next step
                  ./kata read [chapter] [step] [part …]  the text: a step up to Red, or a part:
                                                         intro, promises, red, green, refactor,
                                                         hints, your turn

                Your tests
                  ./kata judge [chapter]                 what your own tests are worth: which
                                                         mistakes they catch, and where they ask
                                                         too much
                  ./kata bug [chapter] [number]          a mistake in our code: guess which test
                                                         catches it

                When you are stuck
                  ./kata hint [chapter]                  one more hint each time
                  ./kata solution [chapter] [step]       the reference as a diff against your
                                                         work

                Your work
                  ./kata reset <chapter>                 start the chapter over, or stand at the
                                                         end of a step; your work is kept
                  ./kata history [chapter]               every state that was ever checked, with
                                                         its colour
                  ./kata restore <id>                    bring a state from the history back
                  ./kata preview [chapter]               every named state of a chapter's view,
                                                         drawn in text

                A class
                  ./kata share [remote]                  push what you check to a repository,
                                                         for a teacher's board; alone: how that
                                                         goes
                  ./kata board <remote>                  where everybody is who shares with a
                                                         repository, and who needs a visit
                  ./kata grade <chapter> <copy>…         what was handed in, a row a copy: how
                                                         far it is, and what its own tests catch
                  ./kata report                          check every chapter that is started,
                                                         and say so to a CI server

                The workspace
                  ./kata book [dir]                      the chapters as pages for a browser, in
                                                         this folder; 'book' unless given
                  ./kata new <Name>                      a chapter of your own to begin with:
                                                         text, tests, solutions; it verifies
                  ./kata update [remote] [branch]        a newer version of the chapters and of
                                                         this program; what you wrote stays
                  ./kata verify [chapter]                prove the workspace: every step red
                                                         before it is solved and green after
                  ./kata doctor                          toolchain, git, terminal, platform:
                                                         what is there, and how to mend what is
                                                         not

                A chapter is
                """))
    }

    @Test func `a group stands where it belongs, whatever the order of the commands`() {
        let commands: [any Command.Type] = [DoctorCommand.self, HintCommand.self, OverviewCommand.self]

        #expect(
            Help(width: 80).overview(commands).hasPrefix(
                """
                Stringline: test-driven development in Swift, one step at a time.

                  ./kata                 where you are and the one thing to do next

                When you are stuck
                  ./kata hint [chapter]  one more hint each time

                The workspace
                  ./kata doctor          toolchain, git, terminal, platform: what is there, and
                                         how to mend what is not

                A chapter is
                """))
    }

    @Test func `the overview in 50 columns has what a command does below it`() {
        #expect(
            Help(width: 50).overview([OverviewCommand.self, ReadCommand.self]) == """
                Stringline: test-driven development in Swift, one
                step at a time.

                  ./kata
                      where you are and the one thing to do next

                Every day
                  ./kata read [chapter] [step] [part …]
                      the text: a step up to Red, or a part:
                      intro, promises, red, green, refactor,
                      hints, your turn

                A chapter is a number, a name or the beginning of
                one, in any case; without one it is the chapter
                you last worked on. Exit status: 0 green or done,
                1 red, 2 misuse or a broken workspace.
                ./kata --json prints the overview as one JSON
                object.
                More about one command: ./kata <command> --help
                """)
    }
}
