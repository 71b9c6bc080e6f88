import { expect, it } from "vitest";
import { inventNamedCompany } from "./named-company";

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
