import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inventNamedCompany } from "./named-company";
import { sampleCompanySql } from "./seed-sql";

it("is what supabase/seed/company.sql holds: run scripts/database/generate-company-seed.mjs when it is not", () => {
  expect(readFileSync("supabase/seed/company.sql", "utf8")).toBe(sampleCompanySql());
});

it("lets nothing happen on the present day, in the hour that one night leaves out, or backwards", () => {
  const { leads, tickets, tasks, clients } = inventNamedCompany();
  const times = [
    ...leads,
    ...tickets.flatMap(({ opened, stopped }) => (stopped ? [opened, stopped] : [opened])),
  ];
  expect(times.filter(({ daysAgo, at }) => daysAgo < 1 || at.startsWith("02"))).toEqual([]);
  expect(
    tasks.filter(({ completedDaysAgo }) => completedDaysAgo !== null && completedDaysAgo < 1),
  ).toEqual([]);
  expect(clients.filter(({ startedDaysAgo }) => startedDaysAgo < 1)).toEqual([]);
  const turned = tickets.filter(
    ({ opened, stopped }) =>
      stopped !== null &&
      (stopped.daysAgo > opened.daysAgo ||
        (stopped.daysAgo === opened.daysAgo && stopped.at <= opened.at)),
  );
  expect(turned).toEqual([]);
});

it("knows each client, domain, request and ticket once", () => {
  const { clients, domains, leads, tickets } = inventNamedCompany();
  for (const names of [
    clients.map(({ name }) => name),
    domains.map(({ domain }) => domain),
    leads.map(({ business }) => business),
    tickets.map(({ number }) => number),
  ]) {
    expect(new Set<string | number>(names).size).toBe(names.length);
  }
});
