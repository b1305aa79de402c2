//! Pages that are no table.
