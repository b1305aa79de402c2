//! A partner at the table.

use super::guesser::read;
use super::history::hints;
use super::odds::odds;
use super::{Chance, Hint, How, Idea, Level, Lexicon, Meaning, Odds, Target, ideas, why};
use bots::{Bot, Perspective, Reason};
use duet::{Action, Card, Clue, Colour, Duet, Event, Phase, Side, View, check_clue, fold};
use game::Luck;

/// Gives clues and guesses at them, by what the words of the table's language mean.
#[derive(Debug)]
pub struct Partner {
    side: Side,
    level: Level,
    /// Another source of meanings to guess by than the built-in one.
    guesses_by: Option<&'static Lexicon>,
    reason: Option<Reason>,
}

/// Clues that are as good as the best one: one of them is taken at random, so that games differ.
const AS_GOOD: f32 = 0.03;
/// Below this worth a clue is hardly better than a warning, if earlier ones can still be guessed at.
const POOR: f32 = 0.25;

/// How surely an earlier clue must be about a word to touch it beyond the number of the current one.
const VENTURE: f32 = 0.3;

impl Partner {
    /// A partner on this side.
    pub fn new(side: Side, level: Level) -> Partner {
        Partner { side, level, guesses_by: None, reason: None }
    }

    /// One who guesses by meanings from elsewhere: to see how well clues are understood by somebody who learnt from other
    /// sources than their giver.
    pub fn guessing_by(side: Side, level: Level, lexicon: &'static Lexicon) -> Partner {
        Partner { guesses_by: Some(lexicon), ..Partner::new(side, level) }
    }

    fn meaning(lexicon: &Lexicon, view: &View, card: Card) -> Meaning {
        let word = view.words.word(card);
        Meaning::of(lexicon, word.as_str(), word.parts())
    }

    /// The words that the other side may touch, as this side sees them.
    fn targets(&self, lexicon: &Lexicon, view: &View) -> Vec<(Card, Target)> {
        let open = Card::all().filter(|card| {
            let cover = view.covers[card.index()];
            cover.agent.is_none() && cover.marks[self.side.other()].is_none()
        });
        let mut targets: Vec<(Card, Target)> = open
            .map(|card| {
                let colour = view.colour(card).unwrap_or(Colour::Beige);
                (card, Target { meaning: Self::meaning(lexicon, view, card), colour, promised: 0.0 })
            })
            .collect();
        if self.level.remembers {
            let earlier = hints(lexicon, view, self.side, false);
            let blank: Vec<(&Meaning, Odds)> =
                targets.iter().map(|(_, target)| (&target.meaning, Odds::BLANK)).collect();
            let promised: Vec<f32> = read(&blank, &earlier).iter().map(|chance| chance.meant).collect();
            for ((_, target), promised) in targets.iter_mut().zip(promised) {
                target.promised = promised;
            }
        }
        targets
    }

    fn give(&mut self, view: &View, legal: &[Action], luck: &mut Luck) -> Option<Action> {
        let lexicon = Lexicon::of(view.words.list().language());
        let cards = self.targets(lexicon, view);
        let targets: Vec<Target> = cards.iter().map(|(_, target)| target.clone()).collect();
        let greens = targets.iter().filter(|target| target.colour == Colour::Green).count();
        let taste = self.level.taste(view.tokens.supply, greens);
        let language = view.words.list().language();
        let visible: Vec<_> = view.words.words(view.visible).cloned().collect();
        // What was said before would only bring back what was made of it then.
        let said: Vec<String> =
            view.turns.iter().map(|turn| fold(language, turn.clue.word.as_str())).collect();
        let allowed = |word: &str| {
            !said.contains(&fold(language, word))
                && check_clue(language, &visible, word, !view.clues.several_words).allowed
        };
        let found = ideas(lexicon, &targets, &taste, 4, allowed);
        let best = found.first().map_or(f32::MIN, |idea| idea.worth);
        let promised: f32 =
            targets.iter().filter(|t| t.colour == Colour::Green).map(|target| target.promised).sum();
        if self.level.ventures
            && best < POOR
            && promised > 1.0
            && let Some(word) = super::giver::warning(lexicon, &targets, &taste, allowed)
        {
            self.reason = Some(why::zero(&word));
            return Some(Action::Clue(Clue::new(&word, 0)));
        }
        let as_good: Vec<&Idea> = found.iter().filter(|idea| idea.worth >= best - AS_GOOD).collect();
        if let Some(idea) = luck.pick(&as_good) {
            let words: Vec<&str> =
                idea.targets.iter().map(|place| view.words.word(cards[*place].0).as_str()).collect();
            self.reason = Some(why::clue(idea, &words));
            return Some(Action::Clue(Clue::new(&idea.word, idea.number as u8)));
        }
        // Nothing it knows is allowed here: the first stand-in that says "one".
        self.reason = Some(why::no_clue());
        legal
            .iter()
            .find(|action| matches!(action, Action::Clue(clue) if clue.number.get() == Some(1)))
            .or_else(|| legal.first())
            .copied()
    }

