"""What all tables have in common. Times are seconds since 1970; ids are words that tell nothing."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Float, MetaData, String
from sqlalchemy.orm import DeclarativeBase
from sqlalchemy.types import TypeEngine

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}

Id = String(32)


class Base(DeclarativeBase):
    """What all tables have in common."""

    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map: dict[Any, TypeEngine[Any]] = {  # noqa: RUF012
        dict[str, Any]: JSON(),
        list[str]: JSON(),
        list[float]: JSON(),
        list[int]: JSON(),
        float: Float(53),
    }
