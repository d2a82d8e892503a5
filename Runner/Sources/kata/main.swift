import KataDesk
import KataKit

Program.run(allCommands)
