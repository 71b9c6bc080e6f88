import type { APIRequestContext, Page } from "@playwright/test";
import { expectFitAndAccessible, PHONE, TABLET, WIDE } from "../support/page-checks";
import { open, openAsStaff, openManager, ownerHeaders, signIn } from "../support/open-page";
import { core, expect, test } from "../support/test";

const apikey = () => process.env.CURBFRONT_PUBLISHABLE_KEY ?? "";

async function callAs(request: APIRequestContext, token: string, name: string, data: object) {
  const answer = await request.post(`/rest/v1/rpc/${name}`, {
    headers: { apikey: apikey(), Authorization: `Bearer ${token}` },
    data,
  });
  return { status: answer.status(), body: (await answer.json()) as unknown };
}

type Listed = { id: string; email: string; role: string; removed_at: string | null };

async function listed(request: APIRequestContext, email: string): Promise<Listed> {
  const answer = await request.post("/rest/v1/rpc/staff_directory", {
    headers: await ownerHeaders(request),
    data: {},
  });
  const body: unknown = await answer.json();
  const person = (body as Listed[]).find((row) => row.email === email);
  if (person === undefined) throw new Error(`${email} is not on the staff list`);
  return person;
}

async function tokenOf(page: Page): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem("sb-localhost-auth-token"));
  return (JSON.parse(stored ?? "{}") as { access_token: string }).access_token;
}

const people = (page: Page) => page.getByRole("heading", { name: "People" });

async function addPerson(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole("button", { name: "Add a person" }).click();
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await page.keyboard.type(email);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("radio", { name: /^Sales/ }).check();
  await page.getByRole("button", { name: "Add person" }).click();
}

test(
  "an owner adds a person, who then can do what is theirs and no more",
  core,
  async ({ page, request, newPerson, expectProblem }) => {
    const word = crypto.randomUUID().slice(0, 8);
    const name = `Dana ${word}`;
    const email = `dana.${word}@curbfront.example`;
    await openManager(page);
    await page.getByRole("link", { name: "Staff", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Staff", level: 1 })).toBeFocused();
    await expect(people(page)).toBeVisible();
    await addPerson(page, name, email);
    await expect(page.getByRole("dialog", { name: `${name} is on the list` })).toBeVisible();
    const link = await page.getByLabel("Link of the invitation").inputValue();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Add a person" })).toBeFocused();
    const row = page.getByRole("row").filter({ hasText: email });
    await expect(row).toContainText("Sales");
    await expect(row).toContainText("Invited, until");

    // Adds the same address again: the message names its owner and keeps the input.
    expectProblem(/status of 400/);
    await addPerson(page, "Somebody else", email.toUpperCase());
    await expect(page.getByText(`${name} has this e-mail address`)).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();

    await page.getByRole("button", { name: `Change ${name}` }).click();
    await page.getByRole("radio", { name: /^Support/ }).check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(row).toContainText("Support");
    await expect(page.getByText(`changed the role of ${name} from Sales to Support`)).toBeVisible();
    expect(await listed(request, email)).toMatchObject({ role: "support", removed_at: null });

    const { id } = await listed(request, email);
    const theirs = await newPerson();
    await open(theirs, new URL(link).pathname + new URL(link).hash);
    await expect(theirs.getByRole("heading", { name: `Welcome, ${name}` })).toBeVisible();
    await expect(theirs.getByText("Your role is Support.")).toBeVisible();
    await expect(theirs.getByLabel("Email")).toHaveValue(email);
    await theirs.getByLabel("New password").fill("grüne Türen, 4 Stück");
    await theirs.getByRole("button", { name: "Save password" }).click();
    await expect(theirs).toHaveURL(/\/admin\/dashboard$/);
    await page.reload();
    await expect(row).toContainText("Since");
    const token = await tokenOf(theirs);
    await open(theirs, "/admin/staff");
    await expect(theirs.getByText("Owners change this list.")).toBeVisible();
    await expect(theirs.getByText(name).first()).toBeVisible();
    await expect(theirs.getByText(email)).toHaveCount(0);
    await expect(theirs.getByRole("button", { name: /Change|Remove|Add a person/ })).toHaveCount(0);
    const promote = { person_id: id, seen_version: 2, name, role: "owner" };
    expect((await callAs(request, token, "change_staff", promote)).status).toBe(403);
    const lead = { entity: "leads", changes: [{ id: crypto.randomUUID(), version: 1, town: "X" }] };
    expect((await callAs(request, token, "change_records", lead)).body).toMatchObject({
      changed: [],
    });

    await page.getByRole("button", { name: `Remove ${name}` }).click();
    await expect(page.getByText(`${name} was removed.`)).toBeVisible();
    await expect(page.getByRole("button", { name: `Bring ${name} back` })).toBeVisible();
    const seen = await callAs(request, token, "staff_directory", {});
    expect(JSON.stringify(seen.body)).not.toContain(name);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: `Change ${name}` })).toBeVisible();
    expect(await listed(request, email)).toMatchObject({ role: "support", removed_at: null });
  },
);

test("a visitor sees invented colleagues and nothing to press", async ({ page }) => {
  await open(page, "/admin/staff");
  await expect(page.getByText("You see invented colleagues")).toBeVisible();
  await expect(page.getByText("Priya Nair")).toBeVisible();
  await expect(page.getByText("@curbfront.example")).toHaveCount(0);
  await expect(page.locator("main").getByRole("button")).toHaveCount(0);
});

test("the page and its dialog are accessible in both themes at three widths", async ({ page }) => {
  await signIn(page);
  await openAsStaff(page, "/admin/staff");
  await expect(people(page)).toBeVisible();
  for (const size of [WIDE, TABLET, PHONE]) {
    await page.setViewportSize(size);
    await expectFitAndAccessible(page, [size]);
    await page.getByRole("button", { name: "Add a person" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectFitAndAccessible(page, [size]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("a link of an invitation that is spent, old or cut off says so and leads on", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  await open(page, `/admin#invitation=${"0a".repeat(32)}`);
  await expect(
    page.getByRole("heading", { name: "This link leads to no invitation" }),
  ).toBeVisible();
  await expectFitAndAccessible(page, [WIDE, TABLET, PHONE]);
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Staff sign in" })).toBeVisible();
});
