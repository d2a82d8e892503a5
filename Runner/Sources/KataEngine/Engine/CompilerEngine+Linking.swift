import Foundation
import KataBase
import KataText

/// Linking, as the compiler's driver would have it done.
extension CompilerEngine {
    /// - Parameter imports: what the libraries that the objects ask for depend on.
    func link(
        _ objects: [URL], importing imports: [String], as binary: URL, _ kind: LinkedKind = .program
    ) async throws {
        let flags = kind.flags(try await testing())
        let imports = flags + imports
        do {
            try await link(
                objects, as: binary, by: try await linkPlan(objects, key("linking", imports), flags))
        } catch let failure where !(failure is CancellationError) {
            // The same words may mean another module, and another system has its libraries elsewhere: ask about these.
            let plan = try await linkPlan(objects, key("linking", imports + objects.map(\.path)), flags)
            try await link(objects, as: binary, by: plan)
        }
    }

    private func link(_ objects: [URL], as binary: URL, by plan: DriverPlan) async throws {
        let jobs = plan.jobs(replacing: [Self.probe: objects.map(\.path), Self.output: [binary.path]])
        guard jobs.contains(where: { $0.contains(binary.path) }) else { throw Self.noPlan }
        for job in jobs { try await run(job, reading: objects) }
    }

    /// The linker's command line. Two programs must have run to know it: one that lists the libraries that the objects
    /// ask for, and a driver that knows the system's.
    private func linkPlan(_ objects: [URL], _ key: String, _ flags: [String]) async throws -> DriverPlan {
        // What is known of ours is as good for a guest, and never the other way round.
        if guest != nil, let known = host.cache.known(key, as: DriverPlan.self) { return known }
        return try await cache.found(key) { scratch in
            let plan = try await plan(of: Self.probe, toolchain.linkerFlags + Self.targetFlags + flags)
            // A driver wants to see the file.
            let probe = scratch.appending(path: "probe.o")
            try Files.write(Data(), to: probe)
            var places = [Self.probe: objects.map(\.path)]
            // The first of two jobs writes its list into a file of the driver's.
            if plan.jobs.count == 2, let index = plan.jobs[0].firstIndex(of: "-o") {
                places[plan.jobs[0][index + 1]] = [scratch.appending(path: "libraries").path]
                try await run(plan.jobs(replacing: places)[0], reading: objects)
            }
            places[Self.probe] = [probe.path]
            guard let driver = plan.jobs(replacing: places).last else { throw Self.noPlan }
            let answer = try await run(driver + ["-###"], reading: objects)
            return DriverPlan(jobs: DriverPlan(answer).jobs(replacing: [probe.path: [Self.probe]]))
        }
    }

    @discardableResult
    private func run(_ job: [String], reading objects: [URL]) async throws -> String {
        try await run(
            URL(fileURLWithPath: job[0]), Array(job.dropFirst()),
            reading: objects.map { $0.deletingLastPathComponent() })
    }

    private static let probe = "/probe.o"
}

/// The product that objects are linked to.
package enum LinkedKind: String {
    /// A program that runs tests.
    case program
    /// One that loads the chapter as a library.
    case loader
    /// The chapter as a library, whose other symbols are the loader's.
    case library

    /// The file's name, by which a loader that was linked with one library finds another one.
    static let libraryName = "libchapter.so"

    /// For the driver.
    func flags(_ testing: TestingLibrary) -> [String] {
        let own =
            switch self {
            case .program: testing.linking
            case .loader: testing.linking + ["-Xlinker", "--export-dynamic"]
            case .library: ["-emit-library", "-Xlinker", "-soname", "-Xlinker", Self.libraryName]
            }
        return Self.mathematics + own
    }

    /// The standard library compiles `rounded` and its like to calls of C's. Only a file that imports Foundation or Glibc
    /// asks for the library that has them.
    private static let mathematics: [String] = {
        #if os(Linux)
        ["-lm"]
        #else
        []
        #endif
    }()
}

extension SourceText {
    /// The lines that may import a module.
    fileprivate var importLinesInOrder: [String] {
        var lines: [String] = []
        var rest = bytes[...]
        while let found = rest.range(of: Data("import".utf8)) {
            let end = rest[found.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            lines.append(String(decoding: rest[found.lowerBound..<end], as: UTF8.self))
            rest = rest[end...]
        }
        return lines
    }
}

extension [SourceText] {
    /// The lines that may import a module, each once.
    var importLines: [String] { Set(flatMap(\.importLinesInOrder)).sorted() }
}
