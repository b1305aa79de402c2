//! Safehouse's live tables: seats, clocks, chat and bots over the log, by HTTP and WebSocket.
//!
//! The server is generic over [`game::Game`]: it knows tables, seats and time, and the rules of no game.

mod bot_queue;
mod connections;
mod games;
mod heartbeat;
mod house;
pub mod http;
mod lobby;
mod metrics_registry;
mod presence;
mod random;
mod refusals;
mod schedule;
mod serve;
pub mod table;
mod table_handle;
mod ticks;
mod time;
mod worker_pool;
mod write_timeout;

pub use games::{FormError, Games, Kit, NameTaken};
pub use house::{Done, House, HouseError, HouseRules, Made, Plan, User};
pub use metrics_registry::{MetricsError, figures};
pub use random::id as random_id;
pub use serve::serve;
pub use table_handle::TableHandle;
pub use time::now;
