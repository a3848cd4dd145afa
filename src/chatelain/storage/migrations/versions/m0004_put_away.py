"""Who has put which finished table away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forward. Nobody has put anything away yet."""
    op.create_table(
        "put_away",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("guest", "table_id", name="pk_put_away"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_put_away_table_id"),
    )


def downgrade() -> None:
    """Back."""
    op.drop_table("put_away")
