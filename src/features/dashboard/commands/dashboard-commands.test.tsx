import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { CommandProvider } from "@/components/commands/command-provider";
import { Toaster } from "@/components/ui/toaster";
import { DashboardPage } from "../dashboard-page";
import { promptSource, sampleOf } from "@tests/dashboard";
import { renderPage } from "@tests/render";

async function open(at = "/admin/dashboard") {
  const kpis = vi.fn(promptSource.kpis);
  const view = renderPage(
    <CommandProvider>
      <DashboardPage source={{ ...sampleOf(["systemStatus", "provisioningJobs"]), kpis }} />
      <Toaster />
    </CommandProvider>,
    { at },
  );
  const user = userEvent.setup({ delay: null });
  const address = () => view.router.state.location.search;
  await screen.findAllByText("Operational");
  const run = async (words: string) => {
    await user.keyboard("{Control>}k{/Control}");
    await user.type(await screen.findByRole("combobox", { name: /^Search/ }), `${words}{Enter}`);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  };
  return { ...view, user, address, run, kpis };
}

describe("the dashboard's keys", () => {
  it("choose the days, the series and the tab", async () => {
    const { user, address } = await open();
    await user.keyboard("1");
    await waitFor(() => expect(address()).toBe("?range=7d"));
    expect(screen.getByLabelText("Time range")).toHaveValue("7d");
    await user.keyboard("3");
    await waitFor(() => expect(address()).toBe("?range=90d"));
    await user.keyboard("2");
    await waitFor(() => expect(address()).toBe(""));
    await user.keyboard("m");
    await waitFor(() => expect(address()).toBe("?series=revenue"));
    await user.keyboard("t");
    await waitFor(() => expect(address()).toBe("?series=revenue&tab=tasks"));
    await user.keyboard("mt");
    await waitFor(() => expect(address()).toBe(""));
  });

  it("leave a history that goes back through the ranges, and no more", async () => {
    const { user, address, router } = await open();
    await user.keyboard("1");
    await waitFor(() => expect(address()).toBe("?range=7d"));
    await user.keyboard("1t");
    await waitFor(() => expect(address()).toBe("?range=7d&tab=tasks"));
    await router.navigate(-1);
    await waitFor(() => expect(address()).toBe(""));
  });

  it("refresh, whatever is still on its way", async () => {
    const { user, kpis } = await open();
    const before = kpis.mock.calls.length;
    await user.keyboard("r");
    await waitFor(() => expect(kpis).toHaveBeenCalledTimes(before + 1));
  });

  it("do nothing while a filter has the focus", async () => {
    const { user, address } = await open();
    screen.getByLabelText("Clients").focus();
    await user.keyboard("1t");
    expect(address()).toBe("");
  });
});

describe("the dashboard's commands", () => {
  it.each([
    ["enterprise", "?clients=enterprise"],
    ["7 days", "?range=7d"],
    ["revenue", "?series=revenue"],
    ["figures table", "?tables=kpis"],
    ["12 table", "?tables=revenue"],
    ["traffic table", "?tables=traffic"],
  ])("answer to %j", async (words, expected) => {
    const { run, address } = await open();
    await run(words);
    await waitFor(() => expect(address()).toBe(decodeURIComponent(expected)));
  });

  it("turn a table back into a chart, and leave the others", async () => {
    const { run, address } = await open("/admin/dashboard?tables=kpis%2Ctraffic");
    await run("traffic chart");
    await waitFor(() => expect(address()).toBe("?tables=kpis"));
  });

  it.each([
    "Re-run Provisioning",
    "Bulk Publish",
    "Sync Stripe",
    "Backup Sites",
    "Generate Report",
    "Refresh Analytics",
  ])("hold %s, which logs and says so", async (action) => {
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
    const { run } = await open();
    await run(action);
    expect(await screen.findByText(new RegExp(`^${action} logged`))).toBeInTheDocument();
    expect(log).toHaveBeenCalledWith(action, {});
  });

  it("print, once the palette is off the page", async () => {
    let dialogs = -1;
    vi.stubGlobal("print", () => (dialogs = screen.queryAllByRole("dialog").length));
    const { run } = await open();
    await run("print");
    await waitFor(() => expect(dialogs).toBe(0));
  });

  it("say which of the choices stands", async () => {
    const { user } = await open("/admin/dashboard?range=90d");
    await user.keyboard("{Control>}k{/Control}");
    const icon = (name: RegExp) => screen.getByRole("option", { name }).querySelector("svg");
    expect(icon(/Last 90 days/)).toHaveClass("lucide-check");
    expect(icon(/Last 30 days/)).not.toHaveClass("lucide-check");
  });
});
