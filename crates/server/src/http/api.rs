//! The JSON API.

mod people;
mod schema;
mod table;
mod tables;

use super::front::Front;
use super::{socket, stream};
use axum::Json;
use axum::routing::get;
use utoipa::OpenApi;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa_axum::{router::OpenApiRouter, routes};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Safehouse",
        description = "Three spy games of hidden information. A program gets a token from `POST /api/bots` and sends it \
            with every request as `Authorization: Bearer …`. It makes or joins a table, listens to the table's stream, \
            and acts. Views, events, actions, claims and options are each game's own; the rules pages and the library's \
            documentation describe them."
    ),
    tags(
        (name = "tables", description = "Tables: making, joining, watching, playing"),
        (name = "people", description = "Who you are"),
    ),
    modifiers(&Token),
    security(("token" = [])),
)]
struct Api;

struct Token;

impl utoipa::Modify for Token {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        api.components.get_or_insert_default().add_security_scheme("token", SecurityScheme::Http(scheme));
    }
}

pub(crate) fn router() -> OpenApiRouter<Front> {
    OpenApiRouter::with_openapi(Api::openapi())
        .routes(routes!(people::new_bot))
        .routes(routes!(people::me, people::rename_me))
        .routes(routes!(people::my_tables))
        .routes(routes!(tables::games))
        .routes(routes!(tables::lobby, tables::create))
        .routes(routes!(tables::invitation))
        .routes(routes!(table::look))
        .routes(routes!(table::join))
        .routes(routes!(table::legal))
        .routes(routes!(table::act))
        .routes(routes!(table::say))
        .routes(routes!(table::chat))
        .routes(routes!(table::ask_for))
        .routes(routes!(table::again))
        .routes(routes!(table::code, table::new_code))
        .routes(routes!(table::notebook, table::write_notebook))
        .routes(routes!(table::record))
        .routes(routes!(table::record_as_json))
        .routes(routes!(table::replay))
        .routes(routes!(stream::stream_of))
        .routes(routes!(socket::socket))
        .route("/api/openapi.json", get(async || Json(openapi())))
}

/// The description of the API.
pub fn openapi() -> utoipa::openapi::OpenApi {
    router().split_for_parts().1
}
