import { expect, type Locator } from "@playwright/test";

/** Maximum distance in pixels from each edge of the window. */
export type Place = Partial<Record<"top" | "right" | "bottom" | "left", number>>;

/** Runs in the page: reasons why the part is not visible in its place. */
function whyUnseen(part: Element, place: Place): string[] {
  const { top, right, bottom, left, width, height } = part.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const found: string[] = [];
  const distances = { top, right: clientWidth - right, bottom: clientHeight - bottom, left };
  for (const [edge, distance] of Object.entries(distances)) {
    const most = place[edge as keyof Place] ?? Infinity;
    if (distance < -1 || distance > most + 1) found.push(`${distance} px from the ${edge} edge`);
  }
  if (width < 1 || height < 1) found.push(`${width} by ${height} px`);
  const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!part.contains(topmost)) found.push(`covered by ${topmost?.outerHTML.slice(0, 120)}`);
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
 * Expects the part fully in the window near the given edges, with nothing on top, in the site's font and color.
 */
export async function expectSeen(part: Locator, place: Place = {}): Promise<void> {
  await expect.poll(() => part.evaluate(whyUnseen, place), part.toString()).toEqual([]);
}

export function yellowAmong(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((all) =>
    all
      .filter((part) => getComputedStyle(part).backgroundColor === "rgb(255, 200, 49)")
      .map(({ textContent }) => textContent),
  );
}
