/// The value of what is declared to be missed, and never run: what SwiftUI has and paper has not.
///
/// Each such name says in its `@available` what to write in its place, and the compiler says it wherever the name is
/// used. The declarations are as wide as SwiftUI's where that keeps the compiler from saying anything else.
func unavailable<Value>(_ name: StaticString = #function) -> Value {
    fatalError("\(name) is not on paper.")
}
