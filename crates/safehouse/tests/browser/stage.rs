//! What a test plays on: a house, and a chromedriver for its browsers.

use crate::browser::{Browser, Habits};
use crate::chromedriver::Chromedriver;
use crate::house::Server;
use tempfile::TempDir;

/// A house with nobody in it. Everything ends when it is dropped.
pub struct Stage {
    pub house: Server,
    pub chromedriver: Chromedriver,
    _folder: TempDir,
}

impl Stage {
    /// A house whose bots answer at once.
    pub async fn set() -> Stage {
        Stage::with_pace("0").await
    }

    /// A house whose bots take their time.
    pub async fn with_pace(pace: &str) -> Stage {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("safehouse.db").display().to_string();
        let house = Server::start_with_pace(&data, pace).await;
        Stage { house, chromedriver: Chromedriver::start(), _folder: folder }
    }

    /// Opens a browser at the house.
    pub async fn browser(&self, habits: Habits) -> Browser {
        self.browser_at(&self.house.base(), habits).await
    }

    /// Opens a browser that reaches the house at this address.
    pub async fn browser_at(&self, base: &str, habits: Habits) -> Browser {
        Browser::open(&self.chromedriver, base, habits).await
    }
}
