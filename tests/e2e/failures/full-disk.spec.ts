import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SiteServer } from "../support/site/site-server";
import { expect, test as base } from "../support/test";
import { visitorsForm } from "./places";
import { expectNothingLost, expectStoredOnce, newText, typeInto } from "./typing";

type Disk = { origin: string; fill: () => void; makeRoom: () => void };

const test = base.extend<object, { disk: Disk }>({
  disk: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from here
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), "curbfront-disk-"));
      const mark = join(folder, "is-full");
      const server = await SiteServer.start({
        preload: ["tests/e2e/failures/full-disk.mjs"],
        variables: { CURBFRONT_FULL_DISK: mark },
      });
      await provide({
        origin: server.origin,
        fill: () => writeFileSync(mark, ""),
        makeRoom: () => rmSync(mark),
      });
      await server.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ disk }, provide) => provide(disk.origin),
});
test.describe.configure({ mode: "default", timeout: 180_000 });
/** The form's own timeout, and the server's for its database. */
const NO_ANSWER = { timeout: 40_000 };

test("a form that is sent to a full disk is stored once there is room", async ({
  page,
  request,
  disk,
  expectProblem,
}) => {
  expectProblem(/status of 50[34]/);
  const desk = await visitorsForm.open(page, request);
  const before = newText();
  await typeInto(desk, before);
  await desk.send();
  await expectStoredOnce(desk, before);

  await desk.clear();
  const text = newText();
  await typeInto(desk, text);
  disk.fill();
  await desk.send();
  await expect(desk.complaint).toContainText(visitorsForm.says(""), NO_ANSWER);
  await expectNothingLost(desk, text, `the disk has no room, ${visitorsForm.name}`);
  await desk.retry();
  await expect(desk.complaint).toContainText(visitorsForm.says(""), NO_ANSWER);
  disk.makeRoom();
  await desk.retry();
  await expectStoredOnce(desk, text);
});
