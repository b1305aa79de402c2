//! Safehouse's live tables: seats, clocks, chat and bots over the log, by HTTP and WebSocket.
//!
//! The server is generic over [`game::Game`]: it knows tables, seats and time, and the rules of no game.

mod backroom;
mod connections;
mod figures;
mod games;
mod heartbeat;
mod house;
pub mod http;
mod live;
mod lobby;
mod patient;
mod presence;
mod random;
mod serve;
mod stir;
pub mod table;
mod thinkers;
mod ticks;
mod time;

pub use figures::{NoFigures, figures};
pub use games::Games;
pub use house::{Done, House, HouseRules, Made, Plan, Trouble, Who};
pub use live::Live;
pub use random::id as random_id;
pub use serve::serve;
pub use time::now;
