"""Tables of the module as tables of Arrow, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq


def table(columns: dict[str, tuple[Any, ...]]) -> pa.Table:
    """The table that these columns are; see `urzeit.Simulation.play`."""
    return pa.table({name: _array(column) for name, column in columns.items()})


def numbers(games: pa.Table) -> dict[str, bytes]:
    """The numbers of a table as the bytes that reports want."""
    columns = {}
    for field in games.schema:
        if pa.types.is_integer(field.type) or pa.types.is_floating(field.type):
            values = pa.concat_arrays(games.column(field.name).chunks)
            width = field.type.bit_width // 8
            data = memoryview(values.buffers()[1])
            columns[field.name] = bytes(data[values.offset * width : (values.offset + len(values)) * width])
    return columns


def read(folder: str | Path) -> pa.Table:
    """All rows that a study has written to a folder, in the order of its games."""
    parts = sorted(Path(folder).glob("part-*.parquet"))
    if not parts:
        raise FileNotFoundError(f"there are no parts of a study in {folder}")
    return pa.concat_tables(pq.read_table(part) for part in parts)


def _array(column: tuple[Any, ...]) -> pa.Array:
    kind, *rest = column
    if kind == "list":
        ends, values = rest
        offsets = _array(("uint32", ends)).cast(pa.int32())
        return pa.ListArray.from_arrays(offsets, _array(values))
    (values,) = rest
    if isinstance(values, bytes):
        numeric = pa.type_for_alias(kind)
        length = len(values) // (numeric.bit_width // 8)
        return pa.Array.from_buffers(numeric, length, [None, pa.py_buffer(values)])
    return pa.array(values, pa.type_for_alias(kind))
