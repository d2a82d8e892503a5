#if STEP_4
/// Why there is no fact.
struct TheCatIsAsleep: Error {}
#endif
