import { expect, it } from "vitest";
import { changeLog } from "../how-it-works/how-it-works-content";
import { changes, cost, figures, requestPages, requests, sumOf, weeks } from "./report-content";

const countOf = (label: string) => figures.find((figure) => figure.label === label)?.count ?? NaN;

it("adds up: by kind, by week and by page there are as many requests", () => {
  expect(countOf("Taps on your number") + countOf("Forms sent")).toBe(requests.count);
  expect(sumOf(weeks.map(({ taps, forms }) => taps + forms))).toBe(requests.count);
  expect(sumOf(requestPages.map(({ count }) => count))).toBe(requests.count);
});

it("compares like with like", () => {
  const [all, ...kinds] = figures.map(({ before }) => before);
  expect((kinds[0] ?? NaN) + (kinds[1] ?? NaN)).toBe(all);
});

it("says of a page no more than its column does", () => {
  const storm = changes.find(({ text }) => text.includes("storm claims"));
  const count = requestPages.find(({ label }) => label === "Storm claims")?.count;
  expect(storm?.outcome).toContain(`${count} requests`);
});

it("has the price of a request to the cent", () => {
  const cents = Number(cost.each.slice(1)) * requests.count;
  expect(Math.abs(cents - Number(cost.rent.slice(1)))).toBeLessThan(requests.count / 100);
});

it("is the month whose change log How it works shows", () => {
  expect(changeLog.rows.map(({ date, text }) => [date, text])).toEqual(
    changes.map(({ date, text }) => [date, text]),
  );
});
