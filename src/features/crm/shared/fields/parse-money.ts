const MOST_CENTS = 100_000_000;

/** "$1,299.50" becomes 129950; null for anything but amounts from 0 to a million dollars. */
export function parseMoney(text: string): number | null {
  const plain = text.trim().replace(/^\$\s*/, "");
  if (!/^(\d{1,7}|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(plain)) return null;
  const cents = Math.round(Number(plain.replaceAll(",", "")) * 100);
  return cents <= MOST_CENTS ? cents : null;
}
