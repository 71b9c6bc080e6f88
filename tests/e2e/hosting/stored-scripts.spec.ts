import { expect, test, type Browser, type Page } from "@playwright/test";
import {
  CHANGED_CLIENT,
  CLIENT,
  LEAD,
  LOST_LEAD,
  SENDER,
  STAFF_NAME,
  storeScripts,
  TICKET,
  TOWNS,
} from "../../hostile/store-scripts.ts";
import { FIELDS, scriptFor, unknownColumns, type Screen } from "../../hostile/stored-scripts.ts";
import { reportAttempts } from "../../hostile/report-attempts.ts";
import { startOwnSite, type OwnSite } from "../../xss/attacked-site.ts";
import { findDangers, openWatchedPage } from "../../xss/tripwires.ts";
import { editorOf, waitForCopy } from "../support/editor-page";
import { createPost, openAsStaff, ownerHeaders, signIn } from "../support/open-page";

test.describe.configure({ mode: "default", timeout: 300_000 });

let site: OwnSite;
let stop = async () => undefined as void;

let tried = 0;
let succeeded = 0;

test.beforeAll(async () => {
  site = await startOwnSite();
  stop = site.stop;
  await storeScripts(site);
});
test.afterAll(async () => {
  reportAttempts("stored scripts", tried, succeeded);
  await stop();
});

const missingOn = (page: Page, words: string[]) =>
  page.evaluate((wanted) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea")];
    const shown = [document.body.innerText, ...fields.map(({ value }) => value)];
    const texts = shown.map((text) => text.toLowerCase());
    return wanted.filter((each) => !texts.some((text) => text.includes(each.toLowerCase())));
  }, words);

async function expectWords(page: Page, words: string[]) {
  await expect.poll(() => missingOn(page, words), page.url()).toEqual([]);
  tried += words.length;
  expectNone(await findDangers(page), page.url());
}

function expectNone(found: string[], where: string): void {
  succeeded += found.length;
  expect(found, where).toEqual([]);
}

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
  await expectWords(page, words);
  expectNone(attacks, path);
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
  const business = FIELDS["clients.business"]?.value ?? "";
  await expectSeen(browser, `/admin/crm/clients/${CLIENT}`, wordsOn("client"), (page) =>
    expect(page).toHaveTitle(`${business} | Curbfront`),
  );
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
  await expectSeen(browser, "/admin/pictures", wordsOn("pictures"));
  await expectSeen(browser, "/admin/staff", [STAFF_NAME]);
  await expectSeen(browser, "/admin/dashboard", []);
});

test("quarantined requests show scripts as words", async ({ browser }) => {
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
  const quarantined = {
    id: 1,
    reference: scriptFor("ref"),
    reason: "all",
    created_at: "2026-11-21T10:00:00Z",
    said,
  };
  await expectSeen(browser, "/admin/crm/leads", [scriptFor("aside-name")], async (page) => {
    await page.route("**/rest/v1/rpc/spam_counts", (route) =>
      route.fulfill({ json: [{ waiting: 1, put_aside: 1 }] }),
    );
    await page.route("**/rest/v1/rpc/list_spam", (route) => route.fulfill({ json: [quarantined] }));
    await page.reload();
    await page.getByRole("button", { name: "Look at what was put aside" }).click();
  });
});

test("a timeline shows scripts as words, from before a change and after it", async ({
  browser,
}) => {
  await expectSeen(browser, `/admin/crm/clients/${CHANGED_CLIENT}`, [...TOWNS]);
});

test("the message that somebody was added shows a script as words", async ({ browser }) => {
  const business = scriptFor("added");
  await expectSeen(browser, "/admin/crm/clients", [`Added ${business}.`], async (page) => {
    await page.getByRole("button", { name: "Add client" }).click();
    const dialog = page.getByRole("dialog", { name: "Add client" });
    await dialog.getByLabel("Business").fill(business);
    await dialog.getByRole("button", { name: "Add client" }).click();
  });
});

test("the palette shows what is typed as words", async ({ browser }) => {
  const typed = scriptFor("typed");
  await expectSeen(browser, "/admin/dashboard", [`Nothing matches “${typed}”.`], async (page) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search or jump to" }).fill(typed);
  });
});

test("an import shows scripts as words, from its columns to its report", async ({ browser }) => {
  const file = `${scriptFor("file")}.csv`;
  const header = scriptFor("header");
  const name = scriptFor("import-name");
  const wrong = scriptFor("wrong");
  const buffer = Buffer.from(`Name,Email,${header}\n${name},a@one.example,x\nB,${wrong},y`);
  await expectSeen(browser, "/admin/crm/leads/import", [file], async (page) => {
    const chosen = { name: file, mimeType: "text/csv", buffer };
    await page.getByLabel("File to import").setInputFiles(chosen);
    await expectWords(page, [file, header, name]);
    await page.getByLabel("They come from").selectOption("Referral");
    await page.getByRole("button", { name: "Preview the rows" }).click();
    await expectWords(page, [name, wrong]);
    await page.getByRole("button", { name: "Choose what to add" }).click();
    await page.getByLabel("Leave the bad rows out").check();
    await page.getByRole("button", { name: "Add 1 lead" }).click();
    await page.getByRole("heading", { name: "1 lead added" }).waitFor();
    await page.getByRole("button", { name: "Import another file" }).click();
    await page.getByRole("button", { name: `Undo the import of ${file}` }).waitFor();
  });
});

test("the question before a post is deleted shows a script as words, and so does what follows", async ({
  browser,
}) => {
  const title = scriptFor("title");
  await createPost(site.api, { title, created_at: new Date().toISOString() }, site.origin);
  await expectSeen(browser, "/admin", [title], async (page) => {
    await page.getByRole("button", { name: `Delete ${title}` }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(title);
    await expectWords(page, [title]);
    await question.getByRole("button", { name: "Delete" }).click();
    await expectWords(page, [`Deleted “${title}”.`]);
    await page.getByRole("button", { name: "Deleted", exact: true }).click();
    await page.getByRole("button", { name: `Restore ${title}` }).waitFor();
  });
});

test("a post's versions and what was left unsaved show scripts as words", async ({ browser }) => {
  const [excerpt, title] = [scriptFor("changed"), scriptFor("unsaved-title")];
  const { id } = await createPost(site.api, {}, site.origin);
  const changed = await site.api.patch(`/rest/v1/blogs?id=eq.${id}`, {
    headers: await ownerHeaders(site.api, site.origin),
    data: { excerpt },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  await expectSeen(browser, editorOf(id), [excerpt], async (page) => {
    await page.getByRole("button", { name: "History" }).click();
    await expect(page.getByRole("dialog", { name: "History" }).locator("ins")).toHaveText(excerpt);
  });
  await expectSeen(browser, "/admin/blog-editor", [title], async (page) => {
    await page.getByLabel("Title", { exact: true }).fill(title);
    await waitForCopy(page, title);
    await page.goto("/admin/dashboard");
    await openAsStaff(page, "/admin/blog-editor");
    const left = page.getByRole("region", { name: "Left unsaved in this browser" });
    await expect(left).toContainText(title);
  });
});
