import Foundation
import KataBase

/// The SDK, on which a compiler's work depends on a Mac: it is chosen and updated without the compiler.
enum SDK {
    /// - Returns: the variables that choose one, where they are set, and its build; nothing where the system has none.
    static func words(environment: [String: String]) -> [String] {
        let chosen = ["SDKROOT", "DEVELOPER_DIR"].compactMap { name in
            environment[name].map { "\(name)=\($0)" }
        }
        #if os(macOS)
        return chosen + [build(environment: environment)]
        #else
        return chosen
        #endif
    }

    /// The places of the SDKs in a developer folder: Xcode's, and the Command Line Tools'.
    private static let places = ["Platforms/MacOSX.platform/Developer/SDKs/MacOSX.sdk", "SDKs/MacOSX.sdk"]

    /// The file that tells an SDK's build. `xcrun --show-sdk-build-version` reads it, too, and would take longer than a check.
    ///
    /// - Parameter link: where xcode-select keeps what it has selected.
    /// - Returns: its digest; nothing where it is not there.
    static func build(
        environment: [String: String], selection link: URL = URL(fileURLWithPath: "/var/db/xcode_select_link")
    ) -> String {
        let folder = environment["DEVELOPER_DIR"].map { URL(fileURLWithPath: $0) } ?? link.real
        let developers = [folder, folder.appending(path: "Contents/Developer")]
        let sdks =
            [environment["SDKROOT"]].compactMap { $0.map { URL(fileURLWithPath: $0) } }
            + developers.flatMap { folder in places.map { folder.appending(path: $0) } }
        let file = "System/Library/CoreServices/SystemVersion.plist"
        return sdks.lazy.compactMap { try? Files.data($0.appending(path: file)) }.first.map(SHA256.hex) ?? ""
    }
}
