import { readFile } from "node:fs/promises";
import { expectFitAndAccessible, PHONE, TABLET, WIDE } from "../support/page-checks.ts";
import { openAsStaff, signIn, waitForApp } from "../support/open-page.ts";
import { core, expect, test, type Page } from "../support/test.ts";

const mark = crypto.randomUUID().slice(0, 8);

const NASTY = [
  "\uFEFFCompany Name,First Name,Last Name,Email,Industry,State,Deal Amount,Lead Status,Next Activity Date,Notes,Fax",
  `"Harbor, Electric ""${mark}""",Nell,Byrne,NELL-${mark}@harbor.example,Electrician,Ohio,"$1,299.00",Working,03/04/2026,"First line`,
  'second line, with a comma",1',
  `"=HYPERLINK(""http://evil.example"",""${mark}"")",Hal,Jensen,hal-${mark}@x.example,hvac,oh,299,,,,`,
  `Brack ${mark},,,not-an-email,chimney sweep,Zz,free,Won,13/40/2026,,`,
  `=BAD ${mark},Many,Cells,cells-${mark}@x.example,,,,,,,,extra`,
].join("\r\n");

async function openImport(page: Page, list = "leads") {
  await signIn(page);
  await openAsStaff(page, `/admin/crm/${list}/import`);
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeVisible();
}

const choose = (page: Page, text: string, name = "old crm.csv") =>
  page
    .getByLabel("File to import")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 2, name });

test(
  "a nasty file is matched, checked, imported without its bad rows, and undone",
  core,
  async ({ page }) => {
    await openImport(page);
    await choose(page, NASTY);
    await expect(heading(page, "Match the columns")).toBeFocused();
    await expect(page.getByText("Left out: Fax.")).toBeVisible();
    await expect(page.getByLabel("Trade", { exact: true })).toHaveValue("4");
    await expect(page.getByText("Say where they come from first.")).toBeVisible();
    await page.getByLabel("They come from").selectOption("Referral");
    await page.getByRole("button", { name: "Preview the rows" }).click();

    const stored = page.getByRole("region", { name: "First rows" });
    await expect(stored).toContainText("$1,299");
    await expect(stored).toContainText("Electrical");
    await expect(stored).toContainText("Referral");
    await expect(stored).toContainText('=HYPERLINK("http://evil.example"');
    await expect(page.getByText("03/04/2026 was read as Mar 4, 2026.")).toBeVisible();
    await page.getByRole("button", { name: "Day first" }).click();
    await expect(page.getByText("03/04/2026 was read as Apr 3, 2026.")).toBeVisible();
    const errors = page.getByRole("region", { name: "Errors" });
    const email = errors.getByRole("textbox", { name: "Email on line 5" });
    await expect(email).toHaveValue("not-an-email");
    await expect(
      errors.getByRole("row").filter({ has: page.getByLabel("Email on line 5") }),
    ).toContainText("This is no e-mail address.");
    await expect(errors.getByRole("textbox", { name: "Whole row on line 6" })).toHaveValue(
      /^=BAD .*,extra$/,
    );

    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download the rows with errors" }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe("old crm-errors.csv");
    const text = await readFile(await download.path(), "utf8");
    expect(text).toContain("Company Name,First Name");
    expect(text).toContain(",Error\r\n");
    expect(text).toContain(`"'=BAD ${mark}",`);
    expect(text).not.toContain("Harbor");

    await page.getByRole("button", { name: "Choose what to add" }).click();
    await page.getByLabel("All or nothing").check();
    await expect(page.getByText("Nothing would be added.")).toBeVisible();
    await page.getByLabel("Leave the bad rows out").check();
    await page.getByRole("button", { name: "Add 2 leads" }).click();
    await expect(heading(page, "2 leads added")).toBeFocused();
    await expect(page.getByText("2 rows left out because of an error.")).toBeVisible();

    await page.getByRole("button", { name: "Import another file" }).click();
    const more = `Company,Name,Email,Source\nHarbor,Nell Byrne,hal-${mark}@x.example,Direct`;
    await choose(page, more, "more.csv");
    await expect(page.getByText("Every row says it.")).toBeVisible();
    await page.getByRole("button", { name: "Preview the rows" }).click();
    await expect(page.getByText("Source: Referral → Direct")).toBeVisible();
    await page.getByRole("button", { name: "Choose what to add" }).click();
    await page.getByLabel("Update them").check();
    await page.getByRole("button", { name: "Change 1 lead" }).click();
    await expect(heading(page, "1 lead changed")).toBeFocused();
    await page.getByRole("button", { name: "Undo the import" }).click();
    await expect(heading(page, "1 lead as before again")).toBeVisible();
    await page.getByRole("button", { name: "Import another file" }).click();
    await page.getByRole("button", { name: "Undo the import of old crm.csv" }).first().click();
    await expect(page.getByText("Archived 1 lead.")).toBeVisible();
  },
);

