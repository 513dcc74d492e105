"""Games of bots as data: Parquet files, verified by replay (docs/dataset.md)."""
