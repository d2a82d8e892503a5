/// A command's exit status.
package enum ExitStatus: Int32, Sendable {
    /// Green, or done.
    case done = 0
    case red = 1
    /// Misuse or a broken workspace.
    case misuse = 2
}
