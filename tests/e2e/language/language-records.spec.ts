import type { Page } from "@playwright/test";
import { createClient } from "../support/stored-clients";
import { pseudo, speakPseudo } from "./pseudo-language";
import { openAsStaff, ownerHeaders, signIn } from "../support/open-page";
import { createLead, newEmail } from "../support/stored-leads";
import { expect, test } from "../support/test";
import { createTicket } from "../support/stored-tickets";
import { lookAt } from "./translated";

const button = (page: Page, text: string) =>
  page.getByRole("button", { name: pseudo(text), exact: true }).first();

test.beforeEach(async ({ page }) => {
  await speakPseudo(page);
  await signIn(page);
});

test("leads, their record and what opens over them are fully translated in a longer language", async ({
  page,
  request,
}) => {
  const { look, lookInto } = lookAt(page, "zzz");
  await openAsStaff(page, "/admin/crm/leads?layout=list");
  await page.keyboard.press("Control+k");
  await look();
  await page.keyboard.type("zzz");
  await look();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+?");
  await look();
  await page.keyboard.press("Escape");
  await button(page, "Add lead").click();
  await page.getByRole("dialog").locator("[type=submit]").click();
  await look();
  await page.keyboard.press("Escape");
  await page.locator("[data-select-all]").check();
  await lookInto(page.locator("[data-slot=selection-bar]"));

  const email = newEmail();
  await createLead(request, email);
  const { id } = await createLead(request, email);
  await openAsStaff(page, `/admin/crm/leads?lead=${id}`);
  const sheet = page.getByRole("dialog");
  await button(page, "Add task").click();
  await sheet.locator("form [type=submit]").click();
  await lookInto(sheet);
  await sheet.getByRole("combobox", { name: pseudo("Stage") }).selectOption("lost");
  await look();
});

test("a client, a ticket and what opens over them are fully translated in a longer language", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const { look, lookInto } = lookAt(page, "Toledo Powell");
  await openAsStaff(page, "/admin/crm/clients");
  await button(page, "Add client").click();
  await page.getByRole("dialog").locator("[type=submit]").click();
  await look();
  await page.keyboard.press("Escape");
  await page.locator("[data-select-all]").check();
  await lookInto(page.locator("[data-slot=selection-bar]"));

  const client = await createClient(request);
  const { id } = await createTicket(request, { client_id: client.id });
  await openAsStaff(page, client.path);
  // Shortcuts work once the person's rights are loaded.
  await expect(page.locator("[data-note-box]")).toBeVisible();
  await page.keyboard.press("k");
  await page.locator("form [type=submit]").last().click();
  await lookInto(page.locator("main"));
  await page.keyboard.press("t");
  await page.getByRole("dialog").locator("[type=submit]").click();
  await look();
  await page.keyboard.press("Escape");
  for (const part of ["Contact", "Site", "Address"]) {
    await page.getByRole("button", { name: `${pseudo("Add:")} ${pseudo(part)}` }).click();
    await page.getByRole("dialog").locator("[type=submit]").click();
    await expect(page.locator("[role=dialog] [aria-invalid=true]").first()).toBeVisible();
    await look();
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: "Dublin, OH" }).click();
  await page.keyboard.type("Powell, OH");
  const change = await request.patch(`/rest/v1/clients?id=eq.${client.id}`, {
    headers: await ownerHeaders(request),
    data: { town: "Toledo", version: 1 },
  });
  expect(change.status(), await change.text()).toBe(204);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await look();

  await openAsStaff(page, `/admin/crm/tickets?ticket=${id}`);
  await lookInto(page.locator("main"));
});

const ROWS = [
  "Company,Name,Email,Nickname,Source,Next step date",
  "Harbor,Nell Byrne,not-an-email,Nell,Referral,03/04/2026",
  "Brack,Hal Jensen,hal@harbor.example,Hal,Direct,13/40/2026",
  "Brack,Hal Jensen,hal@harbor.example,Hal,Direct,05/06/2026",
].join("\n");

test("an import is fully translated in a longer language, step by step", async ({ page }) => {
  const { look, lookInto } = lookAt(page, `Hal.csv\n${ROWS}`);
  await openAsStaff(page, "/admin/crm/leads/import");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "Hal.csv", mimeType: "text/csv", buffer: Buffer.from(ROWS) });
  await button(page, "Preview the rows").click();
  await expect(button(page, "Choose what to add")).toBeEnabled();
  await lookInto(page.locator("main"));
  await button(page, "Columns").click();
  await look();
  await button(page, "Preview the rows").click();
  await button(page, "Choose what to add").click();
  await look();
  await button(page, "Add 1 lead").click();
  await expect(button(page, "Undo the import")).toBeVisible();
  await look();
  await button(page, "Undo the import").click();
  await expect(page.getByRole("heading", { name: pseudo("1 lead archived again") })).toBeVisible();
  await look();
});

test("adding a person and changing one is fully translated in a longer language", async ({
  page,
}) => {
  const name = `Dana ${crypto.randomUUID().slice(0, 8)}`;
  const { look } = lookAt(page, name);
  await openAsStaff(page, "/admin/staff");
  const dialog = page.getByRole("dialog");
  await button(page, "Add a person").click();
  await dialog.locator("[type=submit]").click();
  await expect(dialog.locator("[aria-invalid=true]").first()).toBeVisible();
  await look();
  await dialog.getByLabel(pseudo("E-mail")).fill(`${name.replace(" ", ".")}@curbfront.example`);
  await dialog.getByLabel(pseudo("Name")).fill(name);
  await dialog.getByRole("radio").last().check();
  await dialog.locator("[type=submit]").click();
  await expect(button(page, "Done")).toBeVisible();
  await look();
  await button(page, "Done").click();
  const change = pseudo("Change {{name}}").replace("{{name}}", name);
  await page.getByRole("button", { name: change }).click();
  await expect(dialog).toBeVisible();
  await look();
});
