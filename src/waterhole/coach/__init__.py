"""The coach: a hint with a reason, and a review that tells luck from skill, both from what a seat could know."""
