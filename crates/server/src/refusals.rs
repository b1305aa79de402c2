//! How the refusals of a house are written down: one entry each, so that none can lack a name.

/// An enum of refusals. Each variant has its sentence in English as `#[error(…)]`, and stands for its kind, which is for
/// programs, and for its name, under which the translations have its sentence. The first field is what the refusal is
/// about, and the name of the gap in the translations.
macro_rules! refusals {
    (
        $(#[$of_all:meta])*
        pub enum $All:ident: $Kind:ty {
            $($(#[$of_one:meta])* $One:ident $({ $gap:ident: $Gap:ty $(, $more:ident: $More:ty)* })? = ($kind:expr, $name:literal),)*
        }
    ) => {
        $(#[$of_all])*
        #[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
        pub enum $All {
            $($(#[$of_one])* $One $({
                #[doc = "What it is about."]
                $gap: $Gap,
                $(#[doc = "What else there is to say."] $more: $More,)*
            })?,)*
        }

        impl $All {
            /// The names of all of them, and of the gap that the translations of each may have.
            pub const ALL: &[(&str, Option<&str>)] = &[$(($name, refusals!(@gap $($gap)?))),*];

            /// Of which kind it is, for programs.
            pub fn kind(&self) -> $Kind {
                match self {
                    $($All::$One { .. } => $kind,)*
                }
            }

            /// What translations call it.
            pub fn name(&self) -> &'static str {
                match self {
                    $($All::$One { .. } => $name,)*
                }
            }

            /// What it is about, by the name of the gap in its translation.
            pub fn about(&self) -> Option<(&'static str, String)> {
                match self {
                    $($($All::$One { $gap, .. } => Some((stringify!($gap), $gap.to_string())),)?)*
                    _ => None,
                }
            }
        }
    };
    (@gap $gap:ident) => { Some(stringify!($gap)) };
    (@gap) => { None };
}

pub(crate) use refusals;
