import {
  boxOf,
  expectFiltersBesideSearch,
  expectFitAndAccessible,
  NARROW,
  PHONE,
  TABLET,
  WIDE,
} from "../support/page-checks";
import { openAsStaff, signIn, waitForApp } from "../support/open-page";
import { core, coreAndDated, expect, test, type Locator, type Page } from "../support/test";
import { createClient } from "../support/stored-clients";
import { changeTicket, createTicket } from "../support/stored-tickets";

const QUEUE = "/admin/crm/tickets";

/** Out of eight hours; during office hours a moment has passed. */
const LEFT = /^[78] h left$/;

async function storeTicket(page: Page, id: string) {
  await openAsStaff(page, `${QUEUE}?ticket=${id}`);
  const ticket = page.getByRole("region", { name: /^Ticket #/ });
  await expect(ticket).toBeVisible();
  return ticket;
}

test(
  "the queue begins with what is past its target, then near it, then by priority",
  coreAndDated,
  async ({ page }) => {
    await page.goto(QUEUE);
    await waitForApp(page);
    const rows = page.getByRole("table", { name: "Tickets" }).locator("tbody").getByRole("row");
    await expect(rows.first()).toBeVisible();
    const order = await rows.evaluateAll((items) =>
      items.map((item) => {
        const badges = [...item.querySelectorAll("[data-slot=badge]")].map(
          (badge) => badge.textContent,
        );
        const states = ["Overdue", "Warning", "On time"];
        const priorities = ["Urgent", "High", "Medium", "Low"];
        return (
          states.findIndex((state) => badges.includes(state)) * 10 +
          priorities.findIndex((priority) => badges.includes(priority))
        );
      }),
    );
    expect(order.length).toBeGreaterThan(5);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    await expect(page.getByText("These are example tickets")).toBeVisible();
    await expect(page.getByRole("button", { name: "New ticket" })).toHaveCount(0);
  },
);

test("a click anywhere in a row opens its ticket", async ({ page }) => {
  await page.goto(QUEUE);
  await waitForApp(page);
  const row = page.getByRole("table", { name: "Tickets" }).locator("tbody").getByRole("row").last();
  const subject = (await row.getByRole("link").textContent()) ?? "";
  const box = await row.boundingBox();
  await row.click({ position: { x: (box?.width ?? 0) - 24, y: (box?.height ?? 0) / 2 } });
  const ticket = page.getByRole("region", { name: /^Ticket #/ });
  await expect(ticket.getByRole("heading", { name: subject })).toBeVisible();
});

test("a closed ticket gives the focus back to its row, however far from what is shown", async ({
  page,
}) => {
  await page.goto(QUEUE);
  await waitForApp(page);
  const rows = page.getByRole("table", { name: "Tickets" }).locator("tbody").getByRole("row");
  const back = page.getByRole("button", { name: "Back to the queue" });
  const open = async (row: Locator) => {
    const subject = (await row.getByRole("link").textContent()) ?? "";
    await row.getByRole("link").click();
    await expect(back).toBeVisible();
    return page.getByRole("table", { name: "Tickets" }).getByRole("link", { name: subject });
  };

  const first = await open(rows.first());
  await rows.last().scrollIntoViewIfNeeded();
  await expect(first).not.toBeInViewport();
  await back.click();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();

  await page.setViewportSize(PHONE);
  const far = await open(rows.last());
  await expect(far).toBeHidden();
  await back.click();
  await expect(far).toBeFocused();
  await expect(far).toBeInViewport();
});

test(
  "a reply that waits for the client stops the clock, and reopening starts it again",
  coreAndDated,
  async ({ page, request }) => {
    await signIn(page);
    const { id } = await createTicket(request, { priority: "high" });
    const ticket = await storeTicket(page, id);
    await expect(ticket.getByText(LEFT)).toBeVisible();
    await ticket.getByLabel("Your reply").focus();
    await ticket.getByLabel("Your reply").fill("Which address should it go to?");
    await ticket.getByRole("button", { name: "…and wait for the client" }).click();
    await expect(ticket.getByText("clock stopped: waiting for the client")).toBeVisible();
    await expect(ticket.getByRole("button", { name: "Status: Waiting" })).toBeVisible();
    await expect(ticket.getByRole("listitem").filter({ hasText: "Which address" })).toContainText(
      "our reply",
    );
    await expect(ticket.getByLabel("Your reply")).toHaveValue("");

    await ticket.getByRole("button", { name: "Status: Waiting" }).click();
    await page.getByRole("menuitemradio", { name: /^Resolve/ }).click();
    await expect(ticket.getByText("resolved in time")).toBeVisible();
    await ticket.getByRole("button", { name: "Status: Resolved" }).click();
    await page.getByRole("menuitemradio", { name: /^Reopen/ }).click();
    await expect(ticket.getByText(LEFT)).toBeVisible();
    await ticket.getByRole("button", { name: "History" }).click();
    await expect(ticket.getByText(/Waiting/).first()).toBeVisible();
  },
);

test(
  "a reply goes out as it stands in the composer, and is taken back within ten seconds",
  core,
  async ({ page, request }) => {
    const email = `dana-${crypto.randomUUID().slice(0, 8)}@reply.example`;
    const client = await createClient(request, { email });
    await signIn(page);
    const { id, subject } = await createTicket(request, { client_id: client.id });
    const ticket = await storeTicket(page, id);
    const box = ticket.getByLabel("Your reply");
    await box.click();
    await expect(box).toHaveValue(/^Hello Björn,\n\n\n\nJo Marsh, Curbfront\n/);
    await page.keyboard.type("It is done.");
    await expect(box).toHaveValue(/^Hello Björn,\n\nIt is done\.\n\nJo Marsh, Curbfront\n/);
    const whole = await box.inputValue();
    await ticket.getByRole("button", { name: "…and resolve" }).click();
    await expect(ticket.getByText("Its mail to Björn waits ten seconds.")).toBeVisible();
    await expect(ticket.getByRole("button", { name: "Status: Resolved" })).toBeVisible();
    await ticket.getByRole("button", { name: /^Undo/ }).press("Enter");
    await expect(box).toHaveValue(whole);
    await expect(box).toBeFocused();
    await expect(ticket.getByRole("button", { name: "Status: Open" })).toBeVisible();
    await expect(ticket.getByRole("listitem").filter({ hasText: "It is done." })).toHaveCount(0);

    await page.keyboard.press("Control+Enter");
    await expect(ticket.getByRole("listitem").filter({ hasText: "It is done." })).toHaveCount(1);
    await expect(ticket.getByText(/been told/)).toHaveCount(0);
    await ticket.getByRole("link", { name: "Its mail is in the outbox" }).click();
    const sheet = page.getByRole("dialog", { name: new RegExp(subject) });
    await sheet.getByRole("tab", { name: "Text" }).click();
    await expect(sheet.getByRole("tabpanel", { name: "Text" })).toHaveText(whole);
  },
);

test(
  "a status that somebody else changed meanwhile is told, and no word is lost",
  core,
  async ({ page, request, expectProblem }) => {
    expectProblem(/status of 409/);
    await signIn(page);
    const { id } = await createTicket(request);
    const ticket = await storeTicket(page, id);
    await ticket.getByLabel("Your reply").focus();
    await ticket.getByLabel("Your reply").fill("We are on it.");
    await changeTicket(request, id, { status: "resolved", version: 1 });
    await ticket.getByRole("button", { name: "…and wait for the client" }).click();
    await expect(ticket.getByRole("alert")).toContainText(
      "somebody else changed this ticket first",
    );
    await expect(ticket.getByRole("alert")).toContainText("resolved");
    await expect(ticket.getByLabel("Your reply")).toHaveValue("We are on it.");
    // The form no longer offers to wait for the client on a resolved ticket.
    await expect(ticket.getByRole("button", { name: "…and wait for the client" })).toHaveCount(0);
    await page.reload();
    await expect(ticket.getByLabel("Your reply")).toHaveValue("We are on it.");
    await ticket.getByRole("button", { name: "Add reply" }).click();
    await expect(ticket.getByRole("listitem").filter({ hasText: "We are on it." })).toHaveCount(1);
  },
);

test(
  "by keyboard alone: a new ticket, a note, taken over, on to the next",
  core,
  async ({ page, request }) => {
    await signIn(page);
    await openAsStaff(page, QUEUE);
    const list = page.getByRole("table", { name: "Tickets" });
    await expect(list.getByRole("link").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "New ticket" })).toBeVisible();
    await page.keyboard.press("n");
    const dialog = page.getByRole("dialog", { name: "New ticket" });
    await expect(dialog).toBeVisible();
    const subject = `Keys ${crypto.randomUUID().slice(0, 8)}`;
    await dialog.getByRole("combobox", { name: "Client" }).fill("Halden Air");
    const found = dialog.getByRole("listbox").getByRole("option").first();
    await expect(found).toContainText("Halden Air");
    await expect(found).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Halden Air")).toBeVisible();
    await expect(dialog.getByRole("combobox", { name: "Client" })).toHaveCount(0);
    await dialog.getByLabel("Subject").fill(subject);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press("n");
    await expect(dialog.getByLabel("Subject")).toHaveValue(subject);
    await dialog.getByLabel("Subject").press("Enter");
    const ticket = page.getByRole("region", { name: /^Ticket #/ });
    await expect(ticket.getByRole("heading", { name: subject })).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await page.keyboard.press("a");
    await expect(ticket.getByRole("button", { name: "Assignee: Jo Marsh" })).toBeVisible();
    await page.keyboard.press("i");
    await expect(ticket.getByRole("textbox", { name: "Internal note" })).toBeFocused();
    await page.keyboard.type("Ask Marc first.");
    await page.keyboard.press("Control+Enter");
    await expect(ticket.getByRole("listitem").filter({ hasText: "Ask Marc" })).toContainText(
      "Only staff see this.",
    );

    const word = `w${crypto.randomUUID().slice(0, 8)}`;
    await createTicket(request, { subject: `First ${word}`, priority: "urgent" });
    await createTicket(request, { subject: `Second ${word}`, priority: "low" });
    await openAsStaff(page, `${QUEUE}?q=${word}`);
    const links = list.getByRole("link");
    await expect(links).toHaveText([`First ${word}`, `Second ${word}`]);
    await page.keyboard.press("j");
    await expect(ticket.getByRole("heading", { level: 2 })).toContainText(`First ${word}`);
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("j");
    await expect(ticket.getByRole("heading", { level: 2 })).toContainText(`Second ${word}`);
  },
);

test("queue, ticket and new ticket are accessible in both themes at every width", async ({
  page,
}) => {
  await signIn(page);
  for (const size of [WIDE, TABLET, PHONE]) {
    await page.setViewportSize(size);
    await openAsStaff(page, QUEUE);
    const list = page.getByRole("table", { name: "Tickets" });
    await expect(list.getByRole("link").first()).toBeVisible();
    await expectFitAndAccessible(page, [size]);
    await expect(page.getByRole("button", { name: "New ticket" })).toBeVisible();
    await page.keyboard.press("n");
    const dialog = page.getByRole("dialog", { name: "New ticket" });
    await expect(dialog).toBeVisible();
    await expect(page.getByRole("option").first()).toBeVisible();
    if (size !== TABLET) await expectFitAndAccessible(page, [size]);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await list.getByRole("link").first().click();
    await expect(page.getByRole("list", { name: /^Messages/ })).toBeVisible();
    await expectFitAndAccessible(page, [size]);
    const site = await boxOf(page.getByRole("button", { name: /^Site: / }));
    const website = await boxOf(page.getByRole("link", { name: /^Open [\w.]+example$/ }));
    expect(website.y + website.height / 2).toBeCloseTo(site.y + site.height / 2, 0);
    if (size === WIDE) await expectFiltersBesideSearch(page);
  }
  await openAsStaff(page, QUEUE);
  for (const size of [PHONE, NARROW]) {
    await page.setViewportSize(size);
    const search = await boxOf(page.getByRole("searchbox"));
    const filters = await boxOf(page.getByRole("button", { name: /^Filters/ }));
    const views = await boxOf(page.getByRole("button", { name: "Views" }));
    expect(filters.y).toBeGreaterThanOrEqual(search.y + search.height);
    expect(views.y).toBe(filters.y);
  }
});

test.describe("where it is another day than in New York", () => {
  // Without an argument `format()` would use the machine's clock instead of the page's.
  const hour = new Intl.DateTimeFormat("en-US", {
    hour: "numeric",
    hourCycle: "h23",
    timeZone: "America/New_York",
  }).format(Date.now());
  test.use({ timezoneId: Number(hour) < 6 ? "Pacific/Pago_Pago" : "Pacific/Kiritimati" });

  test("an open ticket leaves the notice of it whole on a phone", async ({ page }) => {
    await signIn(page);
    await page.setViewportSize(PHONE);
    await openAsStaff(page, QUEUE);
    const list = page.getByRole("table", { name: "Tickets" });
    await list.getByRole("link").first().click();
    await expect(page.getByRole("list", { name: /^Messages/ })).toBeVisible();
    await expect(async () => {
      const notice = await boxOf(page.getByText(/^In New York it is/));
      const back = await boxOf(page.getByRole("button", { name: "Back to the queue" }));
      expect(back.y - (notice.y + notice.height)).toBeGreaterThan(12);
    }).toPass();
  });
});
