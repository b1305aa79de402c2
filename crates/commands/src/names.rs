//! What the others at a terminal's table are called.

const CODE_NAMES: [&str; 7] = ["Heron", "Lynx", "Magpie", "Otter", "Raven", "Viper", "Wolf"];

/// A code name for the bot at this place among the bots.
pub fn code_name(place: usize) -> String {
    match CODE_NAMES.get(place) {
        Some(name) => (*name).to_owned(),
        None => format!("Agent {}", place + 1),
    }
}
