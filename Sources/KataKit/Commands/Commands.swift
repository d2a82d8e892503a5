/// Every command: what it takes, what it does, and the call that does it. No name is the overview.
let commands: [Command] = [
    Command("", "", "where you are and the one thing to do next", [.json]) {
        try $0.overview(json: $1.has(.json))
    },
    Command("start", "<chapter>", "switch on step 1 of a chapter", [.engine, .deadline, .buildLimit]) {
        try await $0.start(try $1.required("chapter"))
    },
    Command(
        "check", "[chapter]", "build and run the tests that are on; red or green, why, and the next move",
        [.all, .json, .engine, .deadline, .buildLimit]
    ) { try await $0.check($1.next(), json: $1.has(.json), showsAll: $1.has(.all)) },
    Command(
        "watch", "[chapter]", "check on every save; keys for hints, the text, the solution, the next step",
        [.engine, .deadline, .buildLimit]
    ) { try await $0.watch($1.next()) },
    Command("next", "[chapter]", "when green: on to the next step", [.engine, .deadline, .buildLimit]) {
        try await $0.next($1.next())
    },
    Command("read", "[chapter] [step or section …]", "the step's text in the terminal") {
        let chapter = $1.next()
        return try $0.read(chapter, try $1.passage())
    },
    Command("hint", "[chapter]", "one more hint each time") { try $0.hint($1.next()) },
    Command("solution", "[chapter] [step]", "the reference as a diff against your work", [.apply]) {
        let chapter = $1.next()
        return try $0.solution(chapter, step: try $1.number("step"), apply: $1.has(.apply))
    },
    Command(
        "reset", "<chapter>", "start the chapter over, or stand at the end of a step; your work is kept",
        [.to]
    ) {
        let chapter = try $1.required("chapter")
        return try $0.reset(chapter, to: try $1.number(.to))
    },
    Command(
        "preview", "[chapter]", "every named state of a chapter's view, drawn in text", [.svg, .engine]
    ) { try await $0.preview($1.next(), svg: $1.text(.svg)) },
    Command("history", "[chapter]", "every state that was ever checked, with its colour") {
        try $0.showHistory($1.next())
    },
    Command("restore", "<id>", "bring a state from the history back") {
        try $0.restore(try $1.required("id"))
    },
    Command(
        "verify", "[chapter]", "prove the workspace: every step red before it is solved and green after",
        [.json, .record, .engine]
    ) {
        try await $0.verify($1.next(), json: $1.has(.json), record: $1.has(.record))
    },
    Command(
        "doctor", "", "toolchain, git, terminal, platform: what is there, and how to mend what is not",
        [.json, .engine]
    ) { try await $0.doctor(json: $1.has(.json)) },
]
