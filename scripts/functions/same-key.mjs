/** @param {string} text */
const sumOf = async (text) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

/** Compares keys in constant time. @param {string | null} said @param {string} key */
export async function isSameKey(said, key) {
  const [one, other] = [await sumOf(said ?? ""), await sumOf(key)];
  let difference = 0;
  for (const [nth, byte] of one.entries()) difference |= byte ^ (other[nth] ?? 0);
  return said !== null && difference === 0;
}
