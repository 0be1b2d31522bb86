"""What each role of a team can do: a file for each."""
