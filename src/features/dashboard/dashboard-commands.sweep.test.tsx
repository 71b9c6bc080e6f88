import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { CommandProvider } from "@/components/commands/command-provider";
import { Toaster } from "@/components/ui/toaster";
import { DashboardPage } from "./dashboard-page";
import { promptSource, sampleOf } from "@tests/screens/dashboard";
import { renderPage } from "@tests/render";

/** Shows the URL that the page was rendered for; the router's changes earlier. */
function DrawnAddress() {
  return <output data-testid="address">{useLocation().search}</output>;
}

async function open(at = "/admin/dashboard") {
  const kpis = vi.fn(promptSource.kpis);
  const view = renderPage(
    <CommandProvider>
      <DashboardPage source={{ ...sampleOf(["systemStatus", "provisioningJobs"]), kpis }} />
      <Toaster />
      <DrawnAddress />
    </CommandProvider>,
    { at },
  );
  const user = userEvent.setup({ delay: null });
  const address = () => screen.getByTestId("address").textContent;
  await screen.findAllByText("Operational");
  const run = async (words: string) => {
    await user.keyboard("{Control>}k{/Control}");
    await user.type(await screen.findByRole("combobox", { name: /^Search/ }), `${words}{Enter}`);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  };
  /** Rendering is slow, so one page serves several commands. */
  const startAt = async (search: string) => {
    await view.router.navigate(`/admin/dashboard${search}`);
    await waitFor(() => expect(address()).toBe(search));
  };
  return { ...view, user, address, run, startAt, kpis };
}

describe("the dashboard's keys", () => {
  it("choose the days, the series and the tab, refresh, and rest while a filter has the focus", async () => {
    const { user, address, kpis } = await open();
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

    const before = kpis.mock.calls.length;
    await user.keyboard("r");
    await waitFor(() => expect(kpis).toHaveBeenCalledTimes(before + 1));

    screen.getByLabelText("Clients").focus();
    await user.keyboard("1t");
    expect(address()).toBe("");
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
});

describe("the dashboard's commands", () => {
  it("set the filters and the tables, and say which of the choices stands", async () => {
    const { user, run, startAt, address } = await open();
    for (const [words, expected] of [
      ["enterprise", "?clients=enterprise"],
      ["7 days", "?range=7d"],
      ["revenue", "?series=revenue"],
      ["figures table", "?tables=kpis"],
      ["12 table", "?tables=revenue"],
      ["traffic table", "?tables=traffic"],
    ] as const) {
      await startAt("");
      await run(words);
      await waitFor(() => expect(address(), words).toBe(expected));
    }

    await startAt("?tables=kpis,traffic");
    await run("traffic chart");
    await waitFor(() => expect(address()).toBe("?tables=kpis"));

    await startAt("?range=90d");
    await user.keyboard("{Control>}k{/Control}");
    const icon = (name: RegExp) => screen.getByRole("option", { name }).querySelector("svg");
    expect(icon(/Last 90 days/)).toHaveClass("lucide-check");
    expect(icon(/Last 30 days/)).not.toHaveClass("lucide-check");
  });

  it("hold the six quick actions, which log and say so, and print with the palette off the page", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
    let dialogs = -1;
    vi.stubGlobal("print", () => (dialogs = screen.queryAllByRole("dialog").length));
    const { run } = await open();
    for (const action of [
      "Re-run Provisioning",
      "Bulk Publish",
      "Sync Stripe",
      "Backup Sites",
      "Generate Report",
      "Refresh Analytics",
    ]) {
      await run(action);
      expect(await screen.findByText(new RegExp(`^${action} logged`))).toBeInTheDocument();
      expect(log).toHaveBeenLastCalledWith(action, {});
    }

    await run("print");
    await waitFor(() => expect(dialogs).toBe(0));
  });
});
