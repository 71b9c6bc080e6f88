import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { DEMO, open, ownerHeaders, waitForApp } from "../support/open-page";
import { mailedSession } from "../support/mailed-session";
import { publicRoutes } from "../support/routes";
import { newEmail, storedLeads } from "../support/stored-leads";
import { expect, test, type Page } from "../support/test";
import {
  BACKEND,
  buildForProduction,
  DIST,
  ERROR_ENDPOINT,
  LEGAL_PARTS,
  PRODUCTION,
  serveProduction,
} from "./production-site";
import { addPayingClient, expectAgreement } from "./dashboard-agreement";
import { sampleTexts } from "./sample-texts";

// One build and one server for the whole file.
test.describe.configure({ mode: "default" });
test.use({ baseURL: PRODUCTION });

let api: APIRequestContext;
let stop = async () => undefined as void;
test.beforeAll(async ({ playwright }) => {
  api = await playwright.request.newContext({
    baseURL: BACKEND,
    extraHTTPHeaders: { Connection: "close" },
  });
  await buildForProduction();
  stop = await serveProduction();
});
test.afterAll(async () => {
  await stop();
  await api.dispose();
});

test("the bundle has whole terms and nothing of the demo's", () => {
  const assets = join(DIST, "assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const code = scripts.map((name) => readFileSync(join(assets, name), "utf8")).join("\n");
  expect(code).toContain("curbfront.leadDrafts");
  expect(code).toContain(LEGAL_PARTS.liability);
  expect(code).toContain("I agree to the <terms>Terms of Service</terms>");
  const samples = sampleTexts();
  expect(samples.length).toBeGreaterThan(200);
  expect(samples.filter((text) => code.includes(text))).toEqual([]);
  const pages = ["", "reviews", "pricing"].map((path) => join(DIST, path, "index.html"));
  const html = pages.map((file) => readFileSync(file, "utf8")).join("\n");
  expect(samples.filter((text) => html.includes(text))).toEqual([]);
});

const REFUSED: [what: string, changes: Record<string, string>, why: RegExp][] = [
  [
    "with its legal texts unfilled",
    { CURBFRONT_LEGAL_PARTS: "legal-parts.json" },
    /Fill in legal-parts\.json:\s+registeredName is empty/,
  ],
  ["without its address", { VITE_SITE_URL: "" }, /VITE_SITE_URL is missing/],
  ["without a hosted project", { VITE_SUPABASE_URL: "" }, /VITE_SUPABASE_URL is missing/],
  [
    "with a secret key",
    { VITE_SUPABASE_PUBLISHABLE_KEY: "sb_secret_x" },
    /VITE_SUPABASE_PUBLISHABLE_KEY is a secret key/,
  ],
  [
    "with the embedded backend's own key",
    { CURBFRONT_PUBLISHABLE_KEY: process.env.CURBFRONT_PUBLISHABLE_KEY ?? "" },
    /VITE_SUPABASE_PUBLISHABLE_KEY is the embedded backend's own key/,
  ],
];

for (const [what, changes, why] of REFUSED) {
  test(`a build ${what} is refused`, async () => {
    const folder = "node_modules/.cache/curbfront-production-refused";
    await expect(buildForProduction({ CURBFRONT_DIST: folder, ...changes })).rejects.toThrow(why);
  });
}

test("no public page breaks its policy or asks another host", async ({ page }) => {
  for (const { path } of publicRoutes) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

async function sendMessage(page: Page, email: string): Promise<void> {
  const message = page.getByRole("form", { name: "Or write it down" });
  await message.getByLabel("Your name").fill("Omar Reyes");
  await message.getByLabel("Email").fill(email);
  await message.getByLabel("Message").fill("Two trucks, no website.");
  await message.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your reference", { exact: true })).toBeVisible();
}

test("what a visitor sends by each form is stored in the project", async ({ page }) => {
  const email = newEmail();
  await open(page, "/contact");
  await sendMessage(page, email);

  const other = newEmail();
  await open(page, "/signup?trade=roofing");
  await page.getByRole("textbox", { name: "Business name" }).fill("Brack Roofing");
  await page.getByLabel("Main town").fill("Macon, GA");
  await page.getByLabel("Your name").fill("Elaine Brack");
  await page.getByLabel("Email").fill(other);
  await page.getByLabel("Phone", { exact: true }).fill("(478) 555-0150");
  await page.getByRole("button", { name: "Send my details" }).click();
  await expect(page.getByText("Your reference", { exact: true })).toBeVisible();

  expect(await storedLeads(api, email)).toMatchObject([{ form: "contact", is_sample: false }]);
  expect(await storedLeads(api, other)).toMatchObject([{ form: "signup", is_sample: false }]);
});

test("a request that cannot be stored stays in the form, and the endpoint for errors learns which", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/errors\.example|status of 503/);
  const reports: unknown[] = [];
  await page.route(ERROR_ENDPOINT, (route) => {
    reports.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await page.route(`${BACKEND}/rest/v1/rpc/submit_lead`, (route) =>
    route.fulfill({
      status: 503,
      headers: { "Access-Control-Allow-Origin": "*" },
      json: { code: "PGRST001", message: "Elaine cannot be stored", details: null, hint: null },
    }),
  );
  await open(page, "/contact");
  const form = page.getByRole("form", { name: "Or write it down" });
  await form.getByLabel("Your name").fill("Elaine Brack");
  await form.getByLabel("Email").fill(newEmail());
  await form.getByLabel("Message").fill("Elaine's own words");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByRole("alert")).toContainText("What you typed is still here");
  await expect(form.getByLabel("Message")).toHaveValue("Elaine's own words");
  await expect
    .poll(() => reports)
    .toEqual([
      { kind: "write", where: "POST rpc/submit_lead", name: "503", code: "PGRST001", stack: [] },
    ]);
});

async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await open(page, "/admin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("staff come in by their own password alone, and out again", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 400/);
  await open(page, "/admin/crm/leads");
  await expect(page.getByRole("heading", { name: "Staff sign in" })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("");
  await expect(page.getByText(DEMO.email)).toHaveCount(0);

  await signInWith(page, DEMO.email, "a wrong password");
  await expect(page.getByRole("alert")).toHaveText("The email or the password is not right.");
  await expect(page.getByLabel("Email")).toHaveValue(DEMO.email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("table")).toBeVisible();

  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("heading", { name: "Staff sign in" })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("adminLoggedIn");
});

test("the dashboard counts the company's own rows and invents none", async ({ page }) => {
  await addPayingClient(api, 123_400);
  await signInWith(page, DEMO.email, DEMO.password);
  await expect(page.getByRole("table")).toBeVisible();
  await page.goto("/admin/dashboard");
  await expectAgreement(page, api);
  await expect(page.getByText("Sample data")).toHaveCount(0);
  await expect(page.getByText("Nothing that counts visits is connected yet.")).toBeVisible();
  await expect(page.getByText("Nothing that puts sites up is connected yet.")).toBeVisible();
  await expect(page.getByText("No system reports its state yet.")).toBeVisible();

  await open(page, "/contact");
  await sendMessage(page, newEmail());
  await page.goto("/admin/dashboard");
  await expectAgreement(page, api);
  await page.goto("/admin/dashboard?clients=enterprise");
  const figures = page.getByRole("region", { name: "Key figures" });
  await expect(figures.getByRole("listitem").filter({ hasText: "Current MRR" })).toContainText(
    "$1,234",
  );
});

test("a session that ends while somebody types is asked for in place, and keeps every character", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 40[01]|errors\.example|ERR_/);
  await signInWith(page, DEMO.email, DEMO.password);
  await expect(page.getByRole("table")).toBeVisible();
  await page.goto("/admin/blog-editor");
  await waitForApp(page);
  await page.getByLabel("Title", { exact: true }).fill("Half a title");
  await page.getByLabel("Excerpt", { exact: true }).fill("Half an excerpt");

  const headers = { "Access-Control-Allow-Origin": "*" };
  const over = { code: "PGRST301", message: "JWT invalid", details: null, hint: null };
  const gone = { error_code: "refresh_token_not_found", msg: "Not Found" };
  await page.route(`${BACKEND}/rest/v1/**`, (route) =>
    route.fulfill({ status: 401, headers, json: over }),
  );
  await page.route(`${BACKEND}/auth/v1/token?grant_type=refresh_token`, (route) =>
    route.fulfill({ status: 400, headers, json: gone }),
  );
  await page.getByLabel("Slug").fill("half-a-title");
  const door = page.getByRole("dialog", { name: "Your sign-in has ended" });
  await expect(door).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveCount(0);

  await page.unrouteAll();
  await door.getByLabel("Email").fill(DEMO.email);
  await door.getByLabel("Password", { exact: true }).fill(DEMO.password);
  await door.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(door).toHaveCount(0);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Half a title");
  await expect(page.getByLabel("Excerpt", { exact: true })).toHaveValue("Half an excerpt");
});

