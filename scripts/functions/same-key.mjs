/** @param {string} text */
const sumOf = async (text) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

/** @param {string | null} given @param {string} key */
export async function isSameKey(given, key) {
  const [one, other] = [await sumOf(given ?? ""), await sumOf(key)];
  let difference = 0;
  for (const [nth, byte] of one.entries()) difference |= byte ^ (other[nth] ?? 0);
  return given !== null && difference === 0;
}
