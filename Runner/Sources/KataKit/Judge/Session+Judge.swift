import Foundation
import KataBase
import KataText
import Synchronization

extension Session {
    /// - Parameter text: the chapter's, where it was read already.
    package func judge(of chapter: Chapter, _ text: ChapterText? = nil) throws -> Judge {
        let state = Mutex((meter: JudgeMeter(), bar: ProgressBar(total: 0, console: console)))
        return Judge(
            chapter: chapter, text: try text ?? chapter.agreeingText(), workspace: workspace,
            engine: try engine(jobs: 1), cache: cache, environment: environment,
            buildLimit: limits.build
        ) { [judging] progress in
            state.withLock { state in
                state.meter.note(progress)
                guard let words = state.meter.words else { return state.bar.finish() }
                state.bar.show(words, done: state.meter.done, of: state.meter.total)
                judging(words)
            }
        }
    }

    /// A judgement as it is printed.
    ///
    /// - Parameter isAboutAll: whether it is about all promises so far.
    func report(
        _ judgement: Judgement, on chapter: Chapter, isAboutAll: Bool = false
    ) throws -> JudgementReport {
        let step = try chapter.agreeingText().steps[max(0, chapter.step - 1)]
        return JudgementReport(
            judgement: judgement, heading: "\(chapter.number) · \(try chapter.title())",
            argument: chapter.argument,
            file: step.isOwn
                ? OwnTests.path(ofStep: step.number, chapter: chapter.name)
                : OwnTests.path(of: chapter.name),
            style: style, width: console.width, controls: controls, isAboutAll: isAboutAll)
    }

    /// Remembers that a mistake was played.
    func remember(_ title: String, playedIn chapter: Chapter) {
        changeProgress { progress in
            let played = progress.played ?? [:]
            let others = (played[chapter.name] ?? []).filter { $0 != title }
            progress.played = played.merging([chapter.name: others + [title]]) { $1 }
        }
    }

    /// Remembers what is not guarded yet: for the next hints, and for the overview.
    func remember(_ judgement: Judgement, of chapter: Chapter, _ text: ChapterText) {
        changeProgress { progress in
            let unseen = judgement.unguarded.flatMap(\.mistakes).map(\.title)
            progress.unseen = unseen.isEmpty ? nil : .init(chapter: chapter.name, mistakes: unseen)
            for step in Set(judgement.mistakes.map(\.step)) {
                guard text.steps[step - 1].isOwn else { continue }
                let leaks = Leaks(judgement.of(step: step))
                let key = "\(chapter.name)/\(step)"
                progress.unguarded = progress.unguarded ?? [:]
                progress.unguarded?[key] = leaks.promises.isEmpty ? nil : leaks.promises
                progress.tried = progress.tried ?? [:]
                progress.tried?[key] = .init(mistakes: leaks.tried, through: leaks.through)
            }
        }
    }
}
