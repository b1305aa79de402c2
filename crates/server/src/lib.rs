//! Safehouse's live tables: seats, clocks, chat and bots over the log, by HTTP and WebSocket.
//!
//! The server is generic over [`game::Game`]: it knows tables, seats and time, and the rules of no game.

mod figures;
mod games;
mod house;
pub mod http;
mod live;
mod patient;
mod random;
mod serve;
mod stir;
pub mod table;

pub use figures::{NoFigures, figures};
pub use games::Games;
pub use house::{Done, House, HouseRules, Made, Plan, Trouble, Who, now};
pub use live::Live;
pub use random::id as random_id;
pub use serve::serve;
