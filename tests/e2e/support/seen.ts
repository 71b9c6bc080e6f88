import { expect, type Locator } from "@playwright/test";

/** How far, in pixels, a part may be from an edge of the window. */
export type Place = Partial<Record<"top" | "right" | "bottom" | "left", number>>;

/** Runs in the page. What keeps a person from seeing a part where it belongs, in words. */
function whyUnseen(part: Element, place: Place): string[] {
  const { top, right, bottom, left, width, height } = part.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const found: string[] = [];
  const distances = { top, right: clientWidth - right, bottom: clientHeight - bottom, left };
  for (const [edge, distance] of Object.entries(distances)) {
    const most = place[edge as keyof Place] ?? Infinity;
    // A pixel is what rounding takes.
    if (distance < -1 || distance > most + 1) found.push(`${distance} px from the ${edge} edge`);
  }
  if (width < 1 || height < 1) found.push(`${width} by ${height} px`);
  const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!part.contains(topmost)) found.push(`covered by ${topmost?.outerHTML.slice(0, 120)}`);
  // Words in the browser's own font or black are words whose style sheet did not come.
  const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT, (text) =>
    text.textContent?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );
  const written = words.nextNode()?.parentElement ?? part;
  const { fontFamily, color } = getComputedStyle(written);
  if (!/^"?(Archivo|Besley)/.test(fontFamily)) found.push(`in ${fontFamily}`);
  if (["rgb(0, 0, 0)", "rgb(0, 0, 238)"].includes(color)) found.push(`in ${color}`);
  return found;
}

/**
 * A person sees the part: wholly in the window and as near to its edges as is said, with nothing over its
 * middle, in the site's own font and color.
 */
export async function expectSeen(part: Locator, place: Place = {}): Promise<void> {
  await expect.poll(() => part.evaluate(whyUnseen, place), part.toString()).toEqual([]);
}

/** The texts of the parts whose background is the accent of src/styles/semantic.css. */
export function yellowAmong(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((all) =>
    all
      .filter((part) => getComputedStyle(part).backgroundColor === "rgb(255, 200, 49)")
      .map(({ textContent }) => textContent),
  );
}
