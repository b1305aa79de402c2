//! What the others at a terminal's table are called.

/// Code names for bots, one for each seat but the person's.
pub(crate) const CODE_NAMES: [&str; 7] = ["Heron", "Lynx", "Magpie", "Otter", "Raven", "Viper", "Wolf"];
