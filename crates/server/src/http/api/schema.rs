//! What the API takes and gives.

use super::told::Wish;
use crate::table::{Channel, Clock, Name};
use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

/// A table to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    /// `secrets`, `confusion` or `duet`.
    pub game: String,
    /// The game's options, in the game's own form; what is left out is as the rules suggest. Secrets needs
    /// `{"players": 4 to 8}`, the others nothing.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub options: Option<Box<RawValue>>,
    /// How time is kept.
    #[serde(default)]
    pub clock: Clock,
    /// Whether the lobby shows it and anybody may sit down.
    #[serde(default)]
    pub listed: bool,
    /// Whether people may watch.
    #[serde(default = "yes")]
    pub watch: bool,
    /// After how many seconds of waiting for a player whose pages and connections are gone the others may do without
    /// them: 60 at least, 120 if left out.
    #[serde(default)]
    pub patience: Option<u32>,
    /// Seats for bots.
    #[serde(default)]
    pub bots: Vec<BotSeat>,
    /// The name to sit down with; without it you only host.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub name: Option<Name>,
    /// Where to sit down.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// Whether to deal at once; then all other seats are the bots'.
    #[serde(default)]
    pub start: bool,
}

fn yes() -> bool {
    true
}

/// A bot and its seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BotSeat {
    /// The seat, from 0.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The bot's name.
    pub bot: String,
}

/// A table just made.
#[derive(Serialize, ToSchema)]
pub(crate) struct Made {
    /// Its id.
    pub id: String,
    /// The code that lets others in, for 14 days unless the host of the house says otherwise.
    pub code: String,
}

/// Sitting down at a table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Join {
    /// The name to go by, of 1 to 24 characters.
    #[schema(value_type = String)]
    pub name: Name,
    /// Where; the first free seat if it does not matter.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The table's code, unless it is listed.
    #[serde(default)]
    pub code: Option<String>,
    /// Your id for this request: sent twice, it is done once.
    #[serde(default)]
    pub id: Option<String>,
}

/// An action.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    /// Your id for it: sent twice, it is done once and answered twice.
    #[serde(default)]
    pub id: Option<String>,
    /// The version of the table that you saw; refused as `stale` if the game has changed since.
    #[serde(default)]
    pub v: Option<u64>,
    /// The action, as the list of legal ones has it.
    #[schema(value_type = Value)]
    pub r#do: serde_json::Value,
}

/// A claim.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    /// Your id for it.
    #[serde(default)]
    pub id: Option<String>,
    /// The claim, in the game's own form.
    #[schema(value_type = Value)]
    pub say: serde_json::Value,
}

/// Talk.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Chat {
    /// Your id for it.
    #[serde(default)]
    pub id: Option<String>,
    /// Who shall hear it.
    pub to: Channel,
    /// What to say, in 500 characters at most.
    pub text: String,
}

/// Anything that can be asked of a table, as a body of `POST /api/tables/{id}/ask` or as a message over the WebSocket.
#[derive(ToSchema)]
#[allow(dead_code, reason = "describes what is read as an envelope")]
pub(crate) struct Ask {
    /// Your id for it, of 1 to 64 characters: sent twice, it is done once and answered twice.
    pub id: Option<String>,
    /// The version of the table that you saw; an action is refused as `stale` if the game has changed since.
    pub v: Option<u64>,
    /// What you ask.
    pub ask: Wish,
}

/// It is done, and in the log.
#[derive(Serialize, ToSchema)]
pub(crate) struct Done {
    /// Your version of the table after it.
    pub v: u64,
}

/// An invitation.
#[derive(Serialize, ToSchema)]
pub(crate) struct Invitation {
    /// The table.
    pub id: String,
    /// The name of its game.
    pub game: String,
    /// `open`, `on` or `over`.
    pub stage: &'static str,
    /// Until when the code holds, in milliseconds since 1970.
    pub until: Option<u64>,
    /// The code.
    pub code: String,
}

/// The same people play again.
#[derive(Serialize, ToSchema)]
pub(crate) struct Again {
    /// At this table.
    pub id: String,
}

/// A new name.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewName {
    /// 1 to 24 characters.
    #[schema(value_type = String)]
    pub name: Name,
}

/// A program's token.
#[derive(Serialize, ToSchema)]
pub(crate) struct BotToken {
    /// The token: it is shown once, and whoever has it plays as this program.
    pub token: String,
    /// The program's name.
    pub name: String,
}

/// You.
#[derive(Serialize, ToSchema)]
pub(crate) struct Me {
    /// The name you go by, if you have given one.
    pub name: String,
    /// Whether you are a program.
    pub program: bool,
}

/// A game that is played here.
#[derive(Serialize, ToSchema)]
pub(crate) struct Game {
    /// Its name.
    pub name: &'static str,
    /// The bots that play it.
    pub bots: Vec<&'static str>,
}

/// What is noted at a table.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Notes {
    /// The notes: 16,384 bytes at most, for your eyes only.
    pub text: String,
}
