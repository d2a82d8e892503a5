import Foundation

/// A warning of PaperUI to whoever writes a view, where SwiftUI prints a purple one.
enum Warning: Equatable, Sendable {
    case unmountedWrite
    case unmountedBinding
    case unmountedObject
    case writeDuringBody(view: String)
    case endlessEvaluation(view: String, rounds: Int)
    case unsettled(tasks: [String], deadline: Duration)
    case noDestination(type: String)
    case changedRange(view: String, given: String, kept: String)
    case sharedID(String, view: String)
    case linkWithoutStack(view: String)
    case oddNumber(OddNumber, view: String?)
    case buttonsInOneRow(view: String?)
    case barOutsideOfStack(String, view: String?)
    case destinationInList(String, view: String?)
    case numberInText(String, inApp: String, view: String?)
    case returnInTallField(view: String?)
    case barWithoutStack(String, view: String?)
    case stackInStack(view: String?)
    case destinationWithoutStack(view: String?)
    case twoSheets(view: String?)
    case listInScrollView(String, view: String?)
    case rowOutsideOfList(String, view: String?)
    case refreshOutsideOfList(view: String?)
    case selectionWithoutTag(String, view: String?)
    case noSymbol(String, view: String?)
    case negativeFrame(String, Double, view: String?)
    case changeDuringBody(view: String)

    var text: String {
        switch self {
        case .unmountedWrite:
            "A write to @State was dropped: the view is not on a screen."
        case .unmountedBinding:
            "A binding to @State was taken while the view is not on a screen. It is a constant: it reads the "
                + "initial value and ignores writes."
        case .unmountedObject:
            "A @StateObject was read while its view is not on a screen: each time it makes a new object."
        case .writeDuringBody(let view):
            "A write to @State during the body of \(view) was dropped. Write it in an action, a task or "
                + "onChange."
        case .endlessEvaluation(let view, let rounds):
            "\(view) was stopped after \(rounds) evaluations in a row: each one changes something that it reads."
        case .unsettled(let tasks, let deadline):
            "The screen did not settle within \(deadline). Still running: \(tasks.joined(separator: ", "))."
        case .noDestination(let type):
            "There is no navigationDestination(for: \(type).self) in the NavigationStack."
        case .changedRange(let view, let given, let kept):
            "ForEach in \(view) was given \(given) and goes on with \(kept): it reads a range once. For a range "
                + "that changes, say what tells its rows apart: ForEach(\(given), id: \\.self)."
        case .sharedID(let id, let view):
            "ForEach in \(view) was given the id \(id) more than once. What its rows keep goes by their order "
                + "then, not by their id: give each element an id of its own."
        case .linkWithoutStack(let view):
            "A NavigationLink in \(view) is out of use: there is no NavigationStack around it."
        case .oddNumber(let number, let view):
            "\(number.name)\(view.map { " in \($0)" } ?? "") is \(number.value), which paper cannot draw. "
                + number.outcome
        case .buttonsInOneRow(let view):
            "Two buttons without a style stand in one row of a list\(place(view, ",")). In an app a tap on the row does what "
                + "both do. Give them a style: .buttonStyle(.borderless)."
        case .barOutsideOfStack(let bar, let view):
            "A \(bar)\(place(view)) stands on the NavigationStack. An app does not show it there. Put it on the view inside "
                + "of the stack."
        case .destinationInList(let container, let view):
            "A navigationDestination\(place(view)) stands inside of a \(container). In an app the stack may not find it "
                + "there. Put it on the \(container), or outside of it."
        case .numberInText(let number, let inApp, let view):
            "A Text\(place(view)) says \(number), and \(inApp) in an app: there a number in a Text's literal is written for "
                + "the reader's locale. Write \\(String(…)) for the digits alone, or a format."
        case .returnInTallField(let view):
            "Return was typed into a TextField with axis: .vertical\(place(view, ",")). On a phone it begins a new line there, "
                + "and onSubmit is not called."
        case .barWithoutStack(let bar, let view):
            "A \(bar)\(place(view)) has no NavigationStack around it. A phone does not show it there. Put a NavigationStack "
                + "around the view."
        case .stackInStack(let view):
            "A NavigationStack\(place(view)) stands on a page of another one. An app has two bars there, and two paths. Leave "
                + "the inner one out."
        case .destinationWithoutStack(let view):
            "A navigationDestination\(place(view)) shows nothing: there is no NavigationStack around it."
        case .twoSheets(let view):
            "A sheet\(place(view)) is presented while another one is, which does not hold it. A phone shows one of the two. "
                + "Let one end before the other begins, or choose by .sheet(item:)."
        case .listInScrollView(let list, let view):
            "A \(list)\(place(view)) stands in a ScrollView. In an app it has no height there, and shows nothing. Take the "
                + "ScrollView away, or give it a height: .frame(height:)."
        case .rowOutsideOfList(let deed, let view):
            "A row\(place(view)) was \(deed) where there is no List. A phone has no gesture for that there. Put the rows into "
                + "a List."
        case .refreshOutsideOfList(let view):
            "A view\(place(view)) was pulled down, which is neither a List nor a ScrollView. A phone pulls nothing else. Put "
                + ".refreshable on one of these."
        case .selectionWithoutTag(let selection, let view):
            "The selection of a Picker\(place(view)) is “\(selection)”, and none of its options has that for a tag. An app may "
                + "show any of them, or none. Give the options tags of the selection's type."
        case .noSymbol(let name, let view):
            "There is no symbol of the name “\(name)”\(place(view, ",")). An app shows nothing there. Symbols' names have small "
                + "letters, digits and dots."
        case .negativeFrame(let name, let length, let view):
            "\(name)\(place(view)) is \(length), and nothing is less than 0 long. SwiftUI warns of it, too. On paper it "
                + "counts as 0. Write max(0, …)."
        case .changeDuringBody(let view):
            "An ObservableObject has changed during the body of \(view). SwiftUI warns of it, too: what its views show then is "
                + "not defined. Change it in an action, a task or onChange."
        }
    }

