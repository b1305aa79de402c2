//! From a game's name to its types.

use bots::Cast;
use confusion::Confusion;
use duet::Duet;
use secrets::Secrets;
use web::Staged;

/// Something that is done for whichever game a name stands for.
pub(crate) trait For {
    /// What comes of it.
    type Out;

    /// Does it for this game.
    fn game<G: Staged + Cast>(self) -> Self::Out;
}

/// Does something for the game with this name; nothing if there is none.
pub(crate) fn for_game<F: For>(name: &str, what: F) -> Option<F::Out> {
    use game::Game;
    match name {
        Secrets::NAME => Some(what.game::<Secrets>()),
        Confusion::NAME => Some(what.game::<Confusion>()),
        Duet::NAME => Some(what.game::<Duet>()),
        _ => None,
    }
}
