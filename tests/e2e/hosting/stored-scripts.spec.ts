import { expect, test, type Browser, type Page } from "@playwright/test";
import { FIELDS, scriptFor, unknownColumns, type Screen } from "../../hostile/stored-scripts.ts";
import { tell } from "../../hostile/tell.ts";
import { startOwnSite } from "../../xss/attacked-site.ts";
import { findDangers, openWatchedPage } from "../../xss/tripwires.ts";
import { openAsStaff, ownerHeaders, signIn } from "../support/open-page";

// One site full of scripts for the whole file.
test.describe.configure({ mode: "default" });

type Site = Awaited<ReturnType<typeof startOwnSite>>;
let site: Site;
let stop = async () => undefined as void;

let tried = 0;
let succeeded = 0;

const id = () => crypto.randomUUID();
const CLIENT = id();
const LEAD = id();
const LOST_LEAD = id();
const TICKET = id();
const STAFF_NAME = scriptFor("colleague");
const SENDER = scriptFor("sender");

/** What FIELDS says of a table's columns, but those of another screen. */
const wordsOf = (table: string, screen: Screen) =>
  Object.fromEntries(
    Object.entries(FIELDS)
      .filter(([name, field]) => name.startsWith(`${table}.`) && field.screen === screen)
      .map(([name, { value }]) => [name.split(".")[1], value]),
  );

/** Writes past the screens, as somebody with a hand-made client would. */
async function storeScripts({ api, origin }: Site): Promise<void> {
  const headers = await ownerHeaders(api, origin);
  const post = async (path: string, data: object) => {
    const answer = await api.post(`/rest/v1/${path}`, { headers, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
  const ofClient = (table: string) => ({ client_id: CLIENT, ...wordsOf(table, "client") });
  await post("clients", { id: CLIENT, ...wordsOf("clients", "client") });
  // An address is shown of whom no number is known.
  const { phone, email, ...contact } = ofClient("client_contacts") as Record<string, string>;
  await post("client_contacts", { ...contact, phone });
  await post("client_contacts", { ...contact, email });
  await post("client_addresses", ofClient("client_addresses"));
  await post("client_sites", { ...ofClient("client_sites"), domain: "one.example" });
  await post("crm_notes", ofClient("crm_notes"));
  await post("tasks", { ...ofClient("tasks"), due_on: "2026-12-01" });
  await post("leads", { id: LEAD, ...wordsOf("leads", "lead") });
  await post("leads", { id: LOST_LEAD, name: "Lost" });
  const lost = await api.patch(`/rest/v1/leads?id=eq.${LOST_LEAD}`, {
    headers,
    data: { stage: "lost", version: 1, ...wordsOf("leads", "lost lead") },
  });
  expect(lost.ok(), await lost.text()).toBe(true);
  await post("tickets", { id: TICKET, client_id: CLIENT, ...wordsOf("tickets", "ticket") });
  await post("rpc/add_ticket_message", {
    id: id(),
    ticket_id: TICKET,
    kind: "client",
    ...wordsOf("ticket_messages", "ticket"),
  });
  const me = await api.get("/auth/v1/user", { headers });
  const { id: owner } = (await me.json()) as { id: string };
  await post("saved_views", {
    owner_id: owner,
    page: "leads",
    query: "stage=new",
    ...wordsOf("saved_views", "views"),
  });
  await post("rpc/add_staff", { email: "script@one.example", name: STAFF_NAME, role: "viewer" });
  await post("rpc/submit_lead", {
    payload: {
      form: "contact",
      name: SENDER,
      email: "sender@one.example",
      message: scriptFor("sent-message"),
      sourcePage: "/contact",
      filledMs: 9000,
    },
  });
}

test.beforeAll(async () => {
  site = await startOwnSite();
  stop = site.stop;
  await storeScripts(site);
});
test.afterAll(async () => {
  tell("stored scripts", tried, succeeded);
  await stop();
});

/** Which of the words are not to be read on the page, as they are or in a field. */
const missingOn = (page: Page, words: string[]) =>
  page.evaluate((wanted) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea")];
    const shown = [document.body.innerText, ...fields.map(({ value }) => value)];
    const texts = shown.map((text) => text.toLowerCase());
    return wanted.filter((each) => !texts.some((text) => text.includes(each.toLowerCase())));
  }, words);

async function expectSeen(
  browser: Browser,
  path: string,
  words: string[],
  prepare?: (page: Page) => Promise<void>,
) {
  const { page, attacks } = await openWatchedPage(browser, site.origin);
  await signIn(page, site.origin);
  await openAsStaff(page, path);
  await prepare?.(page);
  await expect.poll(() => missingOn(page, words), path).toEqual([]);
  const dangers = [...(await findDangers(page)), ...attacks];
  tried += words.length;
  succeeded += dangers.length;
  expect(dangers, path).toEqual([]);
  await page.context().close();
}

const wordsOn = (screen: Screen) =>
  Object.values(FIELDS)
    .filter((field) => field.screen === screen)
    .map(({ value }) => value);

test("every column that takes words is read on a screen", () => {
  expect(unknownColumns()).toEqual([]);
});

test("a client's page shows scripts as words", async ({ browser }) => {
  await expectSeen(browser, `/admin/crm/clients/${CLIENT}`, wordsOn("client"));
});

test("a lead shows scripts as words", async ({ browser }) => {
  await expectSeen(browser, `/admin/crm/leads?lead=${LEAD}`, wordsOn("lead"));
  await expectSeen(browser, `/admin/crm/leads?lead=${LOST_LEAD}`, wordsOn("lost lead"));
});

test("a ticket shows scripts as words", async ({ browser }) => {
  await expectSeen(browser, `/admin/crm/tickets?ticket=${TICKET}`, wordsOn("ticket"));
});

test("lists, the board, saved views and the staff page show scripts as words", async ({
  browser,
}) => {
  const business = FIELDS["clients.business"]?.value ?? "";
  await expectSeen(browser, "/admin/crm/clients", [business]);
  await expectSeen(browser, "/admin/crm/tickets", [FIELDS["tickets.subject"]?.value ?? ""]);
  await expectSeen(browser, "/admin/crm/leads", [FIELDS["leads.business"]?.value ?? "", SENDER]);
  await expectSeen(browser, "/admin/crm/leads", wordsOn("views"), async (page) => {
    await page.getByRole("button", { name: /views/i }).first().click();
  });
  await expectSeen(browser, "/admin/staff", [STAFF_NAME]);
  await expectSeen(browser, "/admin/dashboard", []);
});

test("what was put aside shows scripts as words", async ({ browser }) => {
  const said = {
    form: "contact",
    ...Object.fromEntries(
      ["name", "business", "message", "town", "website"].map((each) => [
        each,
        scriptFor(`aside-${each}`),
      ]),
    ),
    email: "aside@one.example",
    trade: "roofing",
    sourcePage: "javascript:alert(1)",
  };
  const suspect = {
    id: 1,
    reference: scriptFor("ref"),
    reason: "all",
    created_at: "2026-11-21T10:00:00Z",
    said,
  };
  await expectSeen(browser, "/admin/crm/leads", [scriptFor("aside-name")], async (page) => {
    // In place of a flood.
    await page.route("**/rest/v1/rpc/suspect_counts", (route) =>
      route.fulfill({ json: [{ waiting: 1, put_aside: 1, honeypots: 0 }] }),
    );
    await page.route("**/rest/v1/rpc/list_suspects", (route) => route.fulfill({ json: [suspect] }));
    await page.reload();
    await page.getByRole("button", { name: "Look at what was put aside" }).click();
  });
});