    private func place(_ view: String?, _ sign: String = "") -> String {
        view.map { "\(sign) in \($0)" } ?? ""
    }

    /// The fault that an app has, if the warning is of one.
    var fault: Screen.Fault? {
        switch self {
        case .buttonsInOneRow: .buttonsInOneRow
        case .barOutsideOfStack: .barOutsideOfStack
        case .destinationInList: .destinationInList
        case .numberInText: .numberInText
        case .returnInTallField: .returnInTallField
        case .barWithoutStack: .barWithoutStack
        case .stackInStack: .stackInStack
        case .destinationWithoutStack: .destinationWithoutStack
        case .twoSheets: .twoSheets
        case .listInScrollView: .listInScrollView
        case .rowOutsideOfList: .rowOutsideOfList
        case .refreshOutsideOfList: .refreshOutsideOfList
        case .selectionWithoutTag: .selectionWithoutTag
        case .noSymbol: .noSymbol
        case .negativeFrame: .negativeFrame
        case .changeDuringBody: .changeDuringBody
        default: nil
        }
    }

    /// The words that tell the warning from others. A view says one thing of its numbers, however many it has.
    var identity: String {
        if case .numberInText(_, _, let view) = self { "a number in \(view ?? "")" } else { text }
    }

    /// Says it to the test that is running, if it is of a fault and there is one; otherwise to standard error.
    @MainActor
    func tell() {
        guard fault != nil, FaultListeners.listener?.hears(of: text) == true else { return print() }
    }

    /// Writes the text to standard error.
    func print() {
        try? FileHandle.standardError.write(contentsOf: Data("PaperUI: \(text)\n".utf8))
    }

    /// Writes the text to standard error the first time that a warning of this kind comes up in the program.
    ///
    /// For what happens outside a screen, where nobody could count.
    func printOnce() {
        switch self {
        case .unmountedWrite: Self.unmountedWriteOnce
        case .unmountedObject: Self.unmountedObjectOnce
        default: Self.unmountedBindingOnce
        }
    }

    private static let unmountedWriteOnce: Void = Warning.unmountedWrite.print()
    private static let unmountedObjectOnce: Void = Warning.unmountedObject.print()
    private static let unmountedBindingOnce: Void = Warning.unmountedBinding.print()
}
