//! Pictures of every page, to look at.

use crate::browser::{Browser, Habits, LAPTOP, PHONE, SMALL};
use crate::stage::Stage;
use crate::tour::{self, Look};
use std::path::{Path, PathBuf};

/// Takes each sight at two sizes with the lamp on and off.
struct Photographer {
    folder: PathBuf,
    /// Sizes to look at, with their names.
    sizes: &'static [((u32, u32), &'static str)],
}

impl Look for Photographer {
    async fn look(&mut self, browser: &Browser, sight: &str) {
        for (size, on) in self.sizes {
            browser.resize(*size).await;
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
    let stage = Stage::set().await;
    // German has the longest words: it is looked at on the smallest phone.
    let both: &[_] = &[(PHONE, "phone"), (LAPTOP, "laptop")];
    for (language, size, sizes) in [("en", PHONE, both), ("de", SMALL, &[(SMALL, "small")])] {
        let folder = folder.join(language);
        std::fs::create_dir_all(&folder).unwrap();
        let browser = stage.browser(Habits::new(size, language)).await;
        let mut photographer = Photographer { folder, sizes };
        tour::pages(&browser, &mut photographer).await;
        for game in ["secrets", "confusion", "duet"] {
            tour::table(&browser, game, &mut photographer).await;
        }
        browser.leave().await;
    }
}
