//! Golden games: whole games written down as everybody at the table sees them.
//!
//! ```text
//! # The standard game, won: 9–9
//! game duet
//! options {"sides":["a","b"],…}
//!
//! 0 deal
//!   told everyone {"dealt":…}
//!   told seat:0 {"your_key":…}
//!   public
//!     phase {"clue":…}
//!   seat:0
//!     key ["green",…]
//!
//! 1 seat 1 {"clue":{"word":"circus","number":2}}
//!   …
//!
//! refused seat 0 {"stop":{"touch":5}}
//!   D6 …
//!
//! end {"winners":[0,1]}
//!   omniscient
//!     …
//! ```
//!
//! Under the public stands what has changed of its view; under a seat what has changed of that part of its view that is not
//! the same as the public's. `=` says that the seat now sees what the public sees, `-` that the key is gone: so every view
//! of every step can be worked out from the file.

use crate::walk::bytes;
use game::{Actor, Addressed, Audience, Game, Refusal, Seat, Seed, Viewer};
use serde_json::{Map, Value};
use std::fmt::Write;
use std::{fs, path::PathBuf};

type Keys = Map<String, Value>;

/// A game that is being written down.
pub struct Golden<G: Game> {
    path: PathBuf,
    text: String,
    game: G,
    seed: Seed,
    actions: u64,
    shown: Vec<(Viewer, Keys)>,
}

impl<G: Game> Golden<G> {
    /// Begins with a deal. The file has this name in `folder`, which is the game's `tests/golden`.
    pub fn deal(folder: &str, name: &str, title: &str, options: &G::Options, seed: Seed) -> Golden<G> {
        let mut told = Vec::new();
        let game = G::deal(options, &mut seed.deal(), &mut told).unwrap();
        Golden::begin(folder, name, title, game, seed, &told)
    }

    /// Begins with a composed position, of which nobody was told.
    pub fn position(folder: &str, name: &str, title: &str, game: G) -> Golden<G> {
        Golden::begin(folder, name, title, game, Seed::from_number(0), &[])
    }

