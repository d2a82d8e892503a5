import KataDesk
import KataKit

/// Every command; the help groups them, and keeps this order in a group.
Program.run([
    OverviewCommand.self,
    StartCommand.self,
    CheckCommand.self,
    WatchCommand.self,
    NextCommand.self,
    JudgeCommand.self,
    BugCommand.self,
    AgainCommand.self,
    ReadCommand.self,
    HintCommand.self,
    SolutionCommand.self,
    ResetCommand.self,
    HistoryCommand.self,
    RestoreCommand.self,
    PreviewCommand.self,
    RunCommand.self,
    BookCommand.self,
    ShareCommand.self,
    HandInCommand.self,
    BoardCommand.self,
    GradeCommand.self,
    ReportCommand.self,
    NewCommand.self,
    UpdateCommand.self,
    VerifyCommand.self,
    DoctorCommand.self,
])
