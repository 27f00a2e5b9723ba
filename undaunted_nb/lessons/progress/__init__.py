"""What a learner has done and prefers. It outlives the kernel."""