    fn begin(
        folder: &str,
        name: &str,
        title: &str,
        game: G,
        seed: Seed,
        told: &[Addressed<G::Event>],
    ) -> Golden<G> {
        let mut text: String = title.trim().lines().map(|line| format!("# {line}\n")).collect();
        let _ = writeln!(text, "game {}\noptions {}\n\n0 deal", G::NAME, bytes(game.options()));
        let seats = G::seats(game.options()).unwrap();
        // The public first: what it sees is not said again of the seats.
        let viewers = [Viewer::Public].into_iter().chain(Seat::all(seats).map(Viewer::Seat));
        let shown = viewers.map(|viewer| (viewer, Keys::new())).collect();
        let path = PathBuf::from(folder).join(format!("{name}.txt"));
        let mut golden = Golden { path, text, game, seed, actions: 0, shown };
        golden.tell(told);
        golden.show();
        golden
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Plays an action, and writes down what it did.
    ///
    /// # Panics
    /// If the action is refused.
    #[track_caller]
    pub fn act(&mut self, by: impl Into<Actor>, action: &G::Action) -> &mut Self {
        let by = by.into();
        let mut told = Vec::new();
        let mut luck = self.seed.action(self.actions + 1);
        if let Err(refusal) = self.game.play(by, action, &mut luck, &mut told) {
            panic!("{by} {action:?}: {refusal}");
        }
        self.actions += 1;
        let _ = writeln!(self.text, "\n{} {by} {}", self.actions, bytes(action));
        self.tell(&told);
        self.show();
        self
    }

    /// Writes down why an action is refused.
    ///
    /// # Panics
    /// If it is not, or if the refusal changes something or tells somebody.
    #[track_caller]
    pub fn refused(&mut self, by: impl Into<Actor>, action: &G::Action) -> &mut Self {
        let by = by.into();
        let mut next = self.game.clone();
        let mut told = Vec::new();
        let refusal = next.play(by, action, &mut self.seed.action(self.actions + 1), &mut told).unwrap_err();
        assert!(next == self.game && told.is_empty(), "a refusal changes nothing and tells nobody");
        let _ = writeln!(self.text, "\nrefused {by} {}\n  {} {refusal}", bytes(action), refusal.rule());
        self
    }

    fn tell(&mut self, told: &[Addressed<G::Event>]) {
        for Addressed { to, event } in told {
            let to = match to {
                Audience::Everyone => "everyone".to_owned(),
                Audience::Only(seats) => {
                    let names = seats.into_iter().map(|seat| Viewer::Seat(seat).to_string());
                    names.collect::<Vec<_>>().join(",")
                }
            };
            let _ = writeln!(self.text, "  told {to} {}", bytes(event));
        }
    }

    fn show(&mut self) {
        let public = keys(&self.game.view(Viewer::Public).unwrap());
        for (viewer, shown) in &mut self.shown {
            let whole = keys(&self.game.view(*viewer).unwrap());
            let mut now = whole.clone();
            if *viewer != Viewer::Public {
                assert!(public.keys().all(|key| whole.contains_key(key)), "a seat sees what the public sees");
                now.retain(|key, value| public.get(key) != Some(value));
            }
            let changed = now.iter().filter(|(key, value)| shown.get(*key) != Some(value));
            let mut lines: Vec<String> = changed.map(|(key, value)| format!("{key} {value}")).collect();
            for key in shown.keys().filter(|key| !now.contains_key(*key)) {
                lines.push(format!("{key} {}", if whole.contains_key(key) { "=" } else { "-" }));
            }
            if !lines.is_empty() {
                let _ = writeln!(self.text, "  {viewer}");
                lines.iter().for_each(|line| self.text.push_str(&format!("    {line}\n")));
            }
            *shown = now;
        }
    }

    /// Writes down how it ended, with `remark` below it, and compares all of it with the file; `BLESS=1` writes the file anew.
    ///
    /// # Panics
    /// If the file says something else.
    #[track_caller]
    pub fn check(&mut self, remark: &str) {
        let _ = writeln!(self.text, "\nend {}", bytes(&self.game.outcome()));
        if let Ok(everything) = self.game.view(Viewer::Omniscient) {
            self.text.push_str("  omniscient\n");
            for (key, value) in keys(&everything) {
                let _ = writeln!(self.text, "    {key} {value}");
            }
        }
        if !remark.is_empty() {
            let _ = writeln!(self.text, "\n{}", remark.trim_end());
        }
        if std::env::var_os("BLESS").is_some() {
            fs::write(&self.path, &self.text).unwrap();
            return;
        }
        let file = fs::read_to_string(&self.path).unwrap_or_default();
        if let Some(difference) = difference(&file, &self.text) {
            panic!("{}, {difference}\nBLESS=1 writes it anew", self.path.display());
        }
    }
}

/// The first line that differs, with the lines before it that say where it is.
fn difference(file: &str, now: &str) -> Option<String> {
    let (file, now): (Vec<&str>, Vec<&str>) = (file.lines().collect(), now.lines().collect());
    let line = (0..file.len().max(now.len())).find(|line| file.get(*line) != now.get(*line))?;
    let above = now[..line.min(now.len())].iter().rposition(|line| !line.starts_with(' ')).unwrap_or(0);
    let before = now[above..line.min(now.len())].join("\n");
    let [was, is] = [file, now].map(|lines| lines.get(line).copied().unwrap_or("(nothing: it ends here)"));
    Some(format!("line {}:\n{before}\n- {was}\n+ {is}", line + 1))
}

fn keys(view: &impl serde::Serialize) -> Keys {
    match serde_json::to_value(view).unwrap() {
        Value::Object(keys) => keys,
        other => panic!("a view is an object, not {other}"),
    }
}

#[cfg(test)]
mod tests {
    use super::difference;

    #[test]
    fn a_difference_is_shown_with_the_action_above_it() {
        assert_eq!(difference("a\n b\n", "a\n b\n"), None);
        assert_eq!(
            difference("a\n b\nc\n d\n e", "a\n b\nc\n d\n f"),
            Some("line 5:\nc\n d\n-  e\n+  f".into())
        );
        assert_eq!(difference("a", "a\n b"), Some("line 2:\na\n- (nothing: it ends here)\n+  b".into()));
        assert_eq!(difference("a\nb", "a"), Some("line 2:\na\n- b\n+ (nothing: it ends here)".into()));
    }
}
