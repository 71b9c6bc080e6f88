import i18next from "i18next";
import { expect, it } from "vitest";
import type { HealthReason } from "@/data/clients/schema";
import { healthInShort, healthText } from "./health-label";
import { officeSpan } from "./office-span";

const HOUR = 60;
const domainIn = (days: number): HealthReason => ({
  kind: "domain",
  domain: "halden.example",
  days,
  auto_renew: false,
});

it.each([
  [0, "0 min"],
  [59, "59 min"],
  [60, "1 h"],
  [HOUR + 20, "1 h 20 min"],
  [4 * HOUR - 1, "3 h 59 min"],
  [4 * HOUR + 20, "4 h"],
  [40 * HOUR, "40 h"],
  [40 * HOUR + 1, "5 workdays"],
  [96 * HOUR, "12 workdays"],
])("%d minutes of office hours are %s", (minutes, words) => {
  expect(officeSpan(minutes * 60_000, 8 * 60 * 60_000, i18next.t)).toBe(words);
});

it.each([
  [[domainIn(-1)], "Domain expired"],
  [[domainIn(0)], "Domain due today"],
  [[domainIn(1)], "Domain due tomorrow"],
  [[domainIn(30)], "Domain due in 30 days"],
  [[{ kind: "overdue-tickets", count: 1 }], "1 ticket past SLA"],
  [[{ kind: "warning-tickets", count: 2 }], "2 tickets near their SLA"],
  [
    [
      { kind: "overdue-tickets", count: 2 },
      { kind: "late-tasks", count: 1 },
    ],
    "2 tickets past SLA · 1 late task",
  ],
  [[], "Nothing is late."],
] satisfies [HealthReason[], string][])("health of %j reads %j", (reasons, words) => {
  expect(healthText(reasons, i18next.t)).toBe(words);
});

it("says the worst reason, and how many there are besides", () => {
  const [tickets, tasks] = [
    { kind: "overdue-tickets", count: 1 },
    { kind: "late-tasks", count: 3 },
  ] as const;
  expect(healthInShort([], i18next.t)).toBeNull();
  expect(healthInShort([tickets], i18next.t)).toBe("1 ticket past SLA");
  expect(healthInShort([tickets, tasks, tasks], i18next.t)).toBe("1 ticket past SLA · 2 more");
});
