const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

/** Compares in constant time. */
export async function isSameKey(given: string | null, key: string): Promise<boolean> {
  const [one, other] = [await digest(given ?? ""), await digest(key)];
  let difference = 0;
  for (const [nth, byte] of one.entries()) difference |= byte ^ (other[nth] ?? 0);
  return given !== null && difference === 0;
}
