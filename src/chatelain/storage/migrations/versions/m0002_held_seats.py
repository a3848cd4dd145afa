"""Who has held which seat; how long a table has been idle; rematches are found by an index."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forward. Of games that began before, those are known who hold a seat now."""
    op.create_table(
        "held",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest", name="pk_held"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_held_table_id"),
    )
    for source in ("seats", "devices"):
        op.execute(
            f"INSERT INTO held (table_id, guest, seat) SELECT s.table_id, s.guest, MIN(s.seat) FROM {source} s "
            "JOIN tables t ON t.id = s.table_id WHERE t.header IS NOT NULL AND s.guest IS NOT NULL AND NOT EXISTS "
            "(SELECT 1 FROM held h WHERE h.table_id = s.table_id AND h.guest = s.guest) GROUP BY s.table_id, s.guest"
        )
    op.add_column("tables", sa.Column("idle", sa.Float, nullable=False, server_default="0"))
    op.create_index("ix_tables_rematch", "tables", ["rematch"])


def downgrade() -> None:
    """Back."""
    op.drop_index("ix_tables_rematch", "tables")
    with op.batch_alter_table("tables") as table:
        table.drop_column("idle")
    op.drop_table("held")
