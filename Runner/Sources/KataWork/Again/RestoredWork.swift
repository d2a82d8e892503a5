import KataText

/// The work that waited, as it comes back.
package struct RestoredWork: Sendable {
    package let work: Work
    /// The step that Package.swift names when it is back.
    package let step: SwitchedStep
}

/// A place that a command of ours writes into Package.swift.
package struct SwitchedStep: Equatable, Sendable {
    package let chapter: String
    package let place: StepPlace
}
