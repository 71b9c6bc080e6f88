import { vi } from "vitest";

export const ROW_HEIGHT = 58;
const REGION = { selector: "[data-slot=table-container]", width: 640, height: 384 };
const HEIGHTS: [selector: string, height: number][] = [
  [`${REGION.selector} thead`, 38],
  [`${REGION.selector} tbody tr`, ROW_HEIGHT],
];

/** jsdom has no layout, and virtual lists need sizes. */
export function stubRowSizes(): void {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(function (
    this: HTMLElement,
  ) {
    return HEIGHTS.find(([selector]) => this.matches(selector))?.[1] ?? 0;
  });
  for (const [property, size] of [
    ["clientWidth", REGION.width],
    ["clientHeight", REGION.height],
  ] as const) {
    vi.spyOn(Element.prototype, property, "get").mockImplementation(function (this: Element) {
      return this.matches(REGION.selector) ? size : 0;
    });
  }
}
