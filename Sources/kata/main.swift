import KataKit
import Foundation
let ws = try Workspace.find(from: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
let tc = try Toolchain.find(cache: ws.stateFolder.appending(path: "cache"))
let folder = ws.root.appending(path: CommandLine.arguments[2])
let bench = try Bench(chapter: "InvoiceEditor", step: Int(CommandLine.arguments[3])!, sourcesFolder: folder, includesOwnTests: true, workspace: ws)
let e: any Engine = CommandLine.arguments[1] == "p" ? PackageEngine(workspace: ws, toolchain: tc) : CompilerEngine(workspace: ws, toolchain: tc)
let clock = ContinuousClock()
let t0 = clock.now
let o = try await e.run(bench, deadline: .seconds(10))
print(clock.now - t0)
let v = Verdict(bench: bench, outcome: o, title: "x", steps: 8, differingTests: [], workspace: ws)
print(String(decoding: try JSONEncoder().encode(v), as: UTF8.self))
