import KataText

/// The work that waited, as it comes back.
struct RestoredWork: Sendable {
    let work: Work
    /// The step that Package.swift names when it is back.
    let step: SwitchedStep
}

/// A place that a command of ours writes into Package.swift.
struct SwitchedStep: Equatable, Sendable {
    let chapter: String
    let place: StepPlace
}
