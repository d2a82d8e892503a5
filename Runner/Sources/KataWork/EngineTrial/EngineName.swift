/// An engine's name on the command line: the one that calls the compiler, and SwiftPM's.
package enum EngineName: String, Sendable, CaseIterable { case compiler, package }
