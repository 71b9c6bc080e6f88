import { screen, waitFor, within } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, describe, expect, it, vi } from "vitest";
import { expectConsole } from "@tests/console";
import { controlled, NOON, renderDashboard } from "@tests/screens/dashboard";
import {
  JOB_STATUSES,
  STEP_NAMES,
  type DashboardQuery,
  type JobStatus,
  type ProvisioningJob,
} from "@/data/dashboard/dashboard-source";
import * as csv from "@/lib/format/csv";

afterEach(() => void toast.dismiss());

function job(
  id: string,
  status: JobStatus,
  changes: Partial<ProvisioningJob> = {},
): ProvisioningJob {
  return {
    id,
    client: `Client ${id}`,
    site: `${id}.example`,
    status,
    progress: 50,
    currentStep: "SSL Certificate",
    created: NOON.toISOString(),
    estimatedCompletion: NOON.toISOString(),
    steps: [
      { name: "Domain Setup", status: "completed", duration: "2 min" },
      { name: "SSL Certificate", status: "failed" },
      { name: "Hosting Configuration", status: "in-progress" },
      { name: "Go Live", status: "pending" },
    ],
    ...changes,
  };
}

/** Keeps the domain list beside it empty. */
const noDomains = () => new Promise<never>(() => undefined);

const answering = (...jobs: ProvisioningJob[]) => ({
  portfolio: noDomains,
  provisioningJobs: () => Promise.resolve(jobs),
});

const panel = () => within(screen.getByRole("region", { name: "Provisioning Pipeline" }));
const toggles = () => panel().findAllByRole("button", { name: /^Steps for/ });
const toggleOf = (name: string) =>
  panel().findByRole("button", { name: new RegExp(`^Steps for ${name}`) });
const openOnes = async () =>
  (await toggles())
    .filter((toggle) => toggle.getAttribute("aria-expanded") === "true")
    .map((toggle) => toggle.textContent);

describe("what can be done with a job", () => {
  it.each(JOB_STATUSES)(
    "offers Retry for failed and Approve for review only: %s",
    async (status) => {
      renderDashboard({ source: answering(job("a", status)) });
      await toggles();
      const isThere = (name: string) => panel().queryByRole("button", { name }) !== null;
      expect(isThere("Retry Client a")).toBe(status === "failed");
      expect(isThere("Approve Client a")).toBe(status === "review");
    },
  );

  it.each([
    ["Retry", "failed"],
    ["Approve", "review"],
  ] as const)(
    "logs %s, says that nothing was changed, and changes nothing",
    async (action, status) => {
      const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
      const { read, calls } = controlled<ProvisioningJob[], [DashboardQuery]>();
      const { user } = renderDashboard({
        source: { portfolio: noDomains, provisioningJobs: read },
      });
      calls[0]?.resolve([job("P-311", status)]);
      await user.click(await panel().findByRole("button", { name: `${action} Client P-311` }));
      expect(log.mock.calls).toEqual([
        [action, { job: "P-311", client: "Client P-311", site: "P-311.example" }],
      ]);
      expect(
        await screen.findByText(
          `${action} logged for Client P-311. This is a demo: nothing was changed.`,
        ),
      ).toBeVisible();
      expect(calls).toHaveLength(1);
      expect(panel().getByRole("button", { name: `${action} Client P-311` })).toBeVisible();
    },
  );

  it("counts a second press in the message, and another job's apart", async () => {
    vi.spyOn(console, "log").mockImplementation(() => undefined);
    const { user } = renderDashboard({ source: answering(job("a", "failed"), job("b", "failed")) });
    const retry = await panel().findByRole("button", { name: "Retry Client a" });
    await user.click(retry);
    await user.click(retry);
    await user.click(panel().getByRole("button", { name: "Retry Client b" }));
    await screen.findByText(/^Retry logged 2 times for Client a\./);
    await screen.findByText(/^Retry logged for Client b\./);
    expect(screen.queryByText(/^Retry logged for Client a\./)).not.toBeInTheDocument();
  });
});

