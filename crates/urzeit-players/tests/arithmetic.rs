//! Arithmetic that every machine does alike.

use urzeit_players::sum::{exp, squash};

#[test]
fn exp_is_the_exponential_function() {
    for step in -8000..=8000 {
        let x = step as f32 / 100.0;
        let (ours, theirs) = (f64::from(exp(x)), f64::from(x).exp());
        assert!(
            (ours / theirs - 1.0).abs() < 1e-5,
            "exp({x}) is {ours}, not {theirs}"
        );
    }
    assert_eq!(exp(0.0), 1.0);
    // What no float can hold is held at the border.
    assert_eq!(exp(1e9), exp(80.0));
    assert_eq!(exp(-1e9), exp(-80.0));
}

#[test]
fn squash_keeps_order_and_stays_within_one() {
    assert_eq!(squash(0.0), 0.0);
    assert_eq!(squash(1.0), 0.5);
    assert_eq!(squash(-1.0), -0.5);
    assert!(squash(1e6) < 1.0 && squash(1e6) > squash(1e3));
}
