import { openAsStaff, ownerHeaders, signIn } from "../support/open-page";
import { expectFitAndAccessible, PHONE, TABLET, WIDE } from "../support/page-checks";
import { createLead } from "../support/stored-leads";
import { core, expect, test, type Page } from "../support/test";

const AUTOMATION = "/admin/settings?section=automation";

const history = (page: Page) => page.getByRole("region", { name: "What happened" });

test(
  "an answered call moves a lead by a rule, which its history tells and Undo takes back",
  core,
  async ({ page, request }) => {
    const lead = await createLead(request);
    await signIn(page);
    await openAsStaff(page, `/admin/crm/leads?lead=${lead.id}`);
    await page.getByRole("button", { name: "Call", exact: true }).click();
    await page.getByLabel("Add a note").fill("Talked about photos.");
    await page.getByRole("checkbox", { name: /^They picked up/ }).check();
    await page.getByRole("button", { name: "Log the call" }).click();
    await expect(
      page.getByText(/the rule moved .* to Contacted\. Undo takes back both/),
    ).toBeVisible();
    const rule = history(page).getByRole("listitem").filter({ hasText: "Rule: an answered call" });
    await expect(rule).toContainText("New → Contacted");
    await expect(rule).toContainText("Started by");
    await rule.getByRole("button", { name: /^Undo: Rule/ }).click();
    await expect(page.getByText("Undone: the lead is at New.")).toBeVisible();
    await expect(rule.getByRole("button")).toHaveCount(0);
    const answer = await request.get(`/rest/v1/leads?select=stage&id=eq.${lead.id}`, {
      headers: await ownerHeaders(request),
    });
    expect(await answer.json()).toEqual([{ stage: "new" }]);
  },
);

test(
  "the company edits the onboarding tasks by mouse and keys, and winning a lead adds them",
  core,
  async ({ page, request }) => {
    await signIn(page);
    await openAsStaff(page, AUTOMATION);
    const tasks = page.getByRole("region", { name: "Onboarding tasks" });
    const titles = () =>
      tasks
        .getByLabel("Task", { exact: true })
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    await expect(tasks.getByLabel("Task", { exact: true }).first()).toBeVisible();
    const before = await titles();
    expect(before).toHaveLength(5);

    await tasks.getByRole("button", { name: "Add a task" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(tasks.getByText("Say what is to be done.")).toBeVisible();
    await tasks.getByLabel("Task", { exact: true }).last().fill("Welcome call");
    await tasks.getByLabel("Due after, days").last().fill("1");
    // Keys alone: lift, up, put down.
    await tasks.getByRole("button", { name: "Move task 6 by drag or keys" }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Space");
    await expect.poll(titles).toEqual([...before.slice(0, 4), "Welcome call", before[4]]);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved: what happens by itself.")).toBeVisible();
    await expectFitAndAccessible(page, [WIDE, TABLET, PHONE]);

    const lead = await createLead(request);
    const headers = await ownerHeaders(request);
    const won = await request.post("/rest/v1/rpc/convert_lead", {
      headers,
      data: { lead_id: lead.id, version: 1 },
    });
    const { client_id } = (await won.json()) as { client_id: string };
    await openAsStaff(page, `/admin/crm/clients/${client_id}`);
    await expect(page.getByText("Rule: winning a lead adds the onboarding tasks")).toBeVisible();
    await page.getByRole("button", { name: /^Undo: Rule: winning/ }).click();
    await expect(page.getByText("Undone: 6 tasks removed.")).toBeVisible();

    await openAsStaff(page, AUTOMATION);
    await tasks.getByRole("button", { name: "Remove task 5" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved: what happens by itself.")).toBeVisible();
    expect(await titles()).toEqual(before);
  },
);
