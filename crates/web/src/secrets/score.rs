//! After the end: who was what, and what every card counted (S26 to S28).

use super::Table;
use super::card::{Cards, drawn};
use super::name;
use crate::{figure, icon};
use game::Seat;
use maud::{Markup, html};
use secrets::{CardView, Identity, Scoring, Victory};

pub(super) fn part(at: &Table<'_>, scoring: &Scoring) -> Markup {
    let cards = Cards::new(at);
    let won = |seat: Seat, identity| match scoring.result {
        Victory::Hippie(lowest) => lowest == seat,
        Victory::Team(team) => team == identity,
        Victory::Nobody => false,
    };
    let team_won = |team| scoring.result == Victory::Team(team);
    html! {
        section #scores {
            h2 { (at.say("secrets-scores")) }
            table {
                thead { tr {
                    th scope="col" { (at.say("secrets-scores-who")) }
                    th scope="col" { (at.say("secrets-scores-cards")) }
                    th scope="col" { (at.say("secrets-scores-points")) }
                } }
                tbody {
                    @for (seat, score) in Seat::all(scoring.seats.len()).zip(&scoring.seats) {
                        tr .won[won(seat, score.identity)] .me[at.is_me(seat)] {
                            th scope="row" {
                                (figure(name::identity_drawing(score.identity), "tok", &at.say(name::identity(score.identity))))
                                " " bdi { (at.name(seat)) }
                                @if won(seat, score.identity) { " " span.winner { (icon("i-tick")) (at.say("secrets-won")) } }
                            }
                            td { ul.counted {
                                @for (card, points) in &score.cards { (counted(at, &cards, *card, *points)) }
                            } }
                            td.points { (name::sum(score.total)) }
                        }
                    }
                }
                tfoot {
                    @for (team, points) in [(Identity::Cia, scoring.cia), (Identity::Kgb, scoring.kgb)] {
                        tr .won[team_won(team)] {
                            th scope="row" colspan="2" {
                                (drawn(name::identity_drawing(team), "tok")) " "
                                (at.fill("secrets-scores-team", &[("team", at.say(name::identity(team)).into())]))
                                @if team_won(team) { " " span.winner { (icon("i-tick")) (at.say("secrets-won")) } }
                            }
                            td.points { (name::sum(points)) }
                        }
                    }
                }
            }
            p.how { (at.say("secrets-scores-how")) }
        }
    }
}

/// A card and what it counted.
fn counted(at: &Table<'_>, cards: &Cards<'_>, card: CardView, points: i8) -> Markup {
    html! {
        li.card .down[matches!(card, CardView::Down(_))] title=(cards.says(at, card)) {
            (cards.small(at, card))
            span.counts aria-hidden="true" { (name::signed(points)) }
        }
    }
}
