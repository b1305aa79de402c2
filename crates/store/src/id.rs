//! Names of things: plain random bytes, chosen by whoever makes the thing.

use std::{fmt, str::FromStr};

/// A text is not the id it was taken for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("That is not a valid id.")]
pub struct NotAnId;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; 16]);

        impl $name {
            /// The id made of these bytes.
            pub const fn new(bytes: [u8; 16]) -> Self {
                Self(bytes)
            }

            /// The bytes of the id.
            pub const fn bytes(&self) -> &[u8; 16] {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex::encode(self.0))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }

        impl FromStr for $name {
            type Err = NotAnId;

            fn from_str(text: &str) -> Result<Self, NotAnId> {
                let mut bytes = [0; 16];
                hex::decode_to_slice(text, &mut bytes).map_err(|_| NotAnId)?;
                Ok(Self(bytes))
            }
        }

        impl TryFrom<&[u8]> for $name {
            type Error = NotAnId;

            fn try_from(bytes: &[u8]) -> Result<Self, NotAnId> {
                bytes.try_into().map(Self).map_err(|_| NotAnId)
            }
        }
    };
}

id!(
    /// A table, in the store and in links; written as 32 hexadecimal digits.
    TableId
);
id!(
    /// A person, or a bot that plays over the network.
    PersonId
);
id!(
    /// A team that plays missions together.
    TeamId
);
id!(
    /// A program that serves the tables of a store.
    NodeId
);
id!(
    /// What a sender gives an entry so that sending it twice adds it once.
    Key
);

/// The hash of a person's secret token; the token itself is never stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// The hash made of these bytes.
    pub const fn new(bytes: [u8; 32]) -> TokenHash {
        TokenHash(bytes)
    }

    /// The bytes of the hash.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Hashes of tokens stay out of logs too.
impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

impl TryFrom<&[u8]> for TokenHash {
    type Error = NotAnId;

    fn try_from(bytes: &[u8]) -> Result<TokenHash, NotAnId> {
        bytes.try_into().map(TokenHash).map_err(|_| NotAnId)
    }
}
