import { screen, waitFor, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { clientOf } from "@tests/fixtures/clients";
import { collectDownloads, type Download } from "@tests/downloads";
import { stubNetwork, type SentRequest } from "@tests/stub-network";
import { renderPage } from "@tests/render";
import { Toaster } from "@/components/ui/toaster";
import type { ClientRow } from "@/data/clients/schema";
import type { StaffMember } from "@/data/staff/schema";
import { StaffMemberContext } from "@/data/staff/use-staff-member";
import { ClientsPage } from "./clients-page";

const JO: StaffMember = {
  id: "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10",
  name: "Jo Marsh",
  role: "owner",
};

const idOf = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, "0")}`;

const client = (nth: number, fields: Partial<ClientRow> = {}): ClientRow =>
  clientOf({
    id: idOf(nth),
    version: 3,
    business: `Business ${nth}`,
    trade: "roofing",
    town: "Toledo",
    client_since: "2025-11-20",
    is_sample: true,
    contact: { name: "Hal Bauer", email: null, phone: "(630) 555-0133" },
    ...fields,
  });

type ListArgs = {
  filters: Record<string, unknown>;
  sort: string;
  after: unknown[] | null;
  page_size: number;
};
type Answer = ReturnType<Parameters<typeof stubNetwork>[0]>;
type Setup = {
  rows?: ClientRow[];
  member?: StaffMember | null;
  at?: string;
  list?: (args: ListArgs) => Answer | undefined;
  change?: (request: SentRequest) => Answer;
  views?: { id: string; name: string; query: string }[];
};

function renderClients(options: Setup = {}) {
  const { rows = [client(1), client(2), client(3)], member = JO, at = "/" } = options;
  const views = options.views ?? [];
  const sent = stubNetwork((request) => {
    const { path, method } = request;
    if (path.endsWith("/list_clients")) {
      const args = request.body as ListArgs;
      const other = options.list?.(args);
      if (other !== undefined) return other;
      const from = Number(args.after?.[0] ?? 0);
      const to = from + args.page_size;
      return {
        body: {
          rows: rows.slice(from, to),
          next: to < rows.length ? [to] : null,
          total: args.after === null ? rows.length : null,
        },
      };
    }
    if (path.endsWith("/client_totals")) {
      const { filters } = request.body as { filters: object };
      const isAll = Object.keys(filters).length === 0;
      return {
        body: { clients: isAll ? 20_164 : 3, paying: isAll ? 20_100 : 3, monthly_cents: 89_700 },
      };
    }
    if (path.endsWith("/change_records")) {
      if (options.change) return options.change(request);
      const { changes } = request.body as { changes: { id: string; version: number }[] };
      const changed = changes.map(({ id, version }) => ({ id, version: version + 1 }));
      return { body: { changed, failed: [] } };
    }
    if (path.endsWith("/saved_views")) {
      if (method === "POST") {
        const { name, query } = request.body as { name: string; query: string };
        views.push({ id: idOf(900 + views.length), name, query });
      }
      if (method === "DELETE") views.splice(0, 1);
      return method === "GET" ? { body: views } : { status: 201 };
    }
    if (path.endsWith("/staff")) return { body: [] };
    return { status: 201 };
  });
  const view = renderPage(
    <StaffMemberContext value={member}>
      <ClientsPage />
      <Toaster />
    </StaffMemberContext>,
    { at },
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...view, user, sent };
}

const box = (name: string) => screen.findByRole("checkbox", { name: `Select ${name}` });
type User = ReturnType<typeof userEvent.setup>;
async function exportAs(user: User, choice: string, button = "Export CSV") {
  await user.click(screen.getByRole("button", { name: button }));
  await user.click(await screen.findByRole("menuitem", { name: choice }));
}
const changesOf = (sent: SentRequest[]) =>
  sent
    .filter(({ path }) => path.endsWith("/change_records"))
    .map(({ body }) => (body as { changes: Record<string, unknown>[] }).changes);

async function setStatus(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole("button", { name: "Set status" }));
  await user.click(await screen.findByRole("menuitem", { name }));
}

describe("many clients at once", () => {
  it("ticks a range, changes it, and takes it back by the versions it was answered", async () => {
    const { user, sent } = renderClients();
    await user.click(await box("Business 1"));
    await user.keyboard("{Shift>}");
    await user.click(await box("Business 3"));
    await user.keyboard("{/Shift}");
    expect(screen.getByText("3 selected")).toBeVisible();
    await setStatus(user, "Paused");
    expect(await screen.findByText("Set 3 clients to Paused.")).toBeVisible();
    expect(screen.queryByText("3 selected")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Undone.")).toBeVisible();
    const [changed, undone] = changesOf(sent);
    expect(changed).toContainEqual({ id: idOf(2), version: 3, status: "paused" });
    expect(undone).toEqual(
      [1, 2, 3].map((nth) => ({ id: idOf(nth), version: 4, status: "active" })),
    );
  });

  it("says how many failed and why, keeps those ticked, and undoes only the others", async () => {
    const { user, sent } = renderClients({
      change: ({ body }) => {
        const { changes } = body as { changes: { id: string; version: number }[] };
        const changed = changes
          .filter(({ id }) => id !== idOf(2))
          .map(({ id, version }) => ({ id, version: version + 1 }));
        const failed = changes.length === 3 ? [{ id: idOf(2), why: "conflict" }] : [];
        return { body: { changed, failed } };
      },
    });
    await user.click(await screen.findByRole("checkbox", { name: "Select all shown" }));
    await setStatus(user, "Cancelled");
    const text = await screen.findByText("Set 2 clients to Cancelled.");
    expect(screen.getByRole("alert")).toHaveTextContent(
      "One was not changed and is still selected.Business 2: somebody else changed it first.",
    );
    expect(await box("Business 2")).toBeChecked();
    expect(await box("Business 1")).not.toBeChecked();
    // A toast of an earlier test may still be there.
    const toast = within(text.closest<HTMLElement>("[data-sonner-toast]") ?? document.body);
    await user.click(toast.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(changesOf(sent)).toHaveLength(2));
    expect(changesOf(sent)[1]?.map(({ id }) => id)).toEqual([idOf(1), idOf(3)]);
  });

  it("loses nothing when the line breaks", async () => {
    const { user } = renderClients({ change: () => new TypeError("Failed to fetch") });
    await user.click(await box("Business 1"));
    await user.click(screen.getByRole("button", { name: "Archive" }));
    expect(await screen.findByText(/the server could not be reached/)).toBeVisible();
    expect(await box("Business 1")).toBeChecked();
  });

  it("lets go of rows that a filter has hidden", async () => {
    const { user } = renderClients();
    await user.click(await box("Business 1"));
    await user.click(screen.getByRole("button", { name: "Archived" }));
    await waitFor(() => expect(screen.queryByText("1 selected")).toBeNull());
  });
});

describe("the export", () => {
  let downloads: Download[];
  beforeEach(() => {
    downloads = collectDownloads();
  });
  const many = Array.from({ length: 2_001 }, (_, nth) => client(nth + 1));
  many[2_000] = client(2_001, { business: '=HYPERLINK("http://x")' });

  it("holds every page of what is shown, names the filters and runs no formula", async () => {
    const { user } = renderClients({
      rows: many,
      at: "/?statuses=active,paused&q=bus&sort=-price&columns=status",
    });
    await box("Business 1");
    await exportAs(user, "The columns shown");
    await waitFor(() => expect(downloads).toHaveLength(1));
    const [file] = downloads;
    const lines = ((await file?.text) ?? "").trimEnd().split("\r\n");
    expect(file?.name).toMatch(
      /^curbfront_clients_search-bus_status-active-paused_highest-price-first_\d{8}T\d{6}[+-]\d{4}\.csv$/,
    );
    expect(lines[0]).toBe("Business,Trade,Town,State,Status,Record ID");
    expect(lines).toHaveLength(1 + 2_001);
    expect(lines.at(-1)).toMatch(/^"'=HYPERLINK/);
    expect(await screen.findByText(/Downloaded 2,001 rows/)).toBeVisible();
  });

  it("holds everything there is of each, and of those selected alone", async () => {
    const address = { street: "1 Elm Street", postal_code: "43604" };
    const whole = { ...client(1, { domain: "business-1.example" }), address };
    const { user, sent } = renderClients({
      at: "/?archived=yes&columns=status",
      list: ({ filters }) =>
        filters["whole"] === true ? { body: { rows: [whole], next: null, total: 1 } } : undefined,
    });
    await user.click(await box("Business 1"));
    await user.click(await box("Business 3"));
    await exportAs(user, "Everything", "Export");
    await waitFor(() => expect(downloads).toHaveLength(1));
    const [head, line] = ((await downloads[0]?.text) ?? "").trimEnd().split("\r\n");
    expect(head).toBe(
      "Business,Trade,Town,State,Status,Plan,Monthly price (USD),Owner,Health,Reasons,Open tickets,Domain,Contact,Contact’s e-mail,Contact’s phone,Client since,Updated,Mailing,Street,ZIP code,Record ID",
    );
    expect(line).toContain("1 Elm Street,43604");
    expect(downloads[0]?.name).toContain("_2-selected_");
    const request = sent.filter(({ path }) => path.endsWith("/list_clients")).at(-1);
    expect(request?.body).toMatchObject({
      filters: { ids: [idOf(1), idOf(3)], archived: true, whole: true },
      page_size: 250,
    });
  });

  it("saves nothing when a page is lost, and does it all when asked again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    let isDown = true;
    const { user } = renderClients({
      rows: many,
      list: ({ after, page_size }) =>
        isDown && after !== null && page_size > 50 ? new TypeError("Failed to fetch") : undefined,
    });
    await box("Business 1");
    await exportAs(user, "The columns shown");
    expect(await screen.findByText(/The export stopped.*No file was saved/)).toBeVisible();
    expect(downloads).toHaveLength(0);
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(downloads).toHaveLength(1));
  });

  it("can be canceled", async () => {
    const { user } = renderClients({
      rows: many,
      list: ({ page_size }) => (page_size > 50 ? new Promise<never>(() => undefined) : undefined),
    });
    await box("Business 1");
    await exportAs(user, "The columns shown");
    await user.click(await screen.findByRole("button", { name: "Cancel the export" }));
    expect(await screen.findByText("Export canceled. No file was saved.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Export CSV" })).toBeEnabled();
    expect(downloads).toHaveLength(0);
  });
});

describe("saved views", () => {
  it("keeps what is chosen, opens it again, and brings a deleted one back", async () => {
    const { user, router, sent } = renderClients({ at: "/?statuses=paused&sort=-price" });
    await user.click(await screen.findByRole("button", { name: "Views" }));
    await user.type(await screen.findByLabelText("Save what you see as"), "Paused, dear");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Saved the view “Paused, dear”.")).toBeVisible();
    const stored = sent.find(({ path, method }) => path.endsWith("views") && method === "POST");
    expect(stored?.body).toEqual({
      page: "clients",
      name: "Paused, dear",
      query: "sort=-price&statuses=paused",
    });
    await user.click(await screen.findByRole("button", { name: "Clear all" }));
    await user.click(await screen.findByRole("button", { name: /Paused, dear.*changed/ }));
    await user.click(await screen.findByRole("button", { name: "Paused, dear" }));
    expect(router.state.location.search).toContain("statuses=paused");
    await user.click(await screen.findByRole("button", { name: "Paused, dear" }));
    await user.click(await screen.findByRole("button", { name: "Delete view Paused, dear" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Restored the view “Paused, dear”.")).toBeVisible();
    expect(router.state.location.search).toContain("statuses=paused");
  });
});

describe("the clients page", () => {
  it("says how many there are, however many, and what they pay, of the filter too", async () => {
    const { user } = renderClients();
    expect(await screen.findByText("20,164 clients · 20,100 active at $897 a month")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "At risk" }));
    expect(await screen.findByText("3 clients match · $897 a month")).toBeVisible();
  });

  it("keeps three loaded pages when they are read anew after a change", async () => {
    const rows = Array.from({ length: 700 }, (_, nth) => client(nth + 1));
    const { user, sent, container } = renderClients({ rows });
    const lists = () => sent.filter(({ path }) => path.endsWith("/list_clients"));
    await user.click(await box("Business 1"));
    for (let page = 2; page <= 3; page += 1) {
      await user.click(screen.getByRole("button", { name: "Show more" }));
      await screen.findByText(`1–${page * 50} of 700`);
    }
    const before = lists().length;
    await setStatus(user, "Paused");
    await screen.findByText("Set 1 client to Paused.");
    await waitFor(() => expect(lists().length).toBeGreaterThan(before));
    await waitFor(() =>
      expect(container.querySelector("[data-slot='list']")).toHaveAttribute("aria-busy", "false"),
    );
    const read = lists().slice(before);
    expect(read.map(({ body }) => (body as ListArgs).after)).toEqual([null, [50], [100]]);
    expect(screen.getByText("1–150 of 700")).toBeVisible();
  });

  it("tells a visitor once that it is example data, and offers nothing that would fail", async () => {
    const { user } = renderClients({ member: null });
    expect(await screen.findByText(/This is example data/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Add client" })).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Views" }));
    expect(await screen.findByText(/to keep them under a name/)).toBeVisible();
  });

  it("keeps the list when another question fails, and asks again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    let isDown = true;
    const { user } = renderClients({
      list: ({ sort }) =>
        isDown && sort !== "business" ? new TypeError("Failed to fetch") : undefined,
    });
    await box("Business 1");
    await user.click(screen.getByRole("button", { name: "Plan and price" }));
    const notice = await screen.findByRole("alert");
    expect(notice).toHaveTextContent("the list below is as it was");
    expect(await box("Business 1")).toBeVisible();
    isDown = false;
    await user.click(within(notice).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(screen.getByRole("columnheader", { name: "Plan and price" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
  });

  it("says that an answer it cannot read could not be loaded, and asks again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    let isOdd = true;
    const { user } = renderClients({
      list: () => (isOdd ? { body: { rows: [{ id: idOf(1) }], next: null } } : undefined),
    });
    expect(await screen.findByText("The clients could not be loaded")).toBeVisible();
    isOdd = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await box("Business 1")).toBeVisible();
  });

  it("goes through the rows by keyboard", async () => {
    const { user } = renderClients();
    await box("Business 1");
    screen.getByRole("link", { name: "Business 1" }).focus();
    await user.keyboard("{ArrowDown}{ArrowDown} ");
    expect(screen.getByRole("link", { name: "Business 3" })).toHaveFocus();
    expect(await box("Business 3")).toBeChecked();
    await user.keyboard("{ArrowUp}");
    expect(screen.getByRole("link", { name: "Business 2" })).toHaveFocus();
  });

  it("warns of a name that is taken, keeps what was typed, and adds", async () => {
    const { user, sent, router } = renderClients();
    await box("Business 1");
    await user.click(screen.getByRole("button", { name: "Add client" }));
    await user.type(await screen.findByLabelText("Business"), "business-1");
    expect(await screen.findByText(/A client of this name is here already/)).toBeVisible();
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Add client" }));
    expect(await screen.findByLabelText("Business")).toHaveValue("business-1");
    await user.clear(screen.getByLabelText("Price a month, USD"));
    await user.type(screen.getByLabelText("Price a month, USD"), "cheap");
    await user.click(await screen.findByRole("button", { name: "Add anyway" }));
    expect(await screen.findByText("Enter a price such as 299 or 299.50.")).toBeVisible();
    await user.clear(screen.getByLabelText("Price a month, USD"));
    await user.type(screen.getByLabelText("Price a month, USD"), "$1,299.50");
    await user.click(screen.getByRole("button", { name: "Add anyway" }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/clients\/[0-9a-f-]{36}$/));
    const added = sent.find(({ path }) => path === "/rest/v1/clients");
    expect(added?.body).toMatchObject({ business: "business-1", monthly_price_cents: 129_950 });
  });
});
