"""Runs migrations on the connection that `chatelain.storage.database` hands over."""

from __future__ import annotations

from alembic import context

from chatelain.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
