import { ENDLESS } from "../support/endless";
import { ownerHeaders } from "../support/open-page";
import { SiteServer } from "../support/site/site-server";
import { expect, test as base } from "../support/test";
import { visitorsForm } from "./places";
import { expectNothingLost, expectStoredOnce, newText, typeInto } from "./typing";

const test = base.extend<object, { server: SiteServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from here
    async ({}, provide) => {
      const server = await SiteServer.start();
      await provide(server);
      await server.kill();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.origin),
});
test.describe.configure({ mode: "default" });

test("a server that is killed under a visitor’s form stores it once it is up again", async ({
  page,
  request,
  server,
  expectProblem,
}) => {
  expectProblem(/ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET)/);
  const desk = await visitorsForm.open(page, request);
  const text = newText();
  await typeInto(desk, text);
  await page.locator("#root[data-state=running]").waitFor({ state: "attached" });
  await server.kill();
  await desk.send();
  await expect(desk.complaint).toContainText(visitorsForm.says(""));
  await expectNothingLost(desk, text, `the server killed, ${visitorsForm.name}`);
  await server.start();
  await desk.retry();
  await expectStoredOnce(desk, text);
});

test("a form that is sent while the database’s thread is replaced is stored once", async ({
  page,
  request,
  server,
}) => {
  const desk = await visitorsForm.open(page, request);
  const text = newText();
  await typeInto(desk, text);
  const endless = request.get("/rest/v1/blogs", {
    params: { select: "id", full_content: `match.${ENDLESS}` },
    headers: await ownerHeaders(request, server.origin),
    timeout: 50_000,
  });
  await desk.send();
  await expectNothingLost(desk, text, `the thread replaced, ${visitorsForm.name}`);
  expect((await endless).status()).toBe(504);
  // A slow computer's new thread may answer later than the form waits.
  const confirmation = page.getByText("Your reference", { exact: true });
  await expect(confirmation.or(desk.complaint)).toBeVisible();
  if (await desk.complaint.isVisible()) await desk.retry();
  await expectStoredOnce(desk, text);
});
