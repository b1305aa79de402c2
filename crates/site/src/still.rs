//! Pages that only say something: rules, and what this is.

use crate::reader::Asker;
use crate::sorry::Sorry;
use axum::extract::Path;
use axum::http::StatusCode;
use maud::Markup;
use server::http::Problem;
use web::pages;

/// The rules of all games.
pub(crate) async fn rules_shelf(Asker(asker): Asker) -> Markup {
    pages::rules_shelf(&asker)
}

/// The rules of one game; every rule can be linked to by its id.
pub(crate) async fn rules(Asker(asker): Asker, Path(game): Path<String>) -> Result<Markup, Sorry> {
    let nothing = Problem::new(StatusCode::NOT_FOUND, "unknown", "There is nothing here.");
    pages::rules(&asker, &game).ok_or_else(|| Sorry::to(&asker)(nothing))
}

/// What this is.
pub(crate) async fn about(Asker(asker): Asker) -> Markup {
    pages::about(&asker)
}
