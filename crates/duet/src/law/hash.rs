//! A short hash for short words: FNV-1a, the same on every machine.

use std::{
    collections::{HashMap, HashSet},
    hash::{BuildHasherDefault, Hasher},
};

const START: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0000_0100_0000_01b3;

pub(super) fn hash(text: &str) -> u64 {
    text.bytes().fold(START, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME))
}

/// The same as a hasher for maps. The maps hold our own tables, so nobody can choose keys to slow them down.
pub(super) struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv(START)
    }
}

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(PRIME);
        }
    }
}

pub(super) type WordMap<V> = HashMap<String, V, BuildHasherDefault<Fnv>>;
pub(super) type WordSet = HashSet<String, BuildHasherDefault<Fnv>>;