    /// The cards that may be touched with what is thought of them, and the clues that say so.
    fn chances(&self, view: &View, guessing: bool) -> (Vec<(Card, Chance)>, Vec<Hint>) {
        let lexicon = self.guesses_by.unwrap_or_else(|| Lexicon::of(view.words.list().language()));
        let mut hints = hints(lexicon, view, self.side.other(), guessing);
        if !self.level.remembers && guessing {
            hints.retain(|hint| hint.current);
        }
        let odds = odds(view, self.side);
        let cards: Vec<(Card, Odds)> =
            Card::all().filter_map(|card| odds[card.index()].map(|odds| (card, odds))).collect();
        let meanings: Vec<Meaning> =
            cards.iter().map(|(card, _)| Self::meaning(lexicon, view, *card)).collect();
        let words: Vec<(&Meaning, Odds)> =
            meanings.iter().zip(&cards).map(|(meaning, (_, odds))| (meaning, *odds)).collect();
        let chances = read(&words, &hints);
        (cards.into_iter().map(|(card, _)| card).zip(chances).collect(), hints)
    }

    fn guess(&mut self, view: &View, may_stop: bool) -> Option<Action> {
        let touch = view.touches;
        let (chances, hints) = self.chances(view, true);
        let words_left = chances.iter().map(|(_, chance)| chance.green).sum();
        let prices = Level::prices(view.tokens.supply, words_left);
        let best = chances.iter().max_by(|a, b| {
            prices.worth(&a.1).total_cmp(&prices.worth(&b.1)).then(b.0.index().cmp(&a.0.index()))
        });
        let (card, chance) = best.copied()?;
        let word = view.words.word(card).as_str();
        let spent = !hints.iter().any(|hint| hint.current && !hint.zero && hint.left > 0);
        // Beyond the number only what an earlier clue was about is worth a touch, and anything once time is up.
        let time_is_up = self.level.ventures && view.tokens.supply.left() <= 1;
        let enough = spent && chance.meant < VENTURE && !time_is_up;
        if may_stop && (enough || prices.worth(&chance) <= 0.0) {
            self.reason = Some(if enough { why::stop_found() } else { why::stop(word, &chance) });
            return Some(Action::Stop { touch });
        }
        let lexicon = self.guesses_by.unwrap_or_else(|| Lexicon::of(view.words.list().language()));
        let hint = chance.because.and_then(|number| hints.get(number));
        let how = hint.map_or(How::Known, |hint| hint.meaning.how());
        self.reason = Some(match hint {
            Some(hint) if hint.current && how == How::Known => {
                let because = hint.meaning.because(&Self::meaning(lexicon, view, card));
                why::guess(word, &hint.text, &chance, because)
            }
            Some(hint) if hint.current => why::guess_unknown(word, &hint.text, how),
            Some(hint) => why::guess_earlier(word, &hint.text, &chance),
            None => why::guess_must(word, &chance),
        });
        Some(Action::Guess { card: card.index() as u8, touch })
    }

    fn last_chance(&mut self, view: &View) -> Option<Action> {
        let (chances, _) = self.chances(view, false);
        let best =
            chances.iter().max_by(|a, b| a.1.green.total_cmp(&b.1.green).then(b.0.index().cmp(&a.0.index())));
        let (card, chance) = best?;
        self.reason = Some(why::sudden_death(view.words.word(*card).as_str(), chance));
        Some(Action::Guess { card: card.index() as u8, touch: view.touches })
    }

    /// Stands by a clue that the referee takes, and grants the objection otherwise.
    fn answer(&mut self, view: &View) -> Action {
        let clue = view.turns.last().map(|turn| turn.clue.word);
        let visible: Vec<_> = view.words.words(view.visible).cloned().collect();
        let language = view.words.list().language();
        let fine = clue.is_none_or(|word| {
            check_clue(language, &visible, word.as_str(), !view.clues.several_words).allowed
        });
        self.reason = Some(if fine { why::insist() } else { why::concede() });
        if fine { Action::Insist } else { Action::Concede }
    }
}

impl Bot<Duet> for Partner {
    fn hear(&mut self, _: &Event) {}

    fn listens(&self) -> bool {
        false
    }

    fn choose(&mut self, chair: &Perspective<'_, Duet>, luck: &mut Luck) -> Option<Action> {
        let view = chair.view()?;
        let legal = chair.legal();
        self.reason = None;
        let action = match view.phase {
            Phase::Clue(_) => self.give(&view, &legal, luck),
            Phase::Guess { may_stop, .. } => self.guess(&view, may_stop),
            Phase::Objection(_) => Some(self.answer(&view)),
            Phase::SuddenDeath(_) => self.last_chance(&view),
            Phase::Over(_) => None,
        };
        action.or_else(|| luck.pick(&legal).copied())
    }

    fn why(&self) -> Option<Reason> {
        self.reason.clone()
    }
}
