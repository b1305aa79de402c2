//! What a form says.

/// The fields of a form, in their order.
#[derive(Clone, Default, Debug)]
pub struct FormFields(pub Vec<(String, String)>);

impl FormFields {
    /// The last value of a field; empty ones count as none.
    pub fn get(&self, name: &str) -> Option<&str> {
        let field = self.0.iter().rev().find(|(field, _)| field == name);
        field.map(|(_, value)| value.trim()).filter(|value| !value.is_empty())
    }

    /// Whether a box is ticked.
    pub fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// A number, if it is one.
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.get(name)?.parse().ok()
    }
}