test("words are mapped, a field is left empty and bad rows are mended in the preview", async ({
  page,
}) => {
  await openImport(page);
  const file = [
    "sep=;",
    "Name;Industry;Phone;Email",
    `Nell ${mark};Dachdecker;12;nell-m-${mark}@x.example`,
    `Hal ${mark};dachdecker;n/a;hal-m-${mark}@x.example`,
    `Bo ${mark};Roofing;4.9151E+11;bo at x.example`,
    `Cy ${mark};Roofing;;cy-m-${mark}@x.example;too many`,
  ].join("\r\n");
  await choose(page, file, "dach.csv");
  await expect(page.getByLabel("Columns are separated by")).toHaveValue(";");
  await expect(page.getByLabel("They come from")).toBeInViewport();
  await page.getByLabel("They come from").selectOption("Referral");
  await page.getByRole("button", { name: "Preview the rows" }).click();

  const count = (name: string) =>
    page.locator("dl > div").filter({ hasText: name }).getByRole("definition");
  await expect(count("With an error")).toHaveText("4");
  await page.getByLabel("Trade “Dachdecker” means").selectOption("Roofing");
  await page.getByRole("checkbox", { name: "Phone 3 rows" }).check();
  const next = page.getByRole("button", { name: "Choose what to add" });
  await expect(next).toBeEnabled();
  await expect(count("Can be added")).toHaveText("2");

  await page.getByRole("textbox", { name: "Email on line 5" }).fill(`bo-m-${mark}@x.example`);
  await page
    .getByRole("textbox", { name: "Whole row on line 6" })
    .fill(`"Cy; ${mark}";Roofing;;cy-m-${mark}@x.example`);
  await expect(page.getByRole("button", { name: "Check the mended rows" })).toBeVisible();
  await page.getByRole("textbox", { name: "Email on line 5" }).press("Enter");
  await expect(count("With an error")).toHaveText("0");
  await expect(heading(page, "Preview")).toBeFocused();
  await expect(page.getByText("2 rows were mended here.")).toBeVisible();
  // Corrections survive a visit to the columns step.
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("button", { name: "Preview the rows" }).click();
  await expect(page.getByLabel("Trade “Dachdecker” means")).toHaveValue("roofing");
  const stored = page.getByRole("region", { name: "First rows" });
  await expect(stored).toContainText(`Cy; ${mark}`);
  await next.click();
  await page.getByRole("button", { name: "Add 4 leads" }).click();
  await expect(heading(page, "4 leads added")).toBeFocused();
  await page.getByRole("button", { name: "Undo the import" }).click();
  await expect(heading(page, /4 leads/)).toBeVisible();
});

test("going back keeps the file and what was chosen, and leaving asks first", async ({ page }) => {
  await openImport(page);
  await choose(page, `Name,Nickname\nA ${mark},B ${mark}`, "names.csv");
  await page.getByLabel("Business", { exact: true }).selectOption("Nickname");
  await page.getByLabel("They come from").selectOption("Direct");
  await page.getByRole("button", { name: "Preview the rows" }).click();
  await expect(page.getByRole("button", { name: "Choose what to add" })).toBeEnabled();
  await page.getByRole("button", { name: "Columns" }).click();
  await expect(page.getByLabel("Business", { exact: true })).toHaveValue("1");
  await page.getByLabel("Name", { exact: true }).selectOption("Not in the file");
  await expect(page.getByText("Choose a column first: Name.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Preview the rows" })).toBeDisabled();
  await page.getByRole("link", { name: "Back to leads" }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("Business", { exact: true })).toHaveValue("1");
});

test("the keyboard alone imports pasted rows, and they are undone after a reload", async ({
  page,
}) => {
  await openImport(page, "clients");
  await page.getByText("Paste rows instead").focus();
  await page.keyboard.press("Enter");
  const rows = page.getByRole("textbox");
  await expect(rows).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(rows).toBeFocused();
  await page.keyboard.insertText(`Customer\tMRR\nPasted ${mark}\t299`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Match the columns")).toBeFocused();
  const press = async (name: string) => {
    const button = page.getByRole("button", { name });
    await expect(button).toBeEnabled();
    for (let tabs = 0; tabs < 60; tabs += 1) {
      if (await button.evaluate((node) => node === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
  };
  await press("Preview the rows");
  await press("Choose what to add");
  await press("Add 1 client");
  await expect(heading(page, "1 client added")).toBeFocused();
  await page.reload();
  await page.getByRole("button", { name: "Undo the import of Pasted rows" }).first().click();
  await expect(page.getByText("Archived 1 client.")).toBeVisible();
});

test("a visitor reads who may import", async ({ page }) => {
  await page.goto("/admin/crm/tickets/import");
  await waitForApp(page);
  await expect(page.getByText("Support and owners import tickets.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Choose a file" })).toHaveCount(0);
});

test("a list there is none of is not found", async ({ page }) => {
  await page.goto("/admin/crm/invoices/import");
  await waitForApp(page);
  await expect(page.getByText("/admin/crm/invoices/import")).toBeVisible();
});

test("every step is accessible in both themes at three widths", async ({ page }) => {
  await openImport(page);
  const look = () => expectFitAndAccessible(page, [WIDE, TABLET, PHONE]);
  await look();
  await choose(page, NASTY);
  await expect(heading(page, "Match the columns")).toBeVisible();
  await look();
  await page.getByLabel("They come from").selectOption("Referral");
  await page.getByRole("button", { name: "Preview the rows" }).click();
  await expect(page.getByRole("button", { name: "Choose what to add" })).toBeEnabled();
  await look();
  await page.getByRole("button", { name: "Choose what to add" }).click();
  await expect(page.getByLabel("Leave the bad rows out")).toBeVisible();
  await look();
});
