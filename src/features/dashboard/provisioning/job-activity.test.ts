import i18next from "i18next";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ProvisioningJob } from "@/data/dashboard/dashboard-source";
import { jobActivity } from "./job-activity";

const NOW = new Date("2026-11-21T12:00:00Z");
const MINUTE = 60_000;

afterEach(() => vi.unstubAllEnvs());

const fromNow = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE).toISOString();

const textOf = (job: Partial<ProvisioningJob>) =>
  jobActivity(
    {
      id: "P-1",
      client: "Cedar Gutter Co.",
      site: "cedargutter.example",
      status: "provisioning",
      progress: 48,
      currentStep: "SEO Optimization",
      created: fromNow(-60),
      estimatedCompletion: fromNow(40),
      steps: [],
      ...job,
    },
    NOW,
    i18next.t,
  );

const ZONES = ["UTC", "America/Los_Angeles", "Pacific/Kiritimati"];

describe("a job under way", () => {
  it.each([
    [0.2, "SEO Optimization, about 1 min left"],
    [40, "SEO Optimization, about 40 min left"],
    [89, "SEO Optimization, about 89 min left"],
    [180, "SEO Optimization, about 3 hr left"],
    [2 * 24 * 60, "SEO Optimization, about 2 days left"],
    [0, "SEO Optimization, 1 min over the estimate"],
    [-12, "SEO Optimization, 12 min over the estimate"],
  ])("with %d minutes to its estimate", (minutes, text) => {
    for (const zone of ZONES) {
      vi.stubEnv("TZ", zone);
      expect(textOf({ estimatedCompletion: fromNow(minutes) })).toBe(text);
    }
  });

  it("reads an estimate written with another offset as the same moment", () => {
    expect(textOf({ estimatedCompletion: "2026-11-22T02:40:00+14:00" })).toBe(
      "SEO Optimization, about 40 min left",
    );
  });

  it("leaves out an estimate that is no time", () => {
    expect(textOf({ estimatedCompletion: "soon" })).toBe("SEO Optimization");
  });
});

describe("a queued job", () => {
  it.each([
    ["UTC", "Queued, starts at 2:00\u00a0pm"],
    ["America/Los_Angeles", "Queued, starts at 6:00\u00a0am"],
    ["Pacific/Kiritimati", "Queued, starts at 4:00\u00a0am"],
  ])("starts by the clock of %s", (zone, text) => {
    vi.stubEnv("TZ", zone);
    expect(textOf({ status: "pending", starts: fromNow(120) })).toBe(text);
  });

  it("names the day when it is not today", () => {
    vi.stubEnv("TZ", "UTC");
    expect(textOf({ status: "pending", starts: "2026-11-23T08:00:00Z" })).toBe(
      "Queued, starts Monday at 8:00\u00a0am",
    );
    expect(textOf({ status: "pending", starts: "2026-12-01T08:00:00Z" })).toBe(
      "Queued, starts Dec 1, 2026 at 8:00\u00a0am",
    );
  });

  it("starts next when its time has come, or nobody said when", () => {
    expect(textOf({ status: "pending", starts: fromNow(-1) })).toBe("Queued, starts next");
    expect(textOf({ status: "pending" })).toBe("Queued, starts next");
  });
});

describe("the others", () => {
  it("say why it failed and what it waits for", () => {
    expect(textOf({ status: "failed", failure: "DNS not pointed yet" })).toBe(
      "SEO Optimization failed: DNS not pointed yet",
    );
    expect(textOf({ status: "failed" })).toBe("SEO Optimization failed");
    expect(textOf({ status: "review", currentStep: "Quality Review" })).toBe(
      "Waiting on Quality Review",
    );
  });

  it.each([
    ["2026-11-21T10:42:00Z", "Live since 10:42\u00a0am"],
    ["2026-11-19T10:42:00Z", "Live since Thursday"],
    ["2026-11-15T10:42:00Z", "Live since Sunday"],
    ["2026-11-14T10:42:00Z", "Live since Nov 14, 2026"],
    ["2026-11-22T10:42:00Z", "Live"],
  ])("is live since %s", (estimatedCompletion, text) => {
    vi.stubEnv("TZ", "UTC");
    expect(textOf({ status: "published", estimatedCompletion })).toBe(text);
  });
});
