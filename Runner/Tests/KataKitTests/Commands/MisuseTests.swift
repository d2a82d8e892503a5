import Foundation
import RunnerTesting
import Testing

/// What goes wrong, and the one sentence that says how to mend it. The status is 2 for all of them.
struct MisuseTests {
    struct Call: CustomTestStringConvertible, Sendable {
        let arguments: [String]
        let message: String
        var testDescription: String { arguments.joined(separator: " ") }
    }

    static let calls = [
        Call(
            arguments: ["chek"],
            message: "There is no command 'chek'. Did you mean './kata check'? See: ./kata --help"),
        Call(
            arguments: ["sol"],
            message: "There is no command 'sol'. Did you mean './kata solution'? See: ./kata --help"),
        Call(
            arguments: ["start"],
            message: "'./kata start' is missing its chapter: ./kata start <chapter>. See: ./kata start --help"
        ),
        Call(
            arguments: ["check"],
            message: "No chapter has been started. Start one with: ./kata start 1"),
        Call(
            arguments: ["check", "2"], message: "Goodbye has not been started. Start it with: ./kata start 2"),
        Call(
            arguments: ["check", "1", "2"],
            message: "'2' is one word too many for './kata check [chapter]'. See: ./kata check --help"),
        Call(
            arguments: ["check", "--build-limit", "9223372036854775807"],
            message:
                "'9223372036854775807' is too large. Give a number up to 2147483647. See: ./kata check --help"
        ),
        Call(
            arguments: ["grade", "2", ".", "--copy-limit", "9223372036854775807"],
            message:
                "'9223372036854775807' is too large. Give a number up to 2147483647. See: ./kata grade --help"
        ),
        Call(
            arguments: ["check", "--jsn"],
            message:
                "'--jsn' is no option of './kata check [chapter]'. Did you mean '--json'? See: ./kata check --help"
        ),
        Call(
            arguments: ["check", "---json"],
            message:
                "'---json' is no option of './kata check [chapter]'. Did you mean '--json'? See: ./kata check --help"
        ),
        Call(
            arguments: ["--jsno"],
            message: "'--jsno' is no option of './kata'. Did you mean '--json'? See: ./kata --help"),
        Call(
            arguments: ["reset", "1", "-t", "2"],
            message:
                "'-t' is no option of './kata reset <chapter>'. Did you mean '--to'? See: ./kata reset --help"
        ),
        Call(
            arguments: ["grade", "2", "Ana.zip", "—csv", "o.csv"],
            message: "'—csv' begins with a long dash. Did you mean '--csv'? See: ./kata grade --help"),
        Call(
            arguments: ["check", "–-jsn"],
            message: "'–-jsn' begins with a long dash. Did you mean '--json'? See: ./kata check --help"),
        Call(
            arguments: ["reset", "1", "\u{2212}to=2"],
            message: "'\u{2212}to=2' begins with a long dash. Did you mean '--to'? See: ./kata reset --help"),
        Call(
            arguments: ["read", "–h"],
            message: "'–h' begins with a long dash. Did you mean '-h'? See: ./kata read --help"),
        Call(
            arguments: ["update", "-\u{2010}"],
            message: "'-\u{2010}' begins with a long dash. Did you mean '-'? See: ./kata update --help"),
        Call(
            arguments: ["bug", "1", "―nothing"],
            message:
                "'―nothing' begins with a long dash. An option begins with '--'. See: ./kata bug --help"),
        Call(
            arguments: ["‑‑json"],
            message: "'‑‑json' begins with a long dash. Did you mean '--json'? See: ./kata --help"),
        Call(
            arguments: ["‒help"],
            message: "'‒help' begins with a long dash. Did you mean '--help'? See: ./kata --help"),
        Call(
            arguments: ["check", "--engine", "packge"],
            message: "There is no engine 'packge'. Did you mean 'package'? See: ./kata check --help"),
        Call(
            arguments: ["read", "1", "your", "trun"],
            message: "Greeting has no section 'your trun'. Did you mean 'your turn'? See: ./kata read --help"),
        Call(
            arguments: ["read", "1", "nothing"],
            message:
                "Greeting has no section 'nothing'. It has steps 1 to 2, and 'your turn'. See: ./kata read --help"
        ),
        Call(
            arguments: ["check", "1", "--workspace", "copy"],
            message: "'--workspace' is no option of './kata check [chapter]'. See: ./kata check --help"),
        Call(
            arguments: ["check", "--engine", "steam"],
            message:
                "There is no engine 'steam'. The engines are compiler and package. See: ./kata check --help"),
        Call(
            arguments: ["reset", "1", "--to"],
            message: "'--to' needs a value: --to <step>. See: ./kata reset --help"),
        Call(
            arguments: ["reset", "1", "--to", "7"], message: "Greeting has no step 7. Its steps are 1 to 2."),
        Call(
            arguments: ["start", "g"],
            message: "'g' could be Greeting or Goodbye. Type one more letter, or the chapter's number."),
    ]

    @Test(arguments: calls)
    func `a call that cannot be carried out says what to do instead`(_ call: Call) async throws {
        let fixture = try FixtureWorkspace()

        let run = try await fixture.kata(call.arguments)

        #expect(run.errors == call.message + "\n")
        #expect(run.output == "")
        #expect(run.status == 2)
    }

    @Test func `starting a chapter twice says where it is`() async throws {
        let fixture = try FixtureWorkspace()
        _ = try await fixture.kata("start", "1")

        let run = try await fixture.kata("start", "1")

        #expect(
            run.errors
                == "Greeting is already at step 1. Go on with ./kata check 1, or start over with ./kata reset 1.\n"
        )
        #expect(run.status == 2)
    }

    @Test func `help is a command, and elsewhere a word like any other`() async throws {
        let fixture = try FixtureWorkspace()

        let help = try await fixture.kata("help", "share")
        let share = try await fixture.kata("share", "help")

        #expect(help.output.contains("Usage: ./kata share"))
        #expect(help.status == 0)
        #expect(share.output == "")
        #expect(share.errors.contains("/help'"), "\(share.errors)")
        #expect(share.status == 2)
    }

    @Test func `every command has a help text`() async throws {
        let fixture = try FixtureWorkspace()
        let overview = try await fixture.kata("--help", "--all").output
        let names = overview.matches(of: /\n  \.\/kata ([a-z-]+)/).map { String($0.1) }

        #expect(
            names == [
                "start", "check", "watch", "next", "read", "judge", "bug", "again", "hint", "solution",
                "reset",
                "history", "restore", "preview", "run", "share", "hand-in", "board", "grade", "report",
                "book",
                "new", "update",
                "verify",
                "doctor",
            ])
        for name in names {
            let help = try await fixture.kata(name, "--help")
            #expect(help.status == 0)
            #expect(help.output.contains("Usage: ./kata \(name)"))
        }
    }
}
