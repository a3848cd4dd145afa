"""Players made of code. A bot sees a position only as its seat may imagine it."""
