"""Whether a table shows how its game will probably end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forward. At older tables nobody has said anything about it."""
    op.add_column("tables", sa.Column("forecast", sa.Boolean))


def downgrade() -> None:
    """Back."""
    with op.batch_alter_table("tables") as table:
        table.drop_column("forecast")
