//! New migration files must be noticed.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
