//! What can be said to the commands of Secrets.

use clap::Args;
use commands::args::{Ladder, Simulate};

/// What a table of Secrets can choose.
#[derive(Args)]
pub(crate) struct SecretsTable {
    /// How many play, you included: 4 to 8
    #[arg(long, default_value_t = 5, env = "SAFEHOUSE_PLAYERS")]
    pub(crate) players: u8,
}

#[derive(Args)]
pub(crate) struct SimulateSecrets {
    /// How many play: a number from 4 to 8, several with commas, or a range such as 4-8
    #[arg(long, default_value = "6", env = "SAFEHOUSE_PLAYERS")]
    pub(crate) players: String,
    /// Shuffle what goes under the deck in a turn (S7)
    #[arg(long)]
    pub(crate) shuffle_under: bool,
    #[command(flatten)]
    pub(crate) common: Simulate,
}

#[derive(Args)]
pub(crate) struct LadderSecrets {
    /// How many play: a number from 4 to 8, several with commas, or a range such as 4-8
    #[arg(long, default_value = "5,6,8", env = "SAFEHOUSE_PLAYERS")]
    pub(crate) players: String,
    /// Who sits in all the other seats
    #[arg(long, default_value = "greedy")]
    pub(crate) baseline: String,
    #[command(flatten)]
    pub(crate) common: Ladder,
}
