import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DashboardSource } from "@/data/dashboard/dashboard-source";
import * as csv from "@/lib/format/csv";
import { isoMomentBasic } from "@/lib/dates/iso-moment";
import { controlled, promptSource, renderDashboard } from "@tests/screens/dashboard";
import { expectConsole } from "@tests/console";

/** The sample source, with the moments of its requests; its tiles fail while `isDown`. */
function watchedSource() {
  const watched = { isDown: false, moments: [] as string[] };
  const kpis: DashboardSource["kpis"] = (query) => {
    watched.moments.push(query.asOf.toTimeString().slice(0, 5));
    return watched.isDown ? Promise.reject(new Error("no line")) : promptSource.kpis(query);
  };
  return { watched, source: { kpis } };
}

const at = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes);
const loaded = () => screen.findByText("Delayed 20 min");
const refresh = () => fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
const select = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("combobox", { name }), { target: { value } });
const resumeAt = (moment: Date) => {
  vi.setSystemTime(moment);
  fireEvent(document, new Event("visibilitychange"));
};

it("says whose figures these are and how to see one's own, unless they are one's own", async () => {
  const { unmount } = renderDashboard({ parts: ["systemStatus"] });
  await loaded();
  expect(
    screen.getByText(/an invented company’s figures; a site that is built for production/),
  ).toBeVisible();
  unmount();
  renderDashboard({ parts: ["systemStatus"], source: { isSample: false } });
  await loaded();
  expect(screen.queryByText(/invented company/)).toBeNull();
});

describe("the address", () => {
  it("keeps both of two choices made before either is drawn, and none that was gone back on", async () => {
    const { router } = renderDashboard({ parts: ["systemStatus"] });
    await loaded();
    act(() => {
      select("Time range", "7d");
      select("Clients", "enterprise");
    });
    await waitFor(() => expect(router.state.location.search).toBe("?range=7d&clients=enterprise"));
    await act(() => router.navigate("/admin/dashboard?range=90d"));
    select("Clients", "small-business");
    await waitFor(() =>
      expect(router.state.location.search).toBe("?range=90d&clients=small-business"),
    );
  });
});

describe("the moment of the figures", () => {
  const file = vi.fn<typeof csv.downloadCsv>();
  beforeEach(() => void vi.spyOn(csv, "downloadCsv").mockImplementation(file));
  const exportedAsOf = async (user: ReturnType<typeof renderDashboard>["user"]) => {
    await user.click(screen.getByRole("button", { name: "More for Key figures" }));
    await user.click(await screen.findByRole("menuitem", { name: "Download CSV" }));
    return file.mock.lastCall?.[0].split("_").at(-1);
  };

  it("stays that of the last answer when a refresh fails", async () => {
    expectConsole("error", /no line/);
    const { watched, source } = watchedSource();
    const { user } = renderDashboard({ source, parts: ["systemStatus"] });
    await loaded();
    watched.isDown = true;
    resumeAt(at(21, 12, 10));
    refresh();
    await screen.findByText(/^Not refreshed: no line/);
    expect(screen.getByText(/Refreshed 10 minutes ago/)).toBeInTheDocument();
    expect(await exportedAsOf(user)).toBe(`${isoMomentBasic(at(21, 12))}.csv`);
    watched.isDown = false;
    refresh();
    expect(await screen.findByText(/Refreshed this minute/)).toBeInTheDocument();
    expect(await exportedAsOf(user)).toBe(`${isoMomentBasic(at(21, 12, 10))}.csv`);
  });

  it("is that of the refresh, also when it comes before the first answer", async () => {
    const first = controlled<never, unknown[]>();
    const { watched, source } = watchedSource();
    let isFirst = true;
    renderDashboard({
      parts: ["systemStatus"],
      source: {
        kpis: (query, signal) => {
          const answer = source.kpis(query, signal);
          if (!isFirst) return answer;
          isFirst = false;
          return first.read();
        },
      },
    });
    await loaded();
    vi.setSystemTime(at(21, 12, 10));
    refresh();
    await waitFor(() => expect(watched.moments).toEqual(["12:00", "12:10"]));
    expect(await screen.findByText("Current MRR")).toBeInTheDocument();
  });

  it("is a new one for a visit to come, whatever the last one left", async () => {
    const { watched, source } = watchedSource();
    const { unmount, queryClient } = renderDashboard({ source, parts: ["systemStatus"] });
    await loaded();
    unmount();
    renderDashboard({ source, parts: ["systemStatus"], queryClient, now: at(21, 12, 4) });
    expect(await screen.findByText(/Refreshed this minute/)).toBeInTheDocument();
    expect(watched.moments).toEqual(["12:00", "12:04"]);
  });

  it("is a new one once midnight has passed in the office", async () => {
    const { watched, source } = watchedSource();
    renderDashboard({ source, parts: ["systemStatus"] });
    await loaded();
    resumeAt(new Date("2026-11-22T04:59:00Z"));
    expect(screen.getByText(/Saturday, Nov 21\. Refreshed \d+ hours ago/)).toBeInTheDocument();
    const past = new Date("2026-11-22T05:01:00Z");
    resumeAt(past);
    expect(await screen.findByText(/Sunday, Nov 22\. Refreshed this minute/)).toBeInTheDocument();
    expect(watched.moments).toEqual(["12:00", past.toTimeString().slice(0, 5)]);
  });
});
