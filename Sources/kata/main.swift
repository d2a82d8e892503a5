import KataKit

/// Every command, in the order of the help.
Program.run([
    OverviewCommand.self,
    StartCommand.self,
    CheckCommand.self,
    WatchCommand.self,
    NextCommand.self,
    ReadCommand.self,
    HintCommand.self,
    SolutionCommand.self,
    ResetCommand.self,
    PreviewCommand.self,
    HistoryCommand.self,
    RestoreCommand.self,
    VerifyCommand.self,
    DoctorCommand.self,
])
