import { mailedSession } from "../support/mailed-session";
import { DEMO, open, openAsStaff, waitForApp } from "../support/open-page";
import { addColleague, setPassword, signInWith, waitForColleague } from "./new-colleague";
import { BACKEND } from "./production-site";
import { expect, signInAsOwner, test, type Page } from "./production-test";

const headers = { "Access-Control-Allow-Origin": "*" };

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

test("a session that ends while somebody types is asked for in place, and keeps every character", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 40[01]|errors\.example|ERR_/);
  await signInAsOwner(page);
  await openAsStaff(page, "/admin/blog-editor");
  await page.getByLabel("Title", { exact: true }).fill("Half a title");
  await page.getByLabel("Excerpt", { exact: true }).fill("Half an excerpt");

  const over = { code: "PGRST301", message: "JWT invalid", details: null, hint: null };
  const gone = { error_code: "refresh_token_not_found", msg: "Not Found" };
  await page.route(`${BACKEND}/rest/v1/**`, (route) =>
    route.fulfill({ status: 401, headers, json: over }),
  );
  await page.route(`${BACKEND}/auth/v1/token?grant_type=refresh_token`, (route) =>
    route.fulfill({ status: 400, headers, json: gone }),
  );
  // Another address than the title's, which may have been checked before the session ended.
  await page.getByLabel("Slug").fill("another-address");
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

test("a new colleague sets a password by the mail's link, and comes in by it from then on", async ({
  page,
  api,
}) => {
  const vera = await addColleague(api, "viewer");
  await open(page, "/admin");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(vera.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(/a link is on its way/)).toBeVisible();

  // The embedded service sends no mails, so the link's result is mocked.
  await page.route("**/auth/v1/token?grant_type=pkce", (route) =>
    route.fulfill({ headers, json: mailedSession(vera.id, vera.email) }),
  );
  await page.goto("/admin?code=0123456789");
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await page.getByLabel("New password").fill("long enough now");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await page.unroute("**/auth/v1/token?grant_type=pkce");

  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("heading", { name: "Staff sign in" })).toBeVisible();
  await signInWith(page, vera.email, "long enough now");
  await waitForColleague(page, vera);
});

/** Mocks an auth service with a second factor whose code is 123456. */
async function offerSecondStep(page: Page, id: string, email: string): Promise<void> {
  const factors: object[] = [];
  const totp = { qr_code: "", secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/x?secret=JBSWY3DP" };
  const answers: Record<string, () => unknown> = {
    "/rest/v1/rpc/second_step_rules": () => [{ is_offered: true, is_demanded: false }],
    "/rest/v1/rpc/new_recovery_codes": () => ["ABCDE 23456", "FGHJK 78923"],
    "/auth/v1/user": () => mailedSession(id, email, { factors }).user,
    "/auth/v1/factors": () => ({ id: "app", type: "totp", totp }),
    "/auth/v1/factors/app/challenge": () => ({ id: "challenge", expires_at: 9_999_999_999 }),
    "/auth/v1/factors/app/verify": () => {
      factors.splice(0, 1, { id: "app", factor_type: "totp", status: "verified" });
      return mailedSession(id, email, { aal: "aal2", factors });
    },
    "/auth/v1/token?grant_type=password": () => mailedSession(id, email, { factors }),
  };
  for (const [path, answer] of Object.entries(answers)) {
    await page.route(BACKEND + path, (route) => route.fulfill({ headers, json: answer() }));
  }
}

test("a second step is hidden where the service has none, and else set up by its picture and asked for", async ({
  page,
  api,
}) => {
  const vera = await addColleague(api, "sales");
  await setPassword(api, vera, "long enough now");
  await signInWith(page, vera.email, "long enough now");
  await waitForColleague(page, vera);
  const rules = page.waitForResponse(/second_step_rules/);
  await open(page, "/admin/account");
  await rules;
  await expect(page.getByRole("button", { name: "Save password" })).toBeVisible();
  await expect(page.getByText("Second step", { exact: true })).toHaveCount(0);

  await offerSecondStep(page, vera.id, vera.email);
  await open(page, "/admin/account");
  await page.getByRole("button", { name: "Set up an app" }).click();
  await expect(page.getByRole("img", { name: "A picture for your app to read" })).toBeVisible();
  await expect(page.getByText("JBSW Y3DP EHPK 3PXP")).toBeVisible();
  await page.getByLabel("Code from your app").fill("123 456");
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByText("FGHJK 78923")).toBeVisible();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByRole("button", { name: "Turn it off" })).toBeVisible();

  await page.getByRole("button", { name: "Sign out here" }).click();
  await signInWith(page, vera.email, "long enough now");
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await page.getByLabel("Code from your app").fill("123456");
  await page.getByRole("button", { name: "Go on" }).click();
  await waitForColleague(page, vera);
});
