import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderDashboard } from "@tests/screens/dashboard";
import { stubRowSizes } from "@tests/screens/row-sizes";
import { manyTickets, task } from "@tests/fixtures/support-tickets";
import * as csv from "@/lib/format/csv";

beforeEach(stubRowSizes);

async function exported(at: string) {
  const download = vi.spyOn(csv, "downloadCsv").mockImplementation(() => undefined);
  const { user } = renderDashboard({
    at: `/admin/dashboard${at}`,
    source: {
      tickets: () => Promise.resolve(manyTickets(200, new Date())),
      tasks: () =>
        Promise.resolve([
          task({ id: "K-1", status: "completed" }),
          task({ id: "K-2", title: "=1+1" }),
        ]),
    },
  });
  const panel = within(screen.getByRole("region", { name: "Support & Tasks" }));
  await panel.findByRole("table");
  await user.click(panel.getByRole("button", { name: /^More for/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Download CSV" }));
  const [fileName, file] = download.mock.calls[0] ?? [];
  return { fileName, file };
}

it("exports every ticket of the filter, also those not mounted, in the list's order", async () => {
  const { fileName, file } = await exported("?priority=low");
  expect(file?.rows.map(([id]) => id)).toEqual(
    Array.from({ length: 50 }, (_, index) => `T-${4 * index + 4}`),
  );
  expect(file?.columns).toContain("Site");
  expect(fileName).toMatch(
    /^curbfront_tickets_30-days_clients-all_priority-low_status-unresolved_most-pressing-first_/,
  );
});

it("exports the tasks when their tab is open", async () => {
  const { fileName, file } = await exported("?tab=tasks");
  expect(file?.rows).toEqual([
    ["K-2", "=1+1", "Pryor Overhead Door", "Luis Ortega", "Content", "Pending", "2026-11-24", "No"],
  ]);
  expect(fileName).toMatch(/^curbfront_tasks_30-days_clients-all_status-to-do_soonest-due-first_/);
});
