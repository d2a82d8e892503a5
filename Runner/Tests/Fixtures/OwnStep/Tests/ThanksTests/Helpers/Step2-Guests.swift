#if STEP_2
let guests = ["Ada", "Grace"]
#endif
