//! The JSON API.

mod people;
mod schema;
mod table;
mod tables;
mod told;

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
        description = "Three spy games of hidden information: `secrets` (4 to 8 players), `confusion` (2) and `duet` \
            (2 to 8).\n\n\
            **A program that plays** gets a token from `POST /api/bots` and sends it with every other request as \
            `Authorization: Bearer …`. It makes a table (`POST /api/tables`) or joins one with its code \
            (`POST /api/tables/{id}/join`); the host starts the game (`{\"ask\":{\"start\":{}}}` to \
            `POST /api/tables/{id}/ask`). It follows the table's stream (`GET /api/tables/{id}/stream`), or a WebSocket \
            (`GET /api/tables/{id}/ws`) that also takes what it wants to do. Whenever `time.asked` names its seat it gets \
            the legal actions (`GET /api/tables/{id}/legal`), picks one, and sends it to `POST /api/tables/{id}/act` with \
            an id of its own and the version that it saw. When `table.stage` is `over`, `table.end` says who won, and \
            `GET /api/tables/{id}/record` has the whole game.\n\n\
            **Sending twice is safe** with an id: the second time is answered as the first was. An answer `200` means \
            that it is in the log for good. After `503`, or without an answer, send the same again.\n\n\
            **Seats** are numbers from 0, **times** milliseconds since 1970. Views, events, actions, claims and options \
            are each game's own: the legal actions and the views that you get are the examples to go by."
    ),
    tags(
        (name = "tables", description = "Tables: making, joining, watching, playing"),
        (name = "people", description = "Who you are"),
    ),
    components(schemas(told::Answer)),
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
