"""Studies on many machines, with Ray: `python -m urzeit.cluster simulate|arena|train|dataset …`.

The flags and the results are those of the command `urzeit`: a game follows from the seed and its number, so it is the
same however many workers there are and whoever plays it. Needs `urzeit[ray]`.

| file | subject |
|---|---|
| `_flags.py` | what can be asked for |
| `_studies.py` | what each study plays, and what it writes |
| `_work.py` | shares of the work: spread over Ray, kept in a folder, brought into order |
| `_tables.py` | tables of the module as tables of Arrow, and back |
"""

from ._tables import read, table

__all__ = ["read", "table"]
