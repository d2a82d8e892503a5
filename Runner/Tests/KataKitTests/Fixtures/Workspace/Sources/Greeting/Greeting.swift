// A greeting grows here.
