//! Randomness of the operating system: ids, tokens, codes and the secrets of tables.

use game::{Bytes32, Secret};
use sha2::{Digest, Sha256};

/// Random bytes.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness there are no secrets: better to stop than to deal a game that can be foreseen.
    if let Err(error) = getrandom::fill(&mut bytes) {
        tracing::error!(%error, "the operating system gives no random bytes");
        std::process::abort();
    }
    bytes
}

/// A random id, such as a team has.
pub fn id() -> [u8; 16] {
    bytes()
}

/// A table's secret.
pub(crate) fn secret() -> Secret {
    Secret { seed: Bytes32(bytes()), salt: Bytes32(bytes()) }
}

/// What an invitation is made of: no letters that look like figures.
const LETTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// A code for an invitation: 8 letters, 40 bits.
pub(crate) fn code() -> String {
    bytes::<8>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Bytes that follow from others and from nothing else.
pub(crate) fn derived(purpose: &[u8], from: &[u8], and: &[u8]) -> [u8; 16] {
    let mut hasher = Sha256::new();
    for part in [purpose, from, and] {
        hasher.update((part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&hasher.finalize()[..16]);
    bytes
}
