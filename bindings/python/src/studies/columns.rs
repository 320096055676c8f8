//! Tables on their way to Python and back: columns of numbers are their bytes, as Arrow has them.

use pyo3::{
    prelude::*,
    types::{PyBytes, PyDict},
};

use crate::complaint::Complaint;

/// Numbers that columns have.
pub(super) trait Number: Copy {
    /// What Arrow calls it.
    const TYPE: &'static str;
    /// Appends its bytes, the lowest first.
    fn write(self, bytes: &mut Vec<u8>);
    /// From these bytes, as many as it has.
    fn read(bytes: &[u8]) -> Self;
}

macro_rules! numbers {
    ($($number:ty: $name:literal),*) => {$(
        impl Number for $number {
            const TYPE: &'static str = $name;

            fn write(self, bytes: &mut Vec<u8>) {
                bytes.extend_from_slice(&self.to_le_bytes());
            }

            fn read(bytes: &[u8]) -> $number {
                <$number>::from_le_bytes(bytes.try_into().expect("chunks are as long as a number"))
            }
        }
    )*};
}
numbers!(u8: "uint8", u16: "uint16", u32: "uint32", u64: "uint64", f32: "float", f64: "double");

/// A column that is being filled.
pub(super) enum Column {
    Numbers(&'static str, Vec<u8>),
    Texts(Vec<String>),
    Bytes(Vec<Vec<u8>>),
    /// Where each list begins, and where the last ends; and all their values.
    Lists(Vec<u32>, Box<Column>),
}

impl Column {
    pub(super) fn of<N: Number>(numbers: impl IntoIterator<Item = N>) -> Column {
        let mut bytes = Vec::new();
        numbers
            .into_iter()
            .for_each(|number| number.write(&mut bytes));
        Column::Numbers(N::TYPE, bytes)
    }

    /// A value of Python: the type and the bytes of numbers, or a list, or ends and values of lists.
    fn into_python(self, py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        Ok(match self {
            Column::Numbers(name, bytes) => (name, PyBytes::new(py, &bytes))
                .into_pyobject(py)?
                .into_any(),
            Column::Texts(texts) => ("string", texts).into_pyobject(py)?.into_any(),
            Column::Bytes(all) => {
                let all: Vec<_> = all.iter().map(|bytes| PyBytes::new(py, bytes)).collect();
                ("binary", all).into_pyobject(py)?.into_any()
            }
            Column::Lists(ends, values) => {
                let mut bytes = Vec::new();
                ends.into_iter().for_each(|end| end.write(&mut bytes));
                let values = values.into_python(py)?;
                ("list", PyBytes::new(py, &bytes), values)
                    .into_pyobject(py)?
                    .into_any()
            }
        })
    }
}

/// The columns of a table, in their order.
#[derive(Default)]
pub(super) struct Columns(Vec<(String, Column)>);

impl Columns {
    pub(super) fn add(&mut self, name: impl Into<String>, column: Column) {
        self.0.push((name.into(), column));
    }

    pub(super) fn into_python(self, py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
        let table = PyDict::new(py);
        for (name, column) in self.0 {
            table.set_item(name, column.into_python(py)?)?;
        }
        Ok(table)
    }
}

/// The numbers of a column that has come back from Python.
pub(super) fn numbers<N: Number>(
    table: &Bound<'_, PyDict>,
    name: &str,
) -> Result<Vec<N>, Complaint> {
    let wrong = |why: &str| Complaint::Value(format!("the column {name} {why}"));
    let found = table.get_item(name).ok().flatten();
    let found = found.ok_or_else(|| wrong("is missing"))?;
    let bytes = found.cast::<PyBytes>().map_err(|_| wrong("is no bytes"))?;
    let chunks = bytes.as_bytes().chunks_exact(size_of::<N>());
    if !chunks.remainder().is_empty() {
        return Err(wrong("ends within a number"));
    }
    Ok(chunks.map(N::read).collect())
}