describe("the steps", () => {
  it("opens the first job under way as long as nobody chose", async () => {
    renderDashboard({
      source: answering(job("a", "failed"), job("b", "provisioning"), job("c", "provisioning")),
    });
    expect(await openOnes()).toEqual(["Client bb.example"]);
    expect(
      panel()
        .getAllByRole("list")
        .map((list) => list.tagName),
    ).toEqual(["UL", "OL"]);
  });

  it("opens and closes each by itself, and keeps it in the address", async () => {
    const { user, router } = renderDashboard({
      source: answering(job("a", "provisioning"), job("b", "failed")),
    });
    await user.click(await toggleOf("Client b"));
    expect(await openOnes()).toEqual(["Client aa.example", "Client bb.example"]);
    expect(router.state.location.search).toBe("?jobs=a%2Cb");
    await user.click(await toggleOf("Client a"));
    await user.click(await toggleOf("Client b"));
    expect(await openOnes()).toEqual([]);
    expect(router.state.location.search).toBe("?jobs=");
  });

  it("works with the keyboard, and points at what it opens", async () => {
    const { user } = renderDashboard({ source: answering(job("a", "pending")) });
    const toggle = await toggleOf("Client a");
    toggle.focus();
    await user.keyboard("{Enter}");
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    const steps = document.getElementById(toggle.getAttribute("aria-controls") ?? "");
    expect(steps).toBeVisible();
    await user.keyboard(" ");
    expect(steps).not.toBeVisible();
    expect(toggle).toHaveFocus();
  });

  it("survives ids in the address that no job has", async () => {
    renderDashboard({
      at: "/admin/dashboard?jobs=zzz,,%3Cb%3E,b,b",
      source: answering(job("a", "provisioning"), job("b", "failed")),
    });
    expect(await openOnes()).toEqual(["Client bb.example"]);
  });

  it("stand in the specified order with their state, whatever order they come in", async () => {
    const { steps } = job("a", "provisioning");
    renderDashboard({ source: answering(job("a", "provisioning", { steps: steps.toReversed() })) });
    await toggles();
    const items = panel()
      .getAllByRole("listitem")
      .filter((item) => item.hasAttribute("data-status"));
    expect(items.map((item) => [item.dataset.status, item.textContent])).toEqual([
      ["completed", "Domain Setupcompleted 2 min"],
      ["failed", "SSL Certificatefailed"],
      ["in-progress", "Hosting Configurationin progress"],
      ["pending", "Go Livepending"],
    ]);
  });

  it("are the seven of the specification in the sample", async () => {
    renderDashboard();
    await toggles();
    const names = within(
      panel()
        .getAllByRole("list")
        .find(({ tagName }) => tagName === "OL") ?? document.body,
    )
      .getAllByRole("listitem")
      .map((item) => STEP_NAMES.findIndex((name) => item.textContent.startsWith(name)));
    expect(names).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

describe("the panel", () => {
  it("counts its jobs, and says so when there are none", async () => {
    const { unmount } = renderDashboard({ source: answering(job("a", "failed")) });
    expect(await panel().findByText("1 job")).toBeVisible();
    unmount();
    renderDashboard({ source: answering() });
    expect(await panel().findByRole("heading", { name: "No sites on the way" })).toBeVisible();
    expect(panel().getByText("0 jobs")).toBeVisible();
  });

  it("exports a row per job with the state of each step", async () => {
    const download = vi.spyOn(csv, "downloadCsv").mockImplementation(() => undefined);
    const { user } = renderDashboard({
      at: "/admin/dashboard?clients=small-business",
      source: answering(job("P-1", "failed", { failure: "DNS not pointed yet" })),
    });
    await toggles();
    await user.click(panel().getByRole("button", { name: "More for Provisioning Pipeline" }));
    await user.click(await screen.findByRole("menuitem", { name: "Download CSV" }));
    const [name, file] = download.mock.lastCall ?? [];
    expect(name).toContain("_clients-small-business_");
    expect(file?.columns.slice(-7)).toEqual(STEP_NAMES);
    expect(file?.rows).toEqual([
      [
        "P-1",
        "Client P-1",
        "P-1.example",
        "Failed",
        50,
        "SSL Certificate",
        NOON.toISOString(),
        NOON.toISOString(),
        "DNS not pointed yet",
        "completed, 2 min",
        "failed",
        "in progress",
        null,
        null,
        null,
        "pending",
      ],
    ]);
  });

  it("fails and tries again on its own", async () => {
    expectConsole("error", /Error loading dashboard data/);
    const { read, calls } = controlled<ProvisioningJob[], [DashboardQuery]>();
    const { user } = renderDashboard({
      source: { provisioningJobs: read },
      parts: ["portfolio"],
    });
    calls[0]?.reject(new Error("The queue did not answer"));
    expect(
      await panel().findByRole("heading", { name: "Provisioning Pipeline could not be loaded" }),
    ).toBeVisible();
    expect(await screen.findByText(/of 192 domains expire/)).toBeVisible();
    await user.click(panel().getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.resolve([job("back", "failed")]);
    expect(await toggles()).toHaveLength(1);
  });

  it("never shows a slow answer for clients that were chosen before", async () => {
    const { read, calls } = controlled<ProvisioningJob[], [DashboardQuery]>();
    const { user } = renderDashboard({ source: { portfolio: noDomains, provisioningJobs: read } });
    await user.selectOptions(screen.getByRole("combobox", { name: "Clients" }), "Enterprise");
    await waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.resolve([job("newer", "failed")]);
    await toggleOf("Client newer");
    calls[0]?.resolve([job("older", "failed")]);
    await user.click(await toggleOf("Client newer"));
    expect((await toggles()).map((toggle) => toggle.textContent)).toEqual([
      "Client newernewer.example",
    ]);
  });
});
