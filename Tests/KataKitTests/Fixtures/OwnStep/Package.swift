// swift-tools-version: 6.2
let chapters = [
    Chapter("Greeting", step: 0, of: 2),
    Chapter("Goodbye", step: 0, of: 1),
    Chapter("Thanks", step: 0, of: 2),
]
