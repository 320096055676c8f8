// Chance that a test can repeat. Each document of a page has numbers of its own, or else two would make the same
// identifiers.
(seed) => {
  let documents = 0;
  try {
    documents = Number(sessionStorage.getItem("chance.documents") ?? 0);
    sessionStorage.setItem("chance.documents", documents + 1);
  } catch {
    // A document without an origin, such as an empty tab, keeps nothing.
  }
  let state = (seed ^ Math.imul(documents + 1, 0x9e3779b9)) >>> 0;
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    bytes.forEach((_, at) => { bytes[at] = next(); });
    return array;
  };
}