test("a flag set by hand opens nothing", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("adminLoggedIn", "true"));
  for (const path of ["/admin", "/admin/crm/leads", "/admin/dashboard", "/admin/blog-editor"]) {
    await page.goto(path);
    await waitForApp(page);
    await expect(page.getByRole("heading", { name: "Staff sign in" }), path).toBeVisible();
  }
});

async function addViewer(email: string): Promise<string> {
  const headers = await ownerHeaders(api, BACKEND);
  const added = await api.post("/rest/v1/rpc/add_staff", {
    headers,
    data: { email, name: "Vera Lund", role: "viewer" },
  });
  expect(added.status(), await added.text()).toBeLessThan(300);
  const answer = await api.post("/rest/v1/rpc/staff_directory", { headers, data: {} });
  const people = (await answer.json()) as { id: string; email: string }[];
  return people.find((person) => person.email === email)?.id ?? "";
}

test("a new colleague sets a password by the mail's link, and may do what their role may", async ({
  page,
}) => {
  const email = `vera.${crypto.randomUUID().slice(0, 8)}@curbfront.example`;
  const id = await addViewer(email);
  await open(page, "/admin");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(/a link is on its way/)).toBeVisible();

  // The embedded service sends no mails. What its link would bring is answered here.
  await page.route("**/auth/v1/token?grant_type=pkce", (route) =>
    route.fulfill({
      headers: { "Access-Control-Allow-Origin": "*" },
      json: mailedSession(id, email),
    }),
  );
  await page.goto("/admin?code=0123456789");
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await page.getByLabel("New password").fill("long enough now");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await page.unroute("**/auth/v1/token?grant_type=pkce");

  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("heading", { name: "Staff sign in" })).toBeVisible();
  await signInWith(page, email, "long enough now");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.locator("[data-slot=sidebar]").getByText("Vera Lund")).toBeAttached();
  await expect(page.getByRole("link", { name: "New post" })).toHaveCount(0);
  await page.goto("/admin/staff");
  await expect(page.getByText("Owners change this list.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Change|Remove|Add a person/ })).toHaveCount(0);
});
