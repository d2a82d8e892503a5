import Foundation
import KataBase
import KataText

/// A system of Apple's that a view is meant for, at the version that the workspace names.
package struct AppleSystem: Equatable, Sendable {
    package enum Name: String, Sendable {
        case iOS = "ios"
        case macOS = "macosx"
    }

    package let name: Name
    package let version: Int

    package init(_ name: Name, _ version: Int) {
        self.name = name
        self.version = version
    }

    /// The iPhone of the articles, at the oldest version that Package.swift names.
    package static func phone(of workspace: Workspace) -> AppleSystem? {
        version(.iOS, in: workspace.root.appending(path: "Package.swift"))
    }

    /// The Mac that the package `App` is for.
    package static func mac(of workspace: Workspace) -> AppleSystem? {
        version(.macOS, in: workspace.root.appending(path: "App/Package.swift"))
    }

    private static func version(_ name: Name, in manifest: URL) -> AppleSystem? {
        let pattern = name == .iOS ? /\.iOS\(\.v([0-9]+)\)/ : /\.macOS\(\.v([0-9]+)\)/
        return (try? Files.text(manifest)).flatMap { $0.firstMatch(of: pattern) }.flatMap { Int($0.1) }
            .map { AppleSystem(name, $0) }
    }
}

/// This machine's compiler, as if it were one for a system of Apple's: enough of one to ask what it would say there.
///
/// The toolchain's modules are copied, and the name of their target is replaced in them by one that is as long. The C
/// library's declarations stay Linux's, and so do Foundation's: what Apple's say otherwise is not found.
package struct AppleToolchain: Sendable {
    let system: AppleSystem
    /// The target of this machine: "x86_64-unknown-linux-gnu".
    private let host: String
    /// The folder `lib/swift` of its toolchain.
    private let original: URL

    /// - Returns: nil where the toolchain is none for Linux, or where it has not what is copied.
    package init?(for system: AppleSystem, like toolchain: Toolchain, environment: [String: String]) {
        #if os(Linux)
        guard let host = toolchain.identity.firstMatch(of: /Target: (\S+)/)?.1,
            let folder = toolchain.folder(environment: environment)
        else { return nil }
        (self.system, self.host, original) = (system, String(host), folder.appending(path: "lib/swift"))
        let needed = [
            "linux/Swift.swiftmodule/\(host).swiftmodule", "linux/\(arch)/glibc.modulemap", "host/plugins",
        ]
        guard needed.allSatisfy({ Files.exists(original.appending(path: $0)) }) else { return nil }
        #else
        return nil
        #endif
    }

    private var arch: String { String(host.prefix { $0 != "-" }) }

    /// The system's target, as long as this machine's.
    package var target: String {
        let arch = system.name == .iOS || arch == "aarch64" ? "arm64" : arch
        let target = "\(arch)-apple-\(system.name.rawValue)\(system.version)."
        return target + String(repeating: "0", count: max(1, host.count - target.count))
    }

    /// The name of the folder in which a compiler looks for the system's modules.
    private var place: String { system.name == .iOS ? "iphoneos" : "macosx" }

    /// The name of a module's file for the system.
    private var fileName: String {
        target.replacing("macosx", with: "macos").replacing(/[0-9.]+$/, with: "")
    }

    /// Writes what the arguments lead to into a folder.
    package func make(in folder: URL) throws {
        let manager = FileManager.default
        let resources = folder.appending(path: "resources")
        let modules = resources.appending(path: place)
        let linux = original.appending(path: "linux")
        for part in ["glibc", "sdk", "modules", "clang"] {
            try manager.createDirectory(
                at: folder.appending(path: part), withIntermediateDirectories: true)
        }
        try manager.createDirectory(at: modules, withIntermediateDirectories: true)
        for name in try manager.contentsOfDirectory(atPath: original.path)
        where !["linux", "linux_static", "host"].contains(name) {
            try manager.createSymbolicLink(
                at: resources.appending(path: name), withDestinationURL: original.appending(path: name))
        }
        for name in try manager.contentsOfDirectory(atPath: linux.path) {
            let module = linux.appending(path: name)
            if name.hasSuffix(".swiftcrossimport") {
                try manager.copyItem(at: module, to: modules.appending(path: name))
            }
            guard name.hasSuffix(".swiftmodule") else { continue }
            let copy = modules.appending(path: Self.inOnePiece(name))
            try manager.createDirectory(at: copy, withIntermediateDirectories: true)
            for kind in ["swiftmodule", "swiftinterface"] {
                guard var data = try? Data(contentsOf: module.appending(path: "\(host).\(kind)")) else {
                    continue
                }
                data.replaceAll(host, by: target)
                data.replaceAll(Self.part, by: Self.inOnePiece(Self.part))
                try data.write(to: copy.appending(path: "\(fileName).\(kind)"))
            }
        }
        try manager.createSymbolicLink(
            at: folder.appending(path: "sdk/usr"), withDestinationURL: URL(filePath: "/usr"))
        let glibc = linux.appending(path: arch)
        try manager.copyItem(
            at: glibc.appending(path: "SwiftGlibc.h"), to: folder.appending(path: "glibc/SwiftGlibc.h"))
        let map = try Files.text(glibc.appending(path: "glibc.modulemap"))
        try Files.write(
            Data(map.replacing("header \"assert.h\"", with: "header \"/usr/include/assert.h\"").utf8),
            to: folder.appending(path: "glibc/glibc.modulemap"))
    }

    /// The frontend's arguments with which it works so, in every call.
    package func arguments(in folder: URL) -> [String] {
        func path(_ name: String) -> String { folder.appending(path: name).path }
        let plugins = original.appending(path: "host/plugins").path
        return [
            "-target", target, "-clang-target", host, "-disable-objc-interop", "-resource-dir",
            path("resources"),
            "-sdk", path("sdk"), "-module-cache-path", path("clang"), "-Xcc", "-D_GNU_SOURCE", "-Xcc",
            "-I/usr/include/\(arch)-linux-gnu", "-Xcc", "-fmodule-map-file=\(path("glibc/glibc.modulemap"))",
            "-plugin-path", plugins, "-plugin-path", plugins + "/testing", "-swift-version", "6",
            "-I", path("modules"), "-I", path("resources/\(place)"),
        ]
    }

    /// On Apple's systems Foundation comes in one piece: a part of it cannot be imported.
    private static let part = "FoundationEssentials"

    static func inOnePiece(_ text: String) -> String {
        text.replacing(part, with: part.dropLast() + "z")
    }
}

extension Data {
    /// Replaces a text by another one that is as long.
    fileprivate mutating func replaceAll(_ old: String, by new: String) {
        let (old, new) = (Data(old.utf8), Data(new.utf8))
        var start = startIndex
        while let found = range(of: old, in: start..<endIndex) {
            replaceSubrange(found, with: new)
            start = found.upperBound
        }
    }
}
