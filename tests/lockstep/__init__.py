"""The three games a second time, written from the rules pages alone, and played in lockstep with Waterhole's own."""
