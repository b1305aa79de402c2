//! Pictures of every page, to look at.

use crate::browser::{Browser, Habits, LAPTOP, PHONE};
use crate::stage::Stage;
use crate::tour::{self, Look};
use std::path::{Path, PathBuf};

/// Takes each sight at two sizes with the lamp on and off.
struct Photographer {
    folder: PathBuf,
}

impl Look for Photographer {
    async fn look(&mut self, browser: &Browser, sight: &str) {
        for (size, on) in [(PHONE, "phone"), (LAPTOP, "laptop")] {
            browser.resize(size).await;
            for (dark, lamp) in [(false, "light"), (true, "dark")] {
                browser.lamp(dark).await;
                browser.picture(&self.folder.join(format!("{sight}-{on}-{lamp}.png"))).await;
            }
        }
        browser.lamp(false).await;
        browser.resize(browser.habits.size).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "makes pictures: cargo test --workspace --all-features --test browser -- --ignored pictures"]
async fn pictures() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../pictures");
    std::fs::create_dir_all(&folder).unwrap();
    let stage = Stage::set().await;
    let browser = stage.browser(Habits::new(PHONE, "en")).await;
    let mut photographer = Photographer { folder };
    tour::pages(&browser, &mut photographer).await;
    for game in ["secrets", "confusion", "duet"] {
        tour::table(&browser, game, &mut photographer).await;
    }
    browser.leave().await;
}
