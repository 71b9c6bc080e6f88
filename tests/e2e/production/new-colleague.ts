import type { APIRequestContext } from "@playwright/test";
import type { StaffRole } from "@/data/staff/staff-roles";
import { mailedSession } from "../support/mailed-session";
import { open, ownerHeaders } from "../support/open-page";
import { expect, type Page } from "./production-test";

export const apikey = () => process.env.CURBFRONT_PUBLISHABLE_KEY ?? "";

type Colleague = { id: string; email: string; name: string };

/** Added by an owner; has no password yet. */
export async function addColleague(api: APIRequestContext, role: StaffRole): Promise<Colleague> {
  const word = crypto.randomUUID().slice(0, 8);
  const person = { email: `vera.${word}@curbfront.example`, name: `Vera ${word}` };
  const answer = await api.post("/rest/v1/rpc/add_staff", {
    headers: await ownerHeaders(api),
    data: { ...person, role },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { id } = (await answer.json()) as { id: string };
  return { id, ...person };
}

export async function setPassword(
  api: APIRequestContext,
  { id, email }: Colleague,
  password: string,
): Promise<void> {
  const { access_token: token } = mailedSession(id, email);
  const answer = await api.put("/auth/v1/user", {
    headers: { apikey: apikey(), Authorization: `Bearer ${token}` },
    data: { password },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await open(page, "/admin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

export async function waitForColleague(page: Page, { name }: { name: string }): Promise<void> {
  await expect(page.locator("[data-slot=sidebar]").getByText(name)).toBeAttached();
}
