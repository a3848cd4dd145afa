"""One module a command: `add` describes its arguments, `run` does it and gives the exit code."""
