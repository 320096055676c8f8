//! Natural numbers of any size, as far as exact chances need them.

use std::cmp::Ordering;

/// A natural number: its digits to the base 2³², the lowest first, without leading zeros.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Natural(Vec<u32>);

impl Natural {
    /// One.
    #[must_use]
    pub fn one() -> Natural {
        Natural(vec![1])
    }

    /// The number, if it fits.
    #[must_use]
    pub fn to_u128(&self) -> Option<u128> {
        if self.0.len() > 4 {
            return None;
        }
        let digits = self.0.iter().rev();
        Some(digits.fold(0, |number, &digit| number << 32 | u128::from(digit)))
    }

    /// Becomes the sum.
    pub fn add(&mut self, other: &Natural) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        let mut carry = 0;
        for (place, digit) in self.0.iter_mut().enumerate() {
            let sum = u64::from(*digit) + u64::from(*other.0.get(place).unwrap_or(&0)) + carry;
            *digit = sum as u32;
            carry = sum >> 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    pub(super) fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn times(&self, factor: u32) -> Natural {
        let mut product = Vec::with_capacity(self.0.len() + 1);
        let mut carry = 0;
        for &digit in &self.0 {
            let next = u64::from(digit) * u64::from(factor) + carry;
            product.push(next as u32);
            carry = next >> 32;
        }
        product.push(carry as u32);
        Natural::trimmed(product)
    }

    /// The quotient; what is left over is dropped.
    pub(super) fn over(&self, divisor: u32) -> Natural {
        let mut quotient = self.0.clone();
        let mut rest = 0;
        for digit in quotient.iter_mut().rev() {
            let number = rest << 32 | u64::from(*digit);
            *digit = (number / u64::from(divisor)) as u32;
            rest = number % u64::from(divisor);
        }
        Natural::trimmed(quotient)
    }

    fn trimmed(mut digits: Vec<u32>) -> Natural {
        while digits.last() == Some(&0) {
            digits.pop();
        }
        Natural(digits)
    }
}

impl Ord for Natural {
    fn cmp(&self, other: &Natural) -> Ordering {
        let length = self.0.len().cmp(&other.0.len());
        length.then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

impl PartialOrd for Natural {
    fn partial_cmp(&self, other: &Natural) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
