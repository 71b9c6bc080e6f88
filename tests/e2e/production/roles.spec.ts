import type { APIRequestContext } from "@playwright/test";
import type { StaffRole } from "@/data/staff/staff-roles";
import { fillPost, open, ownerHeaders } from "../support/open-page";
import { createClient } from "../support/stored-clients";
import { createLead } from "../support/stored-leads";
import { createTicket } from "../support/stored-tickets";
import { addColleague, apikey, setPassword, signInWith, waitForColleague } from "./new-colleague";
import { expect, test, type Page } from "./production-test";

type Kind = "clients" | "leads" | "tickets";
const KINDS: Kind[] = ["clients", "leads", "tickets"];

type Role = { reads: Kind[]; adds: Kind[]; writesPosts: boolean };

const ROLES: Record<StaffRole, Role> = {
  viewer: { reads: KINDS, adds: [], writesPosts: false },
  editor: { reads: [], adds: [], writesPosts: true },
  sales: { reads: KINDS, adds: ["clients", "leads"], writesPosts: false },
  support: { reads: ["clients", "tickets"], adds: ["tickets"], writesPosts: false },
  owner: { reads: KINDS, adds: KINDS, writesPosts: true },
};

const ADD: Record<Kind, string> = {
  clients: "Add client",
  leads: "Add lead",
  tickets: "New ticket",
};

/** One record of each kind, its address, and the text shown without rights. */
async function arrangeRecords(api: APIRequestContext) {
  const client = await createClient(api);
  const lead = await createLead(api);
  const ticket = await createTicket(api);
  return {
    client,
    clients: { path: client.path, name: client.business, without: "Client not found" },
    leads: {
      path: `/admin/crm/leads?lead=${lead.id}`,
      name: lead.business,
      without: "There is no such lead",
    },
    tickets: {
      path: `/admin/crm/tickets?ticket=${ticket.id}`,
      name: ticket.subject,
      without: "No such ticket",
    },
  };
}

type Records = Awaited<ReturnType<typeof arrangeRecords>>;

async function expectRecords(page: Page, records: Records, { reads, adds }: Role): Promise<void> {
  for (const kind of KINDS) {
    await open(page, `/admin/crm/${kind}`);
    await expect(page.getByRole("searchbox")).toBeVisible();
    const add = page.getByRole("main").getByRole("button", { name: ADD[kind], exact: true });
    if (adds.includes(kind)) await expect(add.first()).toBeVisible();
    else await expect(add, ADD[kind]).toHaveCount(0);

    const { path, name, without } = records[kind];
    await open(page, path);
    const shown = reads.includes(kind) ? name : without;
    const hidden = reads.includes(kind) ? without : name;
    await expect(page.getByRole("heading", { name: shown }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: hidden })).toHaveCount(0);
  }
}

/** Tries to insert a row of each kind with the browser's session. */
async function expectWrites(
  page: Page,
  api: APIRequestContext,
  { id: clientId }: { id: string },
  { adds }: Role,
): Promise<void> {
  const token = await page.evaluate(() => {
    const session = localStorage.getItem("sb-localhost-auth-token") ?? "{}";
    return (JSON.parse(session) as { access_token?: string }).access_token;
  });
  const rows: Record<Kind, object> = {
    clients: { business: "Added by hand" },
    leads: { name: "Added by hand" },
    tickets: { client_id: clientId, subject: "Added by hand" },
  };
  for (const kind of KINDS) {
    const id = crypto.randomUUID();
    const answer = await api.post(`/rest/v1/${kind}`, {
      headers: { apikey: apikey(), Authorization: `Bearer ${token}` },
      data: { id, ...rows[kind] },
    });
    expect(answer.status(), kind).toBe(adds.includes(kind) ? 201 : 403);
    const stored = await api.get(`/rest/v1/${kind}?id=eq.${id}&select=id`, {
      headers: await ownerHeaders(api),
    });
    expect(await stored.json(), kind).toEqual(adds.includes(kind) ? [{ id }] : []);
  }
}

async function expectPost(page: Page, { writesPosts }: Role): Promise<void> {
  const title = `Post ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole("button", { name: "Add New Blog" }).click();
  await fillPost(page, title);
  await page.getByRole("button", { name: "Save blog" }).click();
  if (writesPosts) {
    await expect(page.getByRole("row", { name: new RegExp(title) })).toContainText("Draft");
    return;
  }
  await expect(page.getByRole("alert")).toContainText("Error saving blog: ");
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
}

async function expectStaffAndFigures(page: Page, name: string, role: Role): Promise<void> {
  const isOwner = name === "owner";
  await open(page, "/admin/staff");
  await expect(page.getByRole("heading", { name: "People" })).toBeVisible();
  await expect(page.getByText("Owners change this list.")).toHaveCount(isOwner ? 0 : 1);
  const changes = page
    .getByRole("main")
    .getByRole("button", { name: /Change|Remove|Add a person/ });
  if (isOwner) await expect(changes.first()).toBeVisible();
  else await expect(changes).toHaveCount(0);

  await open(page, "/admin/dashboard");
  const figures = page.getByRole("region", { name: "Key figures" });
  if (role.reads.includes("clients")) await expect(figures).toBeVisible();
  else await expect(page.getByText("No figures for your role")).toBeVisible();
}

test.describe.configure({ timeout: 180_000 });

for (const [name, role] of Object.entries(ROLES)) {
  test(`${name}: signs in, sees what is theirs, may do that and is refused the rest`, async ({
    page,
    api,
    expectProblem,
  }) => {
    if (!role.writesPosts) expectProblem(/status of 403|Error saving blog|errors\.example/);
    const records = await arrangeRecords(api);
    const person = await addColleague(api, name as StaffRole);
    await setPassword(api, person, "long enough now");
    await signInWith(page, person.email, "long enough now");
    await waitForColleague(page, person);
    await expectPost(page, role);
    await expectRecords(page, records, role);
    await expectStaffAndFigures(page, name, role);
    await expectWrites(page, api, records.client, role);
  });
}
