//! Safehouse's addresses: which page is where, what forms do, and how open pages are kept up to date.

mod ask;
mod assets;
mod clue_check;
mod curtain;
mod error_page;
mod form;
mod hot_seat;
mod invitation;
mod live;
mod make;
mod missions;
mod reader;
mod replay;
mod settings;
mod static_pages;
mod table;

use axum::Router;
use axum::routing::{get, post};
use server::http::Front;

/// What a form asks of a table, for fuzzing: the way that forms and open pages take.
///
/// # Errors
/// If it cannot be read.
#[cfg(feature = "fuzzing")]
pub fn read_form(fields: Vec<(String, String)>) -> Result<server::http::Envelope, server::http::ApiError> {
    form::read(&web::FormFields(fields), None)
}

/// All pages.
pub fn pages() -> Router<Front> {
    let mut pages = Router::new()
        .route("/", get(make::home))
        .route("/new/{game}", get(make::form).post(make::make))
        .route("/play/{game}", post(make::play))
        .route("/hot/{game}", post(hot_seat::make))
        .route("/j/{code}", get(invitation::follow))
        .route("/j", get(invitation::typed))
        .route("/h/{id}", get(hot_seat::next).post(hot_seat::deal))
        .route("/h/{id}/{seat}/open", post(curtain::open))
        .route("/h/{id}/{seat}/pass", post(curtain::pass_on))
        .route("/t/{id}/join", post(ask::join))
        .route("/t/{id}/tv", get(table::tv))
        .route("/t/{id}/tv/live", get(live::tv))
        .route("/rules", get(static_pages::rules_shelf))
        .route("/rules/{game}", get(static_pages::rules))
        .route("/missions", get(missions::list).post(missions::make))
        .route("/missions/{id}", get(missions::team))
        .route("/missions/{id}/note", post(missions::note))
        .route("/about", get(static_pages::about))
        .route("/settings", get(settings::page).post(settings::change))
        .route("/settings/language", post(settings::language))
        .route("/assets/{hash}/{name}", get(assets::asset))
        .route("/manifest.webmanifest", get(assets::manifest))
        .route("/favicon.ico", get(assets::favicon))
        .fallback(error_page::nothing_here)
        .method_not_allowed_fallback(error_page::not_that_way);
    // One device that is passed around has a place for each seat, with a cookie of its own and a curtain before it.
    for (place, page) in [("/t/{id}", get(table::page)), ("/h/{id}/{seat}", get(curtain::page))] {
        pages = pages
            .route(place, page)
            .route(&format!("{place}/ask"), post(ask::ask))
            .route(&format!("{place}/clue-check"), post(clue_check::check))
            .route(&format!("{place}/again"), post(ask::again))
            .route(&format!("{place}/live"), get(live::page))
            .route(&format!("{place}/replay"), get(replay::page));
    }
    pages
}
