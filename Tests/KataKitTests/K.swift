import Testing
@testable import KataKit
