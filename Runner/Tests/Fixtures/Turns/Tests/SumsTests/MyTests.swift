// Your own tests live here. No command ever overwrites this file without keeping it in the history.

import Testing

@testable import Sums
