import { vi } from "vitest";

const CHART_SIZE = { width: 720, height: 300 };

/** jsdom has no layout, and a chart renders only with a known size. */
export function stubChartSize(): void {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return this.matches(".recharts-wrapper")
      ? new DOMRect(0, 0, CHART_SIZE.width, CHART_SIZE.height)
      : new DOMRect();
  });
}
