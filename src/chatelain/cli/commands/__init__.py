"""One module a command: `add` describes its arguments, `run` does it and returns the exit code."""
