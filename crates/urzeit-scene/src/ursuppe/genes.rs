//! A picture for each gene, all by one hand: a line drawing on a disc whose colour says what the gene is good for.

use urzeit_rules::ursuppe::Gene;

use crate::shape::{Shape, circle, group, path};

/// The picture of a gene in a square of 32.
#[must_use]
pub fn gene(gene: Gene) -> Shape {
    let shapes = [
        circle(16, 16, 15.5).class("gene-ground"),
        path(lines(gene)).class("gene-line"),
    ];
    group(shapes).class(format_args!("gene-drawn {}", purpose(gene)))
}

/// What a gene is good for, as styles know it.
fn purpose(gene: Gene) -> &'static str {
    match gene {
        Gene::Movement1
        | Gene::Movement2
        | Gene::Speed
        | Gene::Streamlining
        | Gene::Tentacle
        | Gene::Holding
        | Gene::Persistence => "moves",
        Gene::Substitution | Gene::Frugality | Gene::Parasitism => "feeds",
        Gene::StruggleForSurvival | Gene::Aggression => "fights",
        Gene::Defense | Gene::Escape | Gene::Armor | Gene::RayProtection => "guards",
        Gene::Intelligence | Gene::Spores | Gene::LifeExpectancy | Gene::DivisionRate => "lives",
    }
}

fn lines(gene: Gene) -> &'static str {
    match gene {
        Gene::Intelligence => {
            "M16 6.500a7.500 7.500 0 0 0-4 13.800V23h8v-2.700a7.500 7.500 0 0 0-4-13.800zM13 26.300h6M16 22v-6M13.500 13.500l2.500 2.500 2.500-2.500"
        }
        Gene::Movement1 => "M6 16h18M18 10l6 6-6 6",
        Gene::Movement2 => "M5 16h20M12.500 10l6 6-6 6M19.500 10l6 6-6 6",
        Gene::Spores => {
            "M16 17.500a4 4 0 1 0 .1 0zM16 6v.1M9 9.500v.1M23 9.500v.1M6.500 16.500v.1M25.500 16.500v.1M12 13.500v.1M20 13.500v.1M16 11v.1"
        }
        Gene::Speed => "M18.500 5L9 17.500h6l-2 9.500 10-13.500h-6.500z",
        Gene::Defense => {
            "M16 5.500l8.500 3.200v6.800c0 5-3.300 8.500-8.500 10.500-5.200-2-8.500-5.500-8.500-10.500V8.700zM16 11v9M12 15h8"
        }
        Gene::Escape => "M15 8.500a7.500 7.500 0 1 0 3.500 13.200M14.500 16H26M21 11l5 5-5 5",
        Gene::Substitution => {
            "M6 7.500h7.500V15H6zM18.500 17H26v7.500h-7.500zM17.500 9.500c3.500 0 5 1.200 5 4.200M20 11.500l2.500 2.500 2.500-2.500M14.500 22.500c-3.500 0-5-1.200-5-4.200M12 20.500L9.500 18 7 20.500"
        }
        Gene::RayProtection => {
            "M6.500 19a9.500 9.500 0 0 1 19 0zM16 19v5.500q0 2-2 2M16 4.500V7M8.500 7l1.500 2M23.500 7L22 9"
        }
        Gene::Streamlining => {
            "M5 16c5-7.500 12-7.500 16.500-1.800L26.500 10v12l-5-4.200C17 23.500 10 23.500 5 16zM10 15v.1"
        }
        Gene::Tentacle => {
            "M7 26c0-7.500 2.500-10 7.500-10s8-2.300 8-5.800-4.200-4.200-6-1.600.8 4.200 2.600 3.200M10.500 20.500v.1M15 18.800v.1M20 16.500v.1"
        }
        Gene::Holding => {
            "M11 7.500c-5 3-5 14 0 17M21 7.500c5 3 5 14 0 17M16 12.500a3.500 3.500 0 1 0 .1 0z"
        }
        Gene::LifeExpectancy => {
            "M10 6h12M10 26h12M11 6c0 6 5 7 5 10s-5 4-5 10M21 6c0 6-5 7-5 10s5 4 5 10M14 23.500h4"
        }
        Gene::Frugality => "M8 8h9a4.500 4.500 0 0 0 7 6.500V24H8zM12.500 18v.1M18 20v.1",
        Gene::StruggleForSurvival => {
            "M8 8l12.500 12.500M24 8L11.500 20.500M7 21l5.500 4M25 21l-5.500 4M9 23.500L7 25.500M23 23.500l2 2"
        }
        Gene::Parasitism => {
            "M18 11.500a7 7 0 1 1-.1 0zM9.500 6.500a3.200 3.200 0 1 0 .1 0zM11 12.500l2.500 2.200M18 18v.1M9.500 9.500v.1"
        }
        Gene::DivisionRate => {
            "M16 11C13.500 7 6 8.500 6 16s7.500 9 10 5c2.500 4 10 2.500 10-5s-7.500-9-10-5zM16 11v10M11 16v.1M21 16v.1"
        }
        Gene::Persistence => "M24 12.500A9 9 0 1 0 25 18M25 7.500v6h-6",
        Gene::Aggression => {
            "M6 10l3.300 5 3.400-5 3.300 5 3.300-5 3.400 5 3.300-5M6 22.500l3.300-5 3.400 5 3.300-5 3.300 5 3.400-5 3.300 5"
        }
        Gene::Armor => {
            "M6 20.500a10 11.500 0 0 1 20 0zM12.500 20.500l-1.500-6M19.500 20.500l1.500-6M11 14.500h10M16 9.500v5M6 24h20"
        }
    }
}
