"""The table in the browser: lobby, tables, sockets. The only package that knows the web framework."""
