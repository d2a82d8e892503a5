import KataBase
import KataText
import KataWork

/// Tells the learner what was found out: it is handed values, and asks nobody.
package struct Teller: Sendable {
    package let console: Console
    /// The way in which it names the next move: by commands or by keys.
    let controls: Controls
    let workspace: Workspace

    package var style: TextStyle { console.style }
    var width: Int { console.width }

    func markdown(_ text: String) -> String { renderer.render(text) }

    /// A text to be read by itself: the words in it that the glossary explains are named below.
    func page(_ text: String) -> String { renderer.render(text, namesWords: true) }

    private var renderer: MarkdownRenderer {
        let chapters = workspace.chaptersFolder
        return MarkdownRenderer(width: width, style: style) { picture in
            (try? Files.text(chapters.appending(path: picture))).flatMap(ScreenPicture.text)
        }
    }

    /// - Parameter argument: how a command names the chapter.
    func sentence(_ move: Move, _ argument: String = "") -> String {
        MoveWords(controls: controls, argument: argument).sentence(move)
    }

    /// The sentence about the mistakes that the learner's tests let through; nil where there are none.
    func sentence(on leaks: Leaks) -> String? {
        leaks.sentence.map { "\($0). Come back to that whenever you like: `\(controls.judge(""))`" }
    }

    package func print(_ report: Report) {
        let fitted = Report(NarrowText(width: width).fitted(report.body), next: report.next)
        console.print(fitted.text(style: style, width: width))
    }

    /// A verdict as it is printed.
    package func report(_ verdict: Verdict, showsAll: Bool = false) -> VerdictReport {
        VerdictReport(
            verdict: verdict, workspace: workspace, style: style, width: width, controls: controls,
            showsAll: showsAll)
    }

    /// A judgement as it is printed.
    ///
    /// - Parameter isAboutAll: whether it is about all promises so far.
    func report(
        _ judgement: Judgement, on chapter: Chapter, isAboutAll: Bool = false
    ) throws -> JudgementReport {
        let text = try chapter.agreeingText()
        let step = text.steps[max(0, chapter.step - 1)]
        return JudgementReport(
            judgement: judgement, heading: "\(chapter.number) · \(try chapter.title())",
            argument: chapter.argument,
            file: step.isOwn
                ? OwnTests.path(ofStep: step.number, chapter: chapter.name)
                : OwnTests.path(of: chapter.name),
            style: style, width: width, controls: controls, isAboutAll: isAboutAll,
            folded: chapter.hiding(text))
    }
}
