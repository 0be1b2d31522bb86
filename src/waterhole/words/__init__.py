"""Words for people: sentences by Fluent, the rules' pages, and markup for a text screen."""
