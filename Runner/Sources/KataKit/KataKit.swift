// KataKit is the runner's library; Sources/kata is the program, a table of commands.
//
// Where to begin reading
//   Commands/Program       finds the command that is meant; Commands/CheckCommand is one, and the rest are like it
//   Commands/Runner        what the commands share: `verdict(on:)` is the way from a chapter to a verdict
//   Workspace/Course       the chapters, by Package.swift and the texts; Workspace/Work is what the learner wrote
//   ChapterText/           a chapter's Markdown, read: steps, promises, hints, fences
//   Bench/Bench            what is judged: the texts, each read once, and the steps that are on
//   Engine/Engine          from a bench to what became of it: CompilerEngine calls swiftc, PackageEngine SwiftPM
//   Verdict/Verdict        red or green, and why; Verdict/VerdictReport is how a learner reads it
//   Judge/Judge            what the learner's tests are worth, on sound solutions and on mistakes; Judge/Runner+OwnStep
//                          is a step whose test is the learner's
//   Grade/Grader           how far somebody else's copy is: Grade/CopySearch finds it, Grade/HandedIn is what is taken of
//                          it, Engine/Guest how its code is compiled and run, in a Process/Sandbox
//   History/History        every state that was checked, in a git repository of the runner's own
//   Watch/WatchLoop        the same on every save
//   Preview/PreviewDrawing a chapter's named screens, drawn
//   Share/Pusher           what was checked, pushed for a teacher; Board/BoardReport is a row for each learner
//   Report/LearnerReport   the same for a CI server
//   Book/Book              the chapters as pages for a browser
//   Author/DraftWorkshop   a new chapter, which verifies as it stands
//   Verify/ChapterProofs   everything that has to be true of a chapter
//   Update/Update          a newer version; what the learner wrote stays
//   Doctor/Doctor          what all of it leans on, and how to mend it
//   Markdown/, Console/, Process/, Basics/    what all of them stand on: Markdown, terminals, children, hashes
