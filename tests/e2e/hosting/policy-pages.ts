import type { APIRequestContext } from "@playwright/test";
import { editorOf } from "../support/editor-page";
import { createPost, open, openAsStaff, ownerHeaders, hydratePage } from "../support/open-page";
import { POLICY } from "../support/policy-report";
import { askRaw } from "../support/raw-request";
import { exampleRoutes, publicRoutes, staffRoutes, unknownPaths } from "../support/routes";
import { createClient } from "../support/stored-clients";
import { createLead } from "../support/stored-leads";
import { createTicket } from "../support/stored-tickets";
import { expect, test, type Locator, type Page } from "../support/test";

/**
 * Counts policy violations of each page, from the browser's event and the console, for the report; fails when
 * there are any.
 */
function countViolations(page: Page) {
  const found: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    if (/Policy violation|Content Security Policy|TrustedHTML|TrustedScript/.test(text)) {
      found.push(text);
    }
  });
  return (path: string) => {
    const violations = found.splice(0);
    const description = `${violations.length} violations: ${path}`;
    test.info().annotations.push({ type: POLICY, description });
    expect(violations, path).toEqual([]);
  };
}

export async function visitPublicPages(page: Page): Promise<void> {
  const endVisit = countViolations(page);
  for (const path of [
    ...[...publicRoutes, ...exampleRoutes].map((route) => route.path),
    ...unknownPaths,
  ]) {
    await open(page, path);
    await hydratePage(page);
    const isPressed = (await page.locator("header a[aria-haspopup=dialog]").count()) > 0;
    if (isPressed) await page.locator("#root[data-state=running]").waitFor({ state: "attached" });
    endVisit(path);
  }
}

async function anyMail(api: APIRequestContext): Promise<string> {
  const answer = await api.post("/rest/v1/rpc/list_mails", {
    headers: await ownerHeaders(api),
    data: { page_size: 1 },
  });
  const { rows } = (await answer.json()) as { rows: { id: string }[] };
  return rows[0]?.id ?? "";
}

/** One record of each kind, opened, and pages linked only within the staff area. */
async function pagesWithin(api: APIRequestContext): Promise<[string, (page: Page) => Locator][]> {
  const client = await createClient(api);
  const lead = await createLead(api);
  const ticket = await createTicket(api);
  const post = await createPost(api);
  const heading = (name: string) => (page: Page) => page.getByRole("heading", { name }).first();
  return [
    [client.path, heading(client.business)],
    [
      `/admin/crm/leads?lead=${lead.id}`,
      (page) => page.getByRole("dialog", { name: lead.business }),
    ],
    ["/admin/crm/leads?layout=list", (page) => page.locator("[data-records] tbody tr").first()],
    [`/admin/crm/tickets?ticket=${ticket.id}`, heading(ticket.subject)],
    [editorOf(post.id), (page) => page.locator('[contenteditable="true"]')],
    [`/admin/blog-preview?id=${post.id}`, heading(post.title)],
    ["/admin/crm/clients/import", (page) => page.getByRole("heading", { level: 1 })],
    ["/admin/crm/leads/import", (page) => page.getByRole("heading", { level: 1 })],
    ["/admin/crm/tickets/import", (page) => page.getByRole("heading", { level: 1 })],
    [
      `/admin/outbox?mail=${await anyMail(api)}`,
      (page) => page.frameLocator("iframe").getByText(/\w/).last(),
    ],
    ["/admin/account", heading("Your account")],
  ];
}

export async function visitStaffPages(page: Page, api: APIRequestContext): Promise<void> {
  const endVisit = countViolations(page);
  const routes = staffRoutes.map(({ path, shows }) => [path, shows] as const);
  for (const [path, shows] of [...routes, ...(await pagesWithin(api))]) {
    await openStaffPage(page, path);
    await expect(shows(page)).toBeVisible();
    endVisit(path);
  }
}

const openStaffPage = (page: Page, path: string) =>
  path.startsWith("/admin/blog-preview") ? open(page, path) : openAsStaff(page, path);

const isOfPage = (policy = "") =>
  policy.includes("script-src 'self' 'sha256-") && !/script-src[^;]*(unsafe|\*)/.test(policy);

export async function expectPolicyOnRoutes(baseURL: string | undefined): Promise<void> {
  const routes = [...publicRoutes, ...exampleRoutes, ...staffRoutes].map(({ path }) => path);
  for (const path of [...routes, ...unknownPaths]) {
    const { headers } = await askRaw(baseURL, path);
    expect(isOfPage(String(headers["content-security-policy"])), path).toBe(true);
  }
}
