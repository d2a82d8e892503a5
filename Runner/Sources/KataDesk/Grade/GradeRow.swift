/// The result of one copy that was handed in: a row of the table, a line of `./kata grade --json`.
///
/// Names, paths and messages in it come from another person's folder: they are data, to be escaped wherever they are
/// shown.
package struct GradeRow: Codable, Sendable, Equatable {
    /// The first step that is red, and why.
    package struct Red: Codable, Sendable, Equatable {
        var step: Int
        var title: String
        /// As `check --json` has it: "doesNotCompile", "doesNotLink", "assertion", "crash" or "timeout".
        var reason: String
        var test: String?
        /// In the copy, seen from its root.
        var file: String?
        var line: Int?
        var message: String
    }

    /// The copy's own tests, as the judge sees them.
    package struct Own: Codable, Sendable, Equatable {
        /// Names of tests.
        var sound: [String]
        var contradicting: [String]
        var deciding: [String]
        var caught: Int
        var mistakes: Int
        /// Names of the promises that no test holds.
        var unguarded: [String]
    }

    /// Our tests once more, with wrong expectations.
    package struct Counterchecked: Codable, Sendable, Equatable {
        /// An expectation that was met although it is wrong.
        package struct Met: Codable, Sendable, Equatable {
            var test: String?
            /// Below the chapter's tests.
            var file: String
            var line: Int
            /// The wrong value, as the test has it; nil where it was the opposite.
            var value: String?
        }

        /// The number of expectations that have to fail.
        var expectations: Int
        /// The number of those that did not: where there is one, the result is not to be trusted.
        var met: Int
        var first: Met?
    }

    /// What there is in place of a copy.
    package enum Absence: String, Codable, Sendable {
        /// Nothing was handed in under this name.
        case nothingHandedIn
    }

    var schema = 2
    /// nil in every row of a copy, which are all that are printed as JSON.
    var absence: Absence?
    /// The folder's or archive's name; two of one name get their parent's in front, and so does what stands in a platform's
    /// download of everybody.
    var copy: String
    /// The commit that was graded, where the copy is a clone.
    var commit: String?
    /// The archive in what was handed in that was graded, where that is not the copy itself: "Ada/InvoiceEditor.zip".
    var archive: String?
    /// "InvoiceEditor"
    var chapter: String
    /// The number of steps that the chapter has.
    var steps: Int
    /// The last step that is green with all before it; 0 where the first is red, nil where nothing could be graded.
    var green: Int?
    /// nil where every step is green or nothing could be graded.
    var red: Red?
    /// nil where no step was reached whose test is the learner's, or where they were not judged.
    var own: Own?
    /// The steps up to the last green one whose test is the learner's, and of whose mistakes their tests catch none; nil where that
    /// was not looked at.
    var untested: [Int]?
    /// True where there are tests of the learner's that were not judged: they did not have to be, or could not be.
    var isUnjudged: Bool?
    /// nil where our tests did not run with wrong expectations, or not to their end.
    var countercheck: Counterchecked?
    /// True where a busy machine cut it off: another day it may be another row.
    var isCutOff: Bool?
    /// Starter tests that are not as shipped, which were not used. Paths seen from the copy's root.
    var alteredTests: [String] = []
    /// Other Swift files among its tests, which were not used: own tests are files called My….swift in the folder of the chapter's
    /// tests. nil where there are none.
    var leftOut: [String]?
    /// A sentence: why the copy could not be graded, or what is odd about it.
    var remark: String?
    /// A hash of the code and the own tests, blanks and the names of files aside; nil where nobody wrote anything.
    var likeness: String?
    /// The copies whose code and tests are the same but for blanks, comments and names; "our solution" where the
    /// code is ours.
    var alike: [String]?
    /// The share of the copies that it was graded with: "3/16".
    var shard: String?
    /// The number of copies that all shares of its grading have together.
    var copies: Int?
    var seconds: Double
    /// Of all that the row depends on: the copy's files, the chapter's tests, the compiler. Where it is the same, so is
    /// the row.
    var digest: String
}
