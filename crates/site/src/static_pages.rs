//! Pages that only say something: rules, and what this is.

use crate::error_page::ErrorPage;
use crate::reader::PageReader;
use axum::extract::Path;
use maud::Markup;
use server::http::RequestError;
use web::pages;

/// The rules of all games.
pub(crate) async fn rules_shelf(PageReader(asker): PageReader) -> Markup {
    pages::rules_shelf(&asker)
}

/// The rules of one game; every rule can be linked to by its id.
pub(crate) async fn rules(
    PageReader(asker): PageReader,
    Path(game): Path<String>,
) -> Result<Markup, ErrorPage> {
    pages::rules(&asker, &game).ok_or_else(|| ErrorPage::to(&asker)(RequestError::NothingHere.into()))
}

/// What this is.
pub(crate) async fn about(PageReader(asker): PageReader) -> Markup {
    pages::about(&asker)
}
