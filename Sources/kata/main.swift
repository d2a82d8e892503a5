import Foundation
import KataKit

// The runner calls itself to look after what it starts.
if CommandLine.arguments.dropFirst().first == Supervisor.command {
    Supervisor.run(Array(CommandLine.arguments.dropFirst(2)))
}
// Nothing above may wait: concurrency opens descriptors of its own.
StandardStreams.prepare()
Task { exit(await Program().run(Array(CommandLine.arguments.dropFirst()))) }
dispatchMain()
