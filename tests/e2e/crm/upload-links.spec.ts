import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  NARROW,
  PHONE,
  TABLET,
  WIDE,
} from "../support/page-checks";
import { open, openAsStaff, openHydrated, ownerHeaders, signIn } from "../support/open-page";
import { smallPhoto } from "../support/small-photo";
import { createClient } from "../support/stored-clients";
import { core, expect, test, type Page } from "../support/test";

const VAN = smallPhoto("The new van.png");
const TEAM = smallPhoto("Our team “at work”.png");
const EMPTY = { name: "nothing.png", mimeType: "image/png", buffer: Buffer.alloc(0) };

const links = (page: Page) => page.getByRole("region", { name: "Files by link" });
const sending = (page: Page) => page.getByRole("list", { name: "Files that you send" });
const choose = (page: Page, ...files: (typeof VAN)[]) =>
  page
    .getByLabel(/^Choose( more)? photos$/)
    .and(page.locator("input"))
    .setInputFiles(files);

/** Makes a link on the client's page, and returns the path of the client's own. */
async function askForFiles(page: Page, path: string, wanted: string) {
  await signIn(page);
  await openAsStaff(page, path);
  await links(page).getByRole("button", { name: "Ask for files" }).click();
  const dialog = page.getByRole("dialog", { name: "Ask for files" });
  await dialog.getByLabel("What do you need?").fill(wanted);
  await dialog.getByRole("button", { name: "Make the link" }).click();
  await expect(dialog.getByLabel("Link for the client")).toBeFocused();
  const address = await dialog.getByLabel("Link for the client").inputValue();
  await dialog.getByRole("button", { name: "Done" }).click();
  const { pathname, hash } = new URL(address);
  return pathname + hash;
}

test.use({ hasTouch: true });

test(
  "a client sends photos from a phone without an account, over a line that breaks",
  core,
  async ({ page, newPerson, request, expectProblem }) => {
    expectProblem(/ERR_CONNECTION_RESET/);
    const client = await createClient(request);
    const path = await askForFiles(page, client.path, "Photos of your new van");
    const phone = await newPerson();
    await phone.setViewportSize(PHONE);
    await openHydrated(phone, path);
    await expect(phone.getByText(`Hello, ${client.business}.`)).toBeVisible();
    await expect(phone.getByText("Photos of your new van")).toBeVisible();

    let tries = 0;
    await phone.route("**/storage/v1/object/**", async (route) => {
      tries += 1;
      await (tries === 2 ? route.abort("connectionreset") : route.continue());
    });
    await choose(phone, VAN, TEAM, EMPTY);
    await expect(sending(phone).getByText("The line broke. It goes on by itself.")).toBeVisible();
    await expect(phone.getByRole("heading", { name: "Thank you" })).toBeInViewport();
    await expect(phone.getByText(`We have ${VAN.name}, ${TEAM.name}.`)).toBeVisible();
    await expect(phone.getByText(`Not with us: ${EMPTY.name}.`)).toBeVisible();
    expect(tries).toBe(3);

    await page.reload();
    await expect(links(page).getByText("2 files")).toBeVisible();
    await expect(page.getByText("Files arrived by a link")).toBeVisible();
    const headers = await ownerHeaders(request);
    const rows = await request.get(
      `/rest/v1/files?client_id=eq.${client.id}&select=name,object_id&order=created_at`,
      { headers },
    );
    const stored = (await rows.json()) as { name: string; object_id: string }[];
    expect(stored.map(({ name }) => name)).toEqual([VAN.name, TEAM.name]);
    for (const [nth, { object_id: object }] of stored.entries()) {
      const content = await request.get(`/storage/v1/object/client-files/${object}`, { headers });
      expect((await content.body()).equals([VAN, TEAM][nth]?.buffer ?? Buffer.alloc(0))).toBe(true);
    }
  },
);

test("a photo that is chosen again on another day is here already, until the link is closed", async ({
  page,
  newPerson,
  request,
}) => {
  const client = await createClient(request);
  const path = await askForFiles(page, client.path, "Your logo");
  const theirs = await newPerson();
  await openHydrated(theirs, path);
  await choose(theirs, VAN);
  await expect(theirs.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await theirs.reload();
  await openHydrated(theirs, path);
  await expect(theirs.getByText("19 files fit, of up to 25 MB each.")).toBeVisible();
  await choose(theirs, VAN);
  await expect(sending(theirs).getByText(/was here already/)).toBeVisible();

  await links(page).getByRole("button", { name: "Close the link: Your logo" }).click();
  await expect(links(page).getByText("No open link.")).toBeVisible();
  await choose(theirs, TEAM);
  await expect(
    theirs.getByRole("heading", { name: "This link does not take files any more" }),
  ).toBeVisible();
  await expect(sending(theirs).getByText(/The link ended before this was sent/)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(links(page).getByText("1 file", { exact: true })).toBeVisible();
});

test("the link is written to the client by a ticket, below a greeting", async ({
  page,
  request,
}) => {
  const client = await createClient(request, { email: "bjoern@one.example" });
  await signIn(page);
  await openAsStaff(page, client.path);
  await links(page).getByRole("button", { name: "Ask for files" }).click();
  await page.getByRole("button", { name: "Make the link" }).click();
  const address = await page.getByLabel("Link for the client").inputValue();
  await page.getByRole("button", { name: "Write to the client" }).click();
  const ticket = page.getByRole("dialog", { name: "New ticket" });
  await expect(ticket.getByLabel("Subject")).toHaveValue("Your photos for the website");
  await expect(ticket.getByLabel("Our reply")).toHaveValue(/^Hello Björn/);
  await expect(ticket.getByLabel("Our reply")).toHaveValue(new RegExp(`\n${address}\n`));
  await ticket.getByRole("button", { name: "Open ticket" }).click();
  await expect(page.getByText("Ticket opened.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("fits and is accessible at every width, for the client and for staff", async ({
  page,
  newPerson,
  request,
}) => {
  const client = await createClient(request);
  const path = await askForFiles(page, client.path, "Photos of your work ".repeat(14));
  await expectAccessibleInBothThemes(page);
  const theirs = await newPerson();
  await openHydrated(theirs, path);
  const check = async () => {
    for (const size of [WIDE, TABLET, PHONE, NARROW]) {
      await theirs.setViewportSize(size);
      await expectNoSidewaysScroll(theirs);
      await expectAccessible(theirs);
    }
  };
  await expect(theirs.getByRole("button", { name: "Choose photos" })).toBeVisible();
  await check();
  await choose(theirs, smallPhoto(`${"a-long-name-".repeat(14)}.png`), EMPTY);
  await expect(theirs.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await check();
  await open(theirs, "/upload#0a0a");
  await expect(
    theirs.getByRole("heading", { name: "This link does not take files any more" }),
  ).toBeVisible();
  await expect(theirs.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
  await check();
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says where to mail and whom to call", async ({ page }) => {
    await page.goto("/upload#0a0a");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Send us your photos");
    const sentence = page.locator("main noscript p");
    await expect(sentence).toContainText("JavaScript, which is off");
    await expect(sentence.getByRole("link", { name: "hello@curbfront.example" })).toBeVisible();
  });
});
