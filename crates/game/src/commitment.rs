//! Provably fair: the table promises its seed before the players add theirs, and shows it at the end.

use crate::Seed;
use crate::luck::hash;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bytes32(pub [u8; 32]);

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("64 hexadecimal digits are needed here")]
pub struct NotHex;

impl FromStr for Bytes32 {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Bytes32, NotHex> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| NotHex)?;
        Ok(Bytes32(bytes))
    }
}

impl Serialize for Bytes32 {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bytes32 {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Bytes32, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

/// What the table keeps to itself until the end: its part of the seed, and a salt that keeps the part from
/// being guessed out of the commitment.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret {
    /// The table's part of the seed.
    pub seed: Bytes32,
    /// Random bytes used nowhere else.
    pub salt: Bytes32,
}

impl Secret {
    /// A secret drawn from `luck`, which for a real table comes from the operating system's randomness.
    pub fn draw(luck: &mut crate::Luck) -> Secret {
        Secret { seed: Bytes32(luck.bytes()), salt: Bytes32(luck.bytes()) }
    }

    /// The promise that is shown before anybody adds randomness: SHA-256 over seed and salt.
    pub fn commitment(&self) -> Commitment {
        Commitment(Bytes32(hash(&[b"safehouse commitment v1", &self.seed.0, &self.salt.0])))
    }

    /// The seed of the game: the table's part and what each seat added, in the order of the seats.
    pub fn game_seed(&self, contributions: &[Bytes32]) -> Seed {
        let mut parts: Vec<&[u8]> = vec![b"safehouse game seed v1", &self.seed.0];
        parts.extend(contributions.iter().map(|contribution| &contribution.0[..]));
        Seed::new(hash(&parts))
    }
}

/// As for [`Seed`]: not printed by accident.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A promise of a [`Secret`], shown to everyone before the seats add their own randomness.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(pub Bytes32);

/// The secret shown at the end is not the one that was promised.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the seed that was shown at the end is not the one promised before the deal")]
pub struct BrokenPromise;

impl Commitment {
    /// Checks the secret that was shown at the end against what was promised.
    ///
    /// # Errors
    /// [`BrokenPromise`] if it is another one.
    pub fn check(&self, shown: &Secret) -> Result<(), BrokenPromise> {
        if shown.commitment() == *self { Ok(()) } else { Err(BrokenPromise) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Luck;

    fn secret(number: u64) -> Secret {
        Secret::draw(&mut Luck::new(Seed::from_number(number)))
    }

    #[test]
    fn a_promise_holds_for_its_own_secret_alone() {
        let mine = secret(1);
        let promise = mine.commitment();
        assert_eq!(promise.check(&mine), Ok(()));
        assert_eq!(promise.check(&secret(2)), Err(BrokenPromise));
        assert_eq!(promise.check(&Secret { salt: secret(2).salt, ..mine }), Err(BrokenPromise));
        assert_eq!(promise.check(&Secret { seed: mine.salt, salt: mine.seed }), Err(BrokenPromise));
    }

    #[test]
    fn every_seat_moves_the_seed() {
        let mine = secret(1);
        let [a, b] = [secret(3).seed, secret(4).seed];
        let seeds = [&[a, b][..], &[b, a], &[a], &[b], &[]].map(|added| *mine.game_seed(added).bytes());
        for (i, one) in seeds.iter().enumerate() {
            assert!(seeds[i + 1..].iter().all(|other| other != one));
        }
    }

    #[test]
    fn hexadecimal_is_read_back_or_refused() {
        let bytes = secret(1).seed;
        assert_eq!(bytes.to_string().parse(), Ok(bytes));
        for wrong in ["", "00", &"g".repeat(64), &"0".repeat(65)] {
            assert_eq!(wrong.parse::<Bytes32>(), Err(NotHex));
        }
    }
}
