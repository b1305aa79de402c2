//! One card of the grid: its word, what the key says of it, and what lies on it.

use super::writing::Writing;
use crate::drawing::{cover as cover_of, key_mark};
use crate::{PaintContext, figure};
use duet::{Action, BySide, Card, Colour, Duet, Found, Half, Phase, Side, View};
use maud::{Markup, html};

/// What is the same for all cards, looked up once.
pub(super) struct Faces<'a> {
    /// The halves of the key that are shown, each on its corner, with what its colours are called.
    halves: Vec<(&'static str, &'a Half, [String; 3])>,
    /// The tokens that a side has marked a bystander with: where they point, and what they say.
    marks: BySide<(&'static str, String)>,
    /// Guesses that can be made.
    touches: [Option<&'a Action>; Card::COUNT],
    agent: BySide<String>,
    dead: String,
    assassin: String,
    missed: String,
    final_: String,
    touch: String,
    not: String,
}

/// The side that sits at the reader's end of the table.
pub(super) fn near(view: &View) -> Side {
    view.side.unwrap_or(Side::A)
}

impl<'a> Faces<'a> {
    pub(super) fn new(at: &PaintContext<'a, Duet>, view: &'a View) -> Faces<'a> {
        let near = near(view);
        let of_side = |key, side| at.fill(key, &[("side", super::letter(side).into())]).into_owned();
        let halves = match (&view.keys, &view.key) {
            (Some(keys), _) => [("near", near), ("far", near.other())]
                .map(|(corner, side)| {
                    let called = ["duet-side-agent", "duet-side-assassin", "duet-side-bystander"];
                    (corner, &keys[side], called.map(|key| of_side(key, side)))
                })
                .into(),
            (None, Some(half)) => {
                let called = ["duet-my-agent", "duet-my-assassin", "duet-my-bystander"];
                vec![("near", half, called.map(|key| at.say(key).into_owned()))]
            }
            (None, None) => Vec::new(),
        };
        let mut touches = [None; Card::COUNT];
        for action in at.scene.legal.iter().filter(|_| at.is_live()) {
            if let Action::Guess { card, .. } = action
                && let Some(place) = touches.get_mut(usize::from(*card))
            {
                *place = Some(action);
            }
        }
        Faces {
            halves,
            marks: BySide::new(|side| {
                let to = if side == near { "mark near" } else { "mark far" };
                (to, of_side("duet-marked-by", side))
            }),
            touches,
            agent: BySide::new(|side| of_side("duet-found-by", side)),
            dead: at.say("duet-dead").into(),
            assassin: at.say("duet-assassin-here").into(),
            missed: at.say("duet-missed").into(),
            final_: at.say("duet-touch-final").into(),
            touch: at.say("duet-touch").into(),
            not: at.say("duet-touch-not").into(),
        }
    }
}

pub(super) fn card(at: &PaintContext<'_, Duet>, view: &View, faces: &Faces<'_>, card: Card) -> Markup {
    let index = card.index();
    let face_word = view.words.word(card);
    let (word, writing) = (face_word.as_str(), Writing::of(face_word));
    let cover = &view.covers[index];
    let last = view.touched.last().filter(|touch| touch.card == card);
    let killed = last.is_some_and(|touch| touch.found == Found::Assassin);
    let dead = Side::BOTH.iter().all(|side| cover.marks[*side].is_some());
    let over = matches!(view.phase, Phase::Over(_));
    let green = faces.halves.iter().any(|(_, half, _)| half[index] == Colour::Green);
    let missed = over && green && cover.agent.is_none();
    let face = html! {
        @if let Some(side) = cover.agent {
            (figure(cover_of(Colour::Green, index), "cover", &faces.agent[side]))
        } @else if killed { (figure(cover_of(Colour::Black, index), "cover", &faces.assassin)) }
        @else if dead { (figure(cover_of(Colour::Beige, index), "cover", &faces.dead)) }
        span.word.(writing.size) { (writing.text) }
        span.signs {
            @for (corner, half, called) in &faces.halves { (key(corner, half[index], called)) }
            @for side in Side::BOTH {
                @if let Some(tokens) = cover.marks[side] {
                    (figure("d-mark", faces.marks[side].0, &faces.marks[side].1))
                    @if tokens > 1 { small.stack { "×" (tokens) } }
                }
            }
        }
        @if missed { span.missed { (faces.missed) } }
    };
    html! {
        li.card id={ "card-" (index) } .covered[cover.agent.is_some()] .killed[killed] .dead[dead && cover.agent.is_none()]
            .last[last.is_some()] .to-find[missed] {
            @if let Some(action) = faces.touches[index] {
                button.face popovertarget={ "touch-" (index) } { (face) }
                div.sure.touch popover id={ "touch-" (index) } {
                    p { (at.fill("duet-touch-sure", &[("word", word.into())])) }
                    p.small { (faces.final_) }
                    button.first form="ask" name="ask" value=(at.act(action)) { (faces.touch) }
                    button popovertarget={ "touch-" (index) } popovertargetaction="hide" { (faces.not) }
                }
            } @else { div.face { (face) } }
        }
    }
}

fn key(corner: &str, colour: Colour, called: &[String; 3]) -> Markup {
    let (class, says) = match colour {
        Colour::Green => ("agent", &called[0]),
        Colour::Black => ("assassin", &called[1]),
        Colour::Beige => ("bystander", &called[2]),
    };
    html! { svg.key.(corner).(class) role="img" aria-label=(says) { use href={ "#" (key_mark(colour)) } {} } }
}
