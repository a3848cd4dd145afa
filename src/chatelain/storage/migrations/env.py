"""Runs migrations on the connection that `chatelain.storage.database` hands over."""

from __future__ import annotations

from alembic import context

from chatelain.storage.schema import METADATA


def run() -> None:
    """Called by Alembic when it reads this file."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=METADATA,
        transactional_ddl=True,
        render_as_batch=True,
    )
    with context.begin_transaction():
        context.run_migrations()


# Alembic loads this file by its path, under a name of its own; whoever imports it as a module only looks.
if __name__ == "env_py":
    run()
